/** What an operator does to a manager: each action is a row, and the manager reads of it. R-ADM-1 to R-ADM-4 */
import { adjustBalance } from '@mundo-manager/rules/finances';
import type { GameEvent } from '@mundo-manager/rules/inbox';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { clubIdOf } from '../../aggregates/clubs.ts';
import { storeEvents } from '../../aggregates/ledger-and-events.ts';
import { CLUB_CHANNEL, lockAndLoad, storeChanges } from '../../aggregates/lock-and-store.ts';
import type { Refusal } from '../../commands/refusal.ts';
import { json } from '../../storage/json.ts';
import { notify, type Queries } from '../../storage/storage.ts';

/** Who acts, when in the game, and why: the manager reads the reason. */
export interface ActionContext {
  readonly operator: string;
  readonly reason: string;
  readonly now: number;
}

/** Keeps a user out of the game until a moment of it; a second ban replaces the first. False if there is no such user. */
export async function ban(tx: Queries, userId: string, until: number, context: ActionContext): Promise<boolean> {
  const { reason } = context;
  const user = await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirst();
  if (user === undefined) return false;
  await tx
    .insertInto('bans')
    .values({ user_id: userId, until, reason })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ until, reason }))
    .execute();
  const clubId = await clubIdOf(tx, userId);
  await recordAction(tx, context, 'ban', { userId, clubId, facts: { until } });
  await informManager(tx, clubId, { type: 'manager-banned', until, reason }, context);
  return true;
}

/** Lets a user in again. False if he was not kept out. */
export async function unban(tx: Queries, userId: string, context: ActionContext): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('bans').where('user_id', '=', userId).executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) return false;
  const clubId = await clubIdOf(tx, userId);
  await recordAction(tx, context, 'unban', { userId, clubId, facts: {} });
  await informManager(tx, clubId, { type: 'manager-unbanned', reason: context.reason }, context);
  return true;
}

/** Gives a club money or credits, or takes them away; the refusal of the rule, or that there is no such club. */
export async function grant(
  tx: Queries,
  clubId: string,
  given: { readonly currency: 'money' | 'credits'; readonly amount: number },
  context: ActionContext,
  ruleset: Ruleset,
): Promise<Refusal | null> {
  const loaded = await lockAndLoad(tx, { clubs: [clubId] });
  const stored = loaded.clubs.get(clubId);
  if (stored === undefined) return { code: 'not-found/club', facts: {} };
  const adjusted = adjustBalance({ club: stored.club, ...given, reason: context.reason, now: context.now });
  if (!adjusted.ok) return adjusted.error;
  const { club, entries, events } = adjusted.value;
  await storeChanges(tx, loaded, { clubs: [club], entries, events }, `operator:${context.operator}`, ruleset);
  await recordAction(tx, context, 'grant', { userId: stored.ownerId, clubId, facts: given });
  return null;
}

interface Concerned {
  readonly userId: string | null;
  readonly clubId: string | undefined;
  readonly facts: object;
}

/** Keeps a row of an action, and answers its id. */
export async function recordAction(
  tx: Queries,
  { operator, reason }: ActionContext,
  act: string,
  concerned: Concerned,
): Promise<number> {
  const { userId, clubId = null, facts } = concerned;
  const row = await tx
    .insertInto('operator_acts')
    .values({ operator, act, user_id: userId, club_id: clubId, reason, facts: json(facts) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

type AboutTheManager =
  | 'manager-banned'
  | 'manager-unbanned'
  | 'manager-silenced'
  | 'manager-unsilenced'
  | 'post-hidden'
  | 'post-restored';
type OfTheManager = Extract<GameEvent, { readonly type: AboutTheManager }>;
type News<Event> = Event extends unknown ? Omit<Event, 'clubId' | 'date'> : never;

/** A message in the inbox of the club; who has none reads of it where he is refused. */
export async function informManager(
  tx: Queries,
  clubId: string | undefined,
  news: News<OfTheManager>,
  context: ActionContext,
): Promise<void> {
  if (clubId === undefined) return;
  await storeEvents(tx, [{ clubId, date: context.now, ...news }], `operator:${context.operator}`);
  await notify(tx, CLUB_CHANNEL, clubId);
}
