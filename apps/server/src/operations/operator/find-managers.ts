/** Searches managers and clubs for an operator. R-ADM-1 */
import type { DoneAct, FoundManager } from '@mundo-manager/contract';
import { type Selectable, sql } from 'kysely';
import type { Queries } from '../../storage/storage.ts';
import type { PeopleTables } from '../../storage/tables/users-and-commands.ts';

/** Most that are shown. */
const MOST = 50;

/** Users and clubs by id or a user's e-mail address, or by a part of the name of either, in the order of names. The address is not shown. */
export async function findManagers(queries: Queries, text: string): Promise<readonly FoundManager[]> {
  const pattern = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<FoundManager>`
    select users.id as "userId", users.name as "userName", clubs.id as "clubId", clubs.name as "clubName",
      clubs.category, clubs.money, clubs.credits, bans.until as "bannedUntil"
    from users full join clubs on clubs.owner_id = users.id left join bans on bans.user_id = users.id
      left join auth_user on auth_user.id = users.id
    where auth_user.email = lower(${text}) or users.id = ${text} or clubs.id = ${text} or users.name ilike ${pattern} or clubs.name ilike ${pattern}
    order by coalesce(clubs.name, users.name), coalesce(clubs.id, users.id) limit ${MOST}`.execute(queries);
  return rows;
}

/** What operators have done to a user or a club, the oldest first. */
export function actionsOn(queries: Queries, id: string) {
  return queries
    .selectFrom('operator_acts')
    .selectAll()
    .where((where) => where.or([where('user_id', '=', id), where('club_id', '=', id)]))
    .orderBy('id')
    .execute();
}

/** Actions on a page, the newest first. */
const PAGE = 50;

/** What operators have done, to one user or club where one is named, before an action where one is. */
export async function recentActions(
  queries: Queries,
  { of, before }: { readonly of?: string; readonly before?: number },
): Promise<{ readonly acts: readonly DoneAct[]; readonly next: number | null }> {
  let asked = queries
    .selectFrom('operator_acts')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(PAGE + 1);
  if (of !== undefined)
    asked = asked.where((where) => where.or([where('user_id', '=', of), where('club_id', '=', of)]));
  if (before !== undefined) asked = asked.where('id', '<', before);
  const rows = await asked.execute();
  const acts = rows.slice(0, PAGE).map(actionView);
  return { acts, next: rows.length > PAGE ? (acts.at(-1)?.id ?? null) : null };
}

/** The action that this transaction has done. */
export async function actionOfTransaction(tx: Queries): Promise<DoneAct> {
  const row = await tx
    .selectFrom('operator_acts')
    .selectAll()
    .where(sql<boolean>`xmin = pg_current_xact_id()::xid`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return actionView(row);
}

function actionView(row: Selectable<PeopleTables['operator_acts']>): DoneAct {
  const { id, done_at, operator, act, user_id, club_id, reason, facts } = row;
  return {
    id,
    doneAt: done_at.getTime(),
    operator,
    act,
    userId: user_id,
    clubId: club_id,
    reason,
    facts: facts as DoneAct['facts'],
  };
}
