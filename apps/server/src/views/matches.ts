/** Matches as a club sees them: nothing before its minute. R-WLD-9 */
import { type MatchReport, type MatchView, matchView } from '@mundo-manager/contract';
import { matchReasons, matchStats, ratePlayers, runningOf } from '@mundo-manager/engine';
import type { Match } from '@mundo-manager/rules/competitions';
import { loadMatches } from '../aggregates/matches.ts';
import { liveScores } from '../simulation/live-scores.ts';
import { eventsByStep } from '../simulation/timeline.ts';
import type { MatchTimelines } from '../simulation/timelines.ts';
import type { Queries } from '../storage/storage.ts';

/** The viewing club and the game time, which decide what of a match is visible. */
export interface Sight {
  /** The club of the caller; null without one. */
  readonly clubId: string | null;
  /** Game time. */
  readonly now: number;
}

/** The matches of those ids as the club may see them, in the order of the ids given; unknown ones are left out. */
export async function matchViews(queries: Queries, ids: readonly string[], sight: Sight): Promise<MatchView[]> {
  const stored = await loadMatches(queries, ids);
  return viewsOf(
    queries,
    ids.flatMap((id) => stored.get(id)?.match ?? []),
    sight,
  );
}

/** Stored matches as the club may see them, in their order. */
export async function viewsOf(
  queries: Queries,
  matches: readonly Match[],
  { clubId, now }: Sight,
): Promise<MatchView[]> {
  if (matches.length === 0) return [];
  const ids = matches.map(({ id }) => id);
  const rows = await queries
    .selectFrom('matches')
    .innerJoin('competitions', 'competitions.id', 'matches.competition_id')
    .select(['matches.id', 'matches.phase', 'matches.commitment', 'competitions.ruleset_hash'])
    .where('matches.id', 'in', ids)
    .execute();
  const published = new Map(rows.map((row) => [row.id, row]));
  const playing = rows.filter(({ phase }) => phase === 'playing').map(({ id }) => id);
  const scores = await liveScores(queries, playing, now);
  return matches.map((match) =>
    matchView(match, {
      clubId,
      commitment: published.get(match.id)?.commitment ?? '',
      rulesetHash: published.get(match.id)?.ruleset_hash ?? null,
      live: scores.get(match.id) ?? null,
    }),
  );
}

/** Statistics, ratings, running, reasons and events of a match that is over; null for any other. */
export async function matchReport(
  queries: Queries,
  timelines: MatchTimelines,
  matchId: string,
): Promise<MatchReport | null> {
  const finished = await queries
    .selectFrom('matches')
    .select('id')
    .where('id', '=', matchId)
    .where('phase', '=', 'finished')
    .executeTakeFirst();
  const course = finished === undefined ? undefined : await timelines.of(queries, matchId);
  if (course === undefined) return null;
  const { input, timeline } = course;
  const events = eventsByStep(timeline).flat();
  return {
    stats: matchStats(events, input),
    ratings: ratePlayers(events, input),
    running: runningOf(events),
    reasons: matchReasons(events, input),
    events,
  };
}
