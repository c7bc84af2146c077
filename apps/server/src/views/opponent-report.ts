/** What a manager may see of another club: finished matches and the public squad, never its plans. R-OPP-1, R-OPP-13 */
import { type OpponentView, publicClub } from '@mundo-manager/contract';
import type { TeamSheet } from '@mundo-manager/engine';
import type { Club } from '@mundo-manager/rules/clubs';
import { FRIENDLY, type Match } from '@mundo-manager/rules/competitions';
import { occasionOf } from '@mundo-manager/rules/discipline';
import {
  COUNTED_MEETINGS,
  headToHead,
  opponentReport,
  SCOUTED_MATCHES,
  type ScoutedGoal,
  type ScoutedMatch,
} from '@mundo-manager/rules/opponents';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { sql } from 'kysely';
import { matchesOf } from '../aggregates/club-matches.ts';
import type { Queries } from '../storage/storage.ts';
import { viewsOf } from './matches.ts';

/** Who looks, when, and by which rules. */
export interface OpponentSight {
  /** The club that looks. */
  readonly clubId: string;
  /** Game time. */
  readonly now: number;
  readonly ruleset: Ruleset;
}

/** Matches of competitions: a friendly is in no report. R-FRD-12 */
const IS_CONTEST = sql<boolean>`state->>'competitionName' <> ${FRIENDLY}`;

/** The report on the club, the head to head with the one that looks, and their next match. */
export async function opponentView(
  queries: Queries,
  club: Club,
  { clubId, now, ruleset }: OpponentSight,
): Promise<OpponentView> {
  const { id, players } = publicClub(club);
  const matches = await scoutedMatches(queries, id);
  const meetings = clubId === id ? [] : await meetingsOf(queries, clubId, id);
  const ahead = await matchesAhead(queries, id);
  const next = ahead.find((match) => isBetween(match, clubId, id)) ?? null;
  const [nearest = null] = next === null ? ahead : [next];
  const competitionId = nearest === null ? null : occasionOf(nearest).competitionId;
  const [view = null] = next === null ? [] : await viewsOf(queries, [next], { clubId, now });
  return {
    report: opponentReport({ club: { id, players }, matches, competitionId, now }, ruleset),
    headToHead: headToHead(meetings, clubId, id),
    next: view,
  };
}

/** The club's newest finished matches, each with its own sheet and the goals of both sides. */
async function scoutedMatches(queries: Queries, clubId: string): Promise<ScoutedMatch[]> {
  const rows = await matchesOf(queries, clubId)
    .innerJoin('match_plays', 'match_plays.match_id', 'matches.id')
    .select([
      'matches.state',
      sql<TeamSheet>`input -> (case when home_id = ${clubId} then 'home' else 'away' end)`.as('sheet'),
      sql<readonly ScoutedGoal[] | null>`timeline -> 'goals'`.as('goals'),
    ])
    .where('phase', '=', 'finished')
    .where(IS_CONTEST)
    .orderBy('date', 'desc')
    .limit(SCOUTED_MATCHES)
    .execute();
  return rows.map(({ state: match, sheet, goals }) => ({ match, sheet, goals }));
}

async function meetingsOf(queries: Queries, one: string, other: string): Promise<readonly Match[]> {
  const rows = await matchesOf(queries, one)
    .select('state')
    .where((where) => where.or([where('home_id', '=', other), where('away_id', '=', other)]))
    .where('phase', '=', 'finished')
    .where(IS_CONTEST)
    .orderBy('date', 'desc')
    .limit(COUNTED_MEETINGS)
    .execute();
  return rows.map(({ state }) => state);
}

/** Matches of the club that are not over, the next first. */
async function matchesAhead(queries: Queries, clubId: string): Promise<readonly Match[]> {
  const rows = await matchesOf(queries, clubId)
    .select('state')
    .where('phase', '!=', 'finished')
    .orderBy('date')
    .execute();
  return rows.map(({ state }) => state);
}

function isBetween({ home, away }: Match, one: string, other: string): boolean {
  return one !== other && [one, other].every((id) => home.id === id || away.id === id);
}
