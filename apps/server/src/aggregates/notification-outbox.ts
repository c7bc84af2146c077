/** Notifications to send: written with what they are about, sent outside of any transaction. R-NOT-14 */
import { DAY, HOUR } from '@mundo-manager/rules/clock';
import {
  NOTIFICATION_LANGUAGES,
  type Notification,
  type NotificationLanguage,
  notificationKey,
  notificationPeriod,
  notificationText,
} from '@mundo-manager/rules/notifications';
import { sql } from 'kysely';
import { recordset } from '../storage/json.ts';
import type { Queries, Storage } from '../storage/storage.ts';

const COLUMNS = {
  club_id: 'text',
  language: 'text',
  key: 'text',
  kind: 'text',
  title: 'text',
  body: 'text',
  path: 'text',
  due_at: 'bigint',
  stale_at: 'bigint',
} as const;

/**
 * Writes a row for every browser and one for the e-mail address of a manager who agrees to that kind and channel, each in
 * its language; a key that is there stays as it is. R-NOT-4, R-NOT-17, R-NOT-22, R-NOT-23
 */
export async function queueNotifications(tx: Queries, notifications: readonly Notification[]): Promise<void> {
  if (notifications.length === 0) return;
  const rows = notifications.flatMap((notification) => {
    const { kind, clubId, date } = notification;
    const { dueAt, staleAt } = notificationPeriod(kind, date);
    const key = notificationKey(notification);
    const row = { club_id: clubId, key, kind, due_at: dueAt, stale_at: staleAt };
    return NOTIFICATION_LANGUAGES.map((language) => ({
      ...row,
      language,
      ...notificationText(notification, language),
    }));
  });
  // The lock keeps a browser that is removed meanwhile from breaking the reference.
  await sql`
    insert into notification_outbox (browser_id, key, kind, language, title, body, path, due_at, stale_at)
    select browser.id, new.key, new.kind, new.language, new.title, new.body, new.path, new.due_at, new.stale_at
    from ${recordset(COLUMNS, rows, 'new')}
    join clubs club on club.id = new.club_id
    join notification_consents consent
      on consent.user_id = club.owner_id and consent.kind = new.kind and consent.channel = 'push'
    join push_browsers browser on browser.user_id = club.owner_id and browser.language = new.language
    for key share of browser
    on conflict do nothing`.execute(tx);
  await sql`
    insert into notification_outbox (user_id, key, kind, language, title, body, path, due_at, stale_at)
    select club.owner_id, new.key, new.kind, new.language, new.title, new.body, new.path, new.due_at, new.stale_at
    from ${recordset(COLUMNS, rows, 'new')}
    join clubs club on club.id = new.club_id
    join notification_consents consent
      on consent.user_id = club.owner_id and consent.kind = new.kind and consent.channel = 'email'
    join users owner on owner.id = club.owner_id and owner.email_language = new.language
    on conflict do nothing`.execute(tx);
}

/** What a test says. */
const TEST_TEXTS: Readonly<Record<NotificationLanguage, string>> = {
  'pt-BR': 'Os avisos chegam a este navegador.',
  'en-GB': 'Notices reach this browser.',
  es: 'Los avisos llegan a este navegador.',
};

/** Real milliseconds in which a user sends one test. */
const TEST_EVERY = 10_000;

/** Writes a test for each browser of the user; answers how many there are. */
export async function queueTest(
  tx: Queries,
  userId: string,
  { now, realNow }: { readonly now: number; readonly realNow: number },
): Promise<number> {
  const rows = await tx
    .selectFrom('push_browsers')
    .select(['id', 'language'])
    .where('user_id', '=', userId)
    .forKeyShare()
    .execute();
  if (rows.length === 0) return 0;
  const test = {
    key: `test:${Math.floor(realNow / TEST_EVERY)}`,
    kind: null,
    title: 'Mundo Manager',
    path: '/account',
    due_at: now,
    stale_at: now + HOUR,
  };
  await tx
    .insertInto('notification_outbox')
    .values(rows.map(({ id, language }) => ({ browser_id: id, ...test, language, body: TEST_TEXTS[language] })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return rows.length;
}

/** A row of the outbox with the browser that it goes to. */
export interface DuePush {
  readonly id: number;
  readonly browserId: number;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: NotificationLanguage;
  readonly key: string;
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly staleAt: number;
  /** This attempt included. */
  readonly attempts: number;
}

/** Longer than all sends of a batch, so that no other process sends what this one is sending. */
const LEASE = '60 seconds';
/** Sent at once by a process. */
const BATCH = 20;

/** Locks rows to browsers (`browser_id`) or to addresses (`user_id`) that are due at game time `now` and not stale, the earliest first. */
export async function lockDue(
  tx: Queries,
  recipient: 'browser_id' | 'user_id',
  { now, most }: { readonly now: number; readonly most: number },
): Promise<readonly number[]> {
  const rows = await tx
    .selectFrom('notification_outbox')
    .select('id')
    .where(recipient, 'is not', null)
    .where('done_at', 'is', null)
    .where('due_at', '<=', now)
    .where('stale_at', '>', now)
    .where(({ eb, or }) => or([eb('retry_at', 'is', null), eb('retry_at', '<=', sql<Date>`now()`)]))
    .orderBy('due_at')
    .orderBy('id')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ id }) => id);
}

/** Claims notifications that are due at game time `now`. No other process claims them before the lease ends. */
export function claimPushes({ transaction }: Pick<Storage, 'transaction'>, now: number): Promise<readonly DuePush[]> {
  return transaction(async (tx) => {
    const ids = await lockDue(tx, 'browser_id', { now, most: BATCH });
    if (ids.length === 0) return [];
    return tx
      .updateTable('notification_outbox as row')
      .from('push_browsers as browser')
      .set(({ eb }) => ({
        attempts: eb('row.attempts', '+', 1),
        retry_at: sql<Date>`now() + ${LEASE}::interval`,
      }))
      .whereRef('browser.id', '=', 'row.browser_id')
      .where('row.id', 'in', ids)
      .returning([
        'row.id',
        'browser.id as browserId',
        'row.key',
        'row.title',
        'row.body',
        'row.language',
        'row.path',
        'row.stale_at as staleAt',
        'row.attempts',
        'browser.endpoint',
        'browser.p256dh',
        'browser.auth',
      ])
      .execute();
  });
}

/** What is done is kept for its key until it can come no more. */
export async function noteDone(queries: Queries, id: number): Promise<void> {
  await queries.updateTable('notification_outbox').set({ done_at: sql<Date>`now()` }).where('id', '=', id).execute();
}

/** Real milliseconds until the second attempt. */
const FIRST_RETRY = 15_000;
const RETRY_GROWTH = 2;
const LONGEST_RETRY = 15 * 60_000;

/** The next attempt comes after a pause that doubles from 15 seconds to 15 minutes. */
export async function noteRetry(queries: Queries, { id, attempts }: Pick<DuePush, 'id' | 'attempts'>): Promise<void> {
  const wait = `${Math.min(LONGEST_RETRY, FIRST_RETRY * RETRY_GROWTH ** (attempts - 1))} ms`;
  await queries
    .updateTable('notification_outbox')
    .set({ retry_at: sql<Date>`now() + ${wait}::interval` })
    .where('id', '=', id)
    .execute();
}

/** Deletes a browser that its push service no longer has, with all its pending notifications. */
export async function forgetBrowser(queries: Queries, { browserId, endpoint, p256dh }: DuePush): Promise<void> {
  await queries
    .deleteFrom('push_browsers')
    .where('id', '=', browserId)
    .where('endpoint', '=', endpoint)
    .where('p256dh', '=', p256dh)
    .execute();
}

/** Deletes what has been stale for a day of game time, sent or not. */
export async function forgetPushes(tx: Queries, now: number): Promise<void> {
  await tx
    .deleteFrom('notification_outbox')
    .where('stale_at', '<', now - DAY)
    .execute();
}
