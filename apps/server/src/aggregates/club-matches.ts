/** Matches of one club, without their competitions. */
import { DAY } from '@mundo-manager/rules/clock';
import type { Match } from '@mundo-manager/rules/competitions';
import type { Queries } from '../storage/storage.ts';

/** The club's matches within a day of the moment: more than any window of the rules asks for, in the order of their kick-offs. */
export async function matchesAround(queries: Queries, clubId: string, now: number): Promise<readonly Match[]> {
  const rows = await matchesOf(queries, clubId)
    .select('state')
    .where('date', '>', now - DAY)
    .where('date', '<', now + DAY)
    .orderBy('date')
    .execute();
  return rows.map(({ state }) => state);
}

/** Ids of all matches of the club, in the order of their kick-offs. */
export async function matchIdsOf(queries: Queries, clubId: string): Promise<readonly string[]> {
  const rows = await matchesOf(queries, clubId).select('id').orderBy('date').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/** All matches of the club, as a query to narrow. */
export function matchesOf(queries: Queries, clubId: string) {
  return queries
    .selectFrom('matches')
    .where((where) => where.or([where('home_id', '=', clubId), where('away_id', '=', clubId)]));
}
