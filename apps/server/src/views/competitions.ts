/** Competitions as a club sees them. */
import { type CompetitionView, competitionView } from '@mundo-manager/contract';
import type { Club } from '@mundo-manager/rules/clubs';
import { loadCompetitions } from '../aggregates/competitions.ts';
import type { Queries } from '../storage/storage.ts';
import { type Sight, viewsOf } from './matches.ts';

/** The club's current competitions, each with the club's own matches only. */
export async function currentCompetitions(queries: Queries, club: Club, now: number): Promise<CompetitionView[]> {
  const competitions = [
    ...(await loadCompetitions(queries, club.competitions.current, { matchesOf: club.id })).values(),
  ];
  const matches = competitions.flatMap((competition) => Object.values(competition.matches));
  const views = await viewsOf(queries, matches, { clubId: club.id, now });
  const hashes = await rulesetHashes(queries, club.competitions.current);
  return competitions.map((competition) =>
    competitionView(
      competition,
      views.filter(({ competitionId }) => competitionId === competition.id),
      hashes.get(competition.id) ?? null,
    ),
  );
}

/** One competition with all its matches; undefined for an unknown id. */
export async function competitionSeenBy(
  queries: Queries,
  id: string,
  sight: Sight,
): Promise<CompetitionView | undefined> {
  const competition = (await loadCompetitions(queries, [id])).get(id);
  if (competition === undefined) return undefined;
  const views = await viewsOf(queries, Object.values(competition.matches), sight);
  return competitionView(competition, views, (await rulesetHashes(queries, [id])).get(id) ?? null);
}

/** The hashes of the rule sets that competitions were drawn under, by their ids; null if that is the world's. R-SRV-13 */
async function rulesetHashes(queries: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, string | null>> {
  if (ids.length === 0) return new Map();
  const rows = await queries.selectFrom('competitions').select(['id', 'ruleset_hash']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, ruleset_hash }) => [id, ruleset_hash]));
}
