/** E-mails of the outbox: at most one for a user and a key. R-NOT-17 */
import type { NotificationKind, NotificationLanguage } from '@mundo-manager/rules/notifications';
import { sql } from 'kysely';
import { lockDue } from '../aggregates/notification-outbox.ts';
import type { Storage } from '../storage/storage.ts';

/** A row of the outbox that goes to a user's address. */
export interface DueEmail {
  readonly id: number;
  readonly userId: string;
  readonly key: string;
  /** Null for the question whether the address is the user's own. */
  readonly kind: NotificationKind | null;
  /** Of title and body. */
  readonly language: NotificationLanguage;
  readonly title: string;
  readonly body: string;
  readonly path: string;
  /** This attempt included. */
  readonly attempts: number;
}

/** Longer than all sends of a batch, so that no other process sends what this one is sending. */
const LEASE = '120 seconds';
/** Sent at once by a process. */
const BATCH = 10;

/** Claims e-mails that are due at game time `now`. No other process claims them before the lease ends. */
export function claimEmails({ transaction }: Pick<Storage, 'transaction'>, now: number): Promise<readonly DueEmail[]> {
  return transaction(async (tx) => {
    const ids = await lockDue(tx, 'user_id', { now, most: BATCH });
    if (ids.length === 0) return [];
    return tx
      .updateTable('notification_outbox')
      .set(({ eb }) => ({ attempts: eb('attempts', '+', 1), retry_at: sql<Date>`now() + ${LEASE}::interval` }))
      .where('id', 'in', ids)
      .returning(['id', 'user_id as userId', 'key', 'kind', 'language', 'title', 'body', 'path', 'attempts'])
      .$narrowType<{ userId: string }>()
      .execute();
  });
}
