/** What a manager has agreed to, and his browsers. R-NOT-2, R-NOT-11, R-NOT-13 */
import {
  type BrowserSubscription,
  MOST_BROWSERS,
  OFFERED_CHANNELS,
  type OwnNotifications,
} from '@mundo-manager/contract';
import {
  chooseNotification,
  type NotificationChoice,
  type NotificationLanguage,
} from '@mundo-manager/rules/notifications';
import { refuseWith } from '../commands/refusal.ts';
import type { Queries } from '../storage/storage.ts';

/** Consents, browsers and language of e-mails of the user, the newest browser first. */
export async function ownNotifications(queries: Queries, userId: string): Promise<OwnNotifications> {
  const consents = await queries
    .selectFrom('notification_consents')
    .select(['kind', 'channel', 'since'])
    .where('user_id', '=', userId)
    .where('channel', 'in', OFFERED_CHANNELS)
    .orderBy('kind')
    .execute();
  const browsers = await queries
    .selectFrom('push_browsers')
    .select(['id', 'label', 'endpoint', 'language', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
  const user = await queries.selectFrom('users').select('email_language').where('id', '=', userId).executeTakeFirst();
  return {
    consents,
    emailLanguage: user?.email_language ?? 'pt-BR',
    browsers: browsers.map(({ id, label, endpoint, language, created_at }) => ({
      id: String(id),
      label,
      endpoint,
      language,
      createdAt: created_at.getTime(),
    })),
  };
}

/** Stores a choice; what waits to be sent of a kind that is switched off is not sent. */
export async function storeChoice(tx: Queries, userId: string, choice: NotificationChoice): Promise<void> {
  const { consents } = await ownNotifications(tx, userId);
  const { kind, channel } = choice;
  const chosen = chooseNotification(consents, choice).find((each) => each.kind === kind && each.channel === channel);
  if (chosen !== undefined) {
    await tx
      .insertInto('notification_consents')
      .values({ user_id: userId, ...chosen })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return;
  }
  await tx
    .deleteFrom('notification_consents')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('channel', '=', channel)
    .execute();
  const waiting = tx.deleteFrom('notification_outbox').where('kind', '=', kind).where('done_at', 'is', null);
  const browsers = tx.selectFrom('push_browsers').select('id').where('user_id', '=', userId);
  await (channel === 'email'
    ? waiting.where('user_id', '=', userId)
    : waiting.where('browser_id', 'in', browsers)
  ).execute();
}

/** Stores the language of e-mails that are written from now on. R-NOT-23 */
export async function storeEmailLanguage(tx: Queries, userId: string, language: NotificationLanguage): Promise<void> {
  await tx.updateTable('users').set({ email_language: language }).where('id', '=', userId).execute();
}

/** Subscribes a browser. One that another user had subscribed is his no longer, with all that waited for it. */
export async function subscribe(tx: Queries, userId: string, subscription: BrowserSubscription) {
  const { endpoint, p256dh, auth, label, language = 'pt-BR' } = subscription;
  await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
  await tx.deleteFrom('push_browsers').where('endpoint', '=', endpoint).where('user_id', '<>', userId).execute();
  const { browsers } = await ownNotifications(tx, userId);
  if (browsers.length >= MOST_BROWSERS && !browsers.some((each) => each.endpoint === endpoint))
    return refuseWith('notifications/too-many-browsers', { maximum: MOST_BROWSERS });
  await tx
    .insertInto('push_browsers')
    .values({ user_id: userId, endpoint, p256dh, auth, label, language })
    .onConflict((conflict) =>
      conflict.column('endpoint').doUpdateSet({ user_id: userId, p256dh, auth, label, language }),
    )
    .execute();
  return { ok: true } as const;
}

/** Removes a browser of the user; an unknown one changes nothing. */
export async function unsubscribe(tx: Queries, userId: string, browserId: number): Promise<void> {
  await tx.deleteFrom('push_browsers').where('id', '=', browserId).where('user_id', '=', userId).execute();
}
