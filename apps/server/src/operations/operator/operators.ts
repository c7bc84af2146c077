/** Who may do what operators do over the interface, and until when. R-OPR-6 */
import { sql } from 'kysely';
import type { Queries } from '../../storage/storage.ts';
import { type ActionContext, recordAction } from './actions.ts';

/** Days of real time that a scope lasts, unless given, and at most. */
export const SCOPE_DAYS = { usual: 30, most: 90 } as const;

/** The end of the user's scope in real time; null without one at that moment. */
export async function operatorUntil(queries: Queries, userId: string, realNow: number): Promise<number | null> {
  const row = await queries
    .selectFrom('operators')
    .select('until_at')
    .where('user_id', '=', userId)
    .where('until_at', '>', realNow)
    .executeTakeFirst();
  return row?.until_at ?? null;
}

/** The user of an id or of an e-mail address that was verified; undefined if there is none. */
export async function userCalled(queries: Queries, idOrAddress: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select users.id from users left join auth_user on auth_user.id = users.id
    where users.id = ${idOrAddress} or (auth_user.email = lower(${idOrAddress}) and auth_user.email_verified)
    limit 2`.execute(queries);
  return rows.length === 1 ? rows[0]?.id : undefined;
}

/** Appoints the user until a moment of real time; a second appointment replaces the first. */
export async function appoint(tx: Queries, userId: string, until: number, context: ActionContext): Promise<void> {
  await tx
    .insertInto('operators')
    .values({ user_id: userId, until_at: until })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ until_at: until }))
    .execute();
  await recordAction(tx, context, 'appoint', { userId, clubId: undefined, facts: { until } });
}

/** Ends the user's scope at once. False if he has none. */
export async function dismiss(tx: Queries, userId: string, context: ActionContext): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('operators').where('user_id', '=', userId).executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) return false;
  await recordAction(tx, context, 'dismiss', { userId, clubId: undefined, facts: {} });
  return true;
}
