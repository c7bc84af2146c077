/** Competitions as a club sees them: nothing before its minute. R-WLD-9 */
import { type CompetitionView, competitionView, type LiveScore, matchView } from '@mundo-manager/contract';
import type { Club } from '@mundo-manager/rules/clubs';
import type { Competition } from '@mundo-manager/rules/competitions';
import { loadCompetitions } from '../aggregates/competitions.ts';
import { loadMatches } from '../aggregates/matches.ts';
import type { Queries } from '../storage/storage.ts';

/** The club's current competitions, each with the club's own matches only. */
export async function currentCompetitions(queries: Queries, club: Club, now: number): Promise<CompetitionView[]> {
  const competitions = await loadCompetitions(queries, club.competitions.current, { matchesOf: club.id });
  return Promise.all([...competitions.values()].map((competition) => viewOf(queries, competition, club.id, now)));
}

/** One competition with all its matches, as the club (null for none) sees it; undefined for an unknown id. */
export async function competitionSeenBy(
  queries: Queries,
  { id, clubId, now }: { readonly id: string; readonly clubId: string | null; readonly now: number },
): Promise<CompetitionView | undefined> {
  const competition = (await loadCompetitions(queries, [id])).get(id);
  return competition === undefined ? undefined : viewOf(queries, competition, clubId, now);
}

async function viewOf(
  queries: Queries,
  competition: Competition,
  clubId: string | null,
  now: number,
): Promise<CompetitionView> {
  const stored = await loadMatches(queries, Object.keys(competition.matches));
  const scores = await liveScores(queries, [...stored.keys()], now);
  const matches = [...stored.values()].map(({ match, commitment }) =>
    matchView(match, { clubId, commitment, live: scores.get(match.id) ?? null }),
  );
  return competitionView(competition, matches);
}

/** Scores of the matches that are being played, at the last minute that may be seen. Filled by match days. */
async function liveScores(
  _queries: Queries,
  _matchIds: readonly string[],
  _now: number,
): Promise<ReadonlyMap<string, LiveScore>> {
  return new Map();
}
