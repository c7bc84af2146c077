/** Searches managers and clubs for an operator. R-ADM-1 */
import { sql } from 'kysely';
import type { Queries } from '../../storage/storage.ts';

/** A manager or a club without one, as the operator sees him. */
export interface Found {
  readonly userId: string | null;
  readonly userName: string | null;
  readonly clubId: string | null;
  readonly clubName: string | null;
  readonly category: string | null;
  readonly money: number | null;
  readonly credits: number | null;
  readonly bannedUntil: number | null;
}

/** Most that are shown. */
const MOST = 50;

/** Users and clubs by id, or by a part of the name of either, in the order of names. */
export async function findManagers(queries: Queries, text: string): Promise<readonly Found[]> {
  const pattern = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<Found>`
    select users.id as "userId", users.name as "userName", clubs.id as "clubId", clubs.name as "clubName",
      clubs.category, clubs.money, clubs.credits, bans.until as "bannedUntil"
    from users full join clubs on clubs.owner_id = users.id left join bans on bans.user_id = users.id
    where users.id = ${text} or clubs.id = ${text} or users.name ilike ${pattern} or clubs.name ilike ${pattern}
    order by coalesce(clubs.name, users.name), coalesce(clubs.id, users.id) limit ${MOST}`.execute(queries);
  return rows;
}

/** What operators have done to a user or a club, the oldest first. */
export function actsOn(queries: Queries, id: string) {
  return queries
    .selectFrom('operator_acts')
    .selectAll()
    .where((where) => where.or([where('user_id', '=', id), where('club_id', '=', id)]))
    .orderBy('id')
    .execute();
}
