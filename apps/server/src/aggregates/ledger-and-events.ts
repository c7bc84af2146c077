/** What has happened: ledger entries, events, and the messages made of them. Only ever added to. */

import type { LedgerEntry } from '@mundo-manager/rules/finances';
import { type GameEvent, type InboxMessage, inboxMessages } from '@mundo-manager/rules/inbox';
import { eventNotification } from '@mundo-manager/rules/notifications';
import { json } from '../storage/json.ts';
import type { Queries } from '../storage/storage.ts';
import { queueNotifications } from './notification-outbox.ts';

/** Adds entries; the database continues each club's chain and refuses debt by spending. R-STO-3 */
export async function storeEntries(tx: Queries, entries: readonly LedgerEntry[], cause: string): Promise<void> {
  if (entries.length === 0) return;
  await tx
    .insertInto('ledger_entries')
    .values(
      entries.map(({ clubId, currency, type, amount, subject = null, date }) => ({
        club_id: clubId,
        currency,
        type,
        amount,
        subject,
        date,
        cause,
      })),
    )
    .execute();
}

/** Adds events, to the inboxes those that are news, and to the outbox those that managers are notified of. R-INB-1, R-NOT-12 */
export async function storeEvents(tx: Queries, events: readonly GameEvent[], cause: string): Promise<void> {
  if (events.length === 0) return;
  await tx
    .insertInto('events')
    .values(
      events.map((event) => ({ club_id: event.clubId, date: event.date, type: event.type, facts: json(event), cause })),
    )
    .execute();
  await queueNotifications(
    tx,
    events.map(eventNotification).filter((notification) => notification !== null),
  );
  await storeMessages(tx, inboxMessages(events).toReversed());
}

/** Stores messages; one whose id is taken, as of two acts in one moment, gets the next number behind it. R-IBX-1 */
async function storeMessages(tx: Queries, messages: readonly InboxMessage[]): Promise<void> {
  let waiting = messages;
  for (let number = 1; waiting.length > 0; number++) {
    const numbered = number === 1 ? waiting : waiting.map((each) => ({ ...each, id: `${each.id}:${number}` }));
    const rows = await tx
      .insertInto('inbox_messages')
      .values(
        numbered.map(({ read, ...message }) => ({
          id: message.id,
          club_id: message.clubId,
          date: message.date,
          read,
          message: json(message),
        })),
      )
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .execute();
    const stored = new Set(rows.map(({ id }) => id));
    waiting = waiting.filter((_, at) => !stored.delete(numbered[at]?.id ?? ''));
  }
}
