/** E-mails to an address that does not take them end, with a message to the manager. R-NOT-24 */
import { HOUR } from '@mundo-manager/rules/clock';
import type { GameEvent } from '@mundo-manager/rules/inbox';
import { NOTIFICATION_KINDS } from '@mundo-manager/rules/notifications';
import { storeEvents } from '../aggregates/ledger-and-events.ts';
import { CLUB_CHANNEL } from '../aggregates/lock-and-store.ts';
import { ownNotifications, storeChoice } from '../notifications/consents-and-browsers.ts';
import { notify, type Queries, type Storage } from '../storage/storage.ts';

/** Refusals in a row that end e-mails to an address. */
const MOST_REFUSALS = 3;
/** Real milliseconds between the first and the last of them: a match alone may give three e-mails within an hour. */
const REFUSED_FOR = 24 * HOUR;

/** An e-mail that its address refused for good. */
export interface RefusedEmail {
  readonly userId: string;
  readonly address: string;
  /** Game time. */
  readonly now: number;
  /** Real time. */
  readonly realNow: number;
}

/** Counts the refusal; ends all e-mails to the user with the last one. R-NOT-24 */
export async function noteRefusal({ transaction }: Pick<Storage, 'transaction'>, email: RefusedEmail): Promise<void> {
  const { userId, address, realNow } = email;
  await transaction(async (tx) => {
    await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
    const before = await tx
      .selectFrom('email_refusals')
      .selectAll()
      .where('user_id', '=', userId)
      .where('address', '=', address)
      .executeTakeFirst();
    const counted = { address, refusals: (before?.refusals ?? 0) + 1, since: before?.since ?? realNow };
    if (counted.refusals >= MOST_REFUSALS && realNow - counted.since >= REFUSED_FOR) return endEmails(tx, email);
    await tx
      .insertInto('email_refusals')
      .values({ user_id: userId, ...counted })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(counted))
      .execute();
  });
}

/** Forgets the refusals of a user whose address has taken an e-mail. */
export async function forgetRefusals(queries: Queries, userId: string): Promise<void> {
  await queries.deleteFrom('email_refusals').where('user_id', '=', userId).execute();
}

/** Withdraws the consents to e-mails and the confirmation of the address. */
async function endEmails(tx: Queries, { userId, now, realNow }: RefusedEmail): Promise<void> {
  await forgetRefusals(tx, userId);
  await tx.deleteFrom('confirmed_emails').where('user_id', '=', userId).execute();
  const { consents } = await ownNotifications(tx, userId);
  if (!consents.some(({ channel }) => channel === 'email')) return;
  for (const kind of NOTIFICATION_KINDS)
    await storeChoice(tx, userId, { kind, channel: 'email', isOn: false, now: realNow });
  const club = await tx.selectFrom('clubs').select('id').where('owner_id', '=', userId).executeTakeFirst();
  if (club === undefined) return;
  const news: GameEvent = { clubId: club.id, date: now, type: 'emails-ended' };
  await storeEvents(tx, [news], `emails:${userId}`);
  await notify(tx, CLUB_CHANNEL, club.id);
}
