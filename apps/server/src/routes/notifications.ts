/** What a manager is notified of outside the game, and where. R-NOT-11 to R-NOT-15 */
import { type NotificationSettings, ROUTES } from '@mundo-manager/contract';
import { queueTest } from '../aggregates/notification-outbox.ts';
import { orRefuse, Refused } from '../commands/refusal.ts';
import { addressOf, queueQuestion } from '../email/addresses.ts';
import { callerUserId } from '../http/find-caller.ts';
import { type RouteHost, registerRoute } from '../http/register-route.ts';
import { registerUpdate } from '../http/register-update.ts';
import {
  ownNotifications,
  storeChoice,
  storeEmailLanguage,
  subscribe,
  unsubscribe,
} from '../notifications/consents-and-browsers.ts';
import { isPushEndpoint } from '../notifications/push-hosts.ts';
import type { Queries } from '../storage/storage.ts';

export function registerNotifications(host: RouteHost): void {
  const { storage, clock, identity, mail, push } = host.services;

  /** Without `tx` never inside a transaction. */
  const settingsOf = async (userId: string, tx?: Queries): Promise<NotificationSettings> => ({
    ...(await ownNotifications(tx ?? storage.db, userId)),
    email: mail === undefined ? null : await addressOf(tx ?? storage.db, identity, userId, tx),
    publicKey: push.keys.publicKey,
  });

  registerRoute(host, ROUTES.notificationSettings, ({ caller }) => settingsOf(callerUserId(caller)));

  registerUpdate(host, ROUTES.chooseNotification, async ({ tx, userId, body }) => {
    if (body.channel === 'email' && body.isOn) {
      if (mail === undefined) throw new Refused('notifications/no-email');
      const { isConfirmed } = orRefuse(await addressOf(tx, identity, userId, tx), 'user/none');
      if (!isConfirmed) throw new Refused('notifications/email-unconfirmed');
    }
    await storeChoice(tx, userId, { ...body, now: clock.wallNow() });
    return settingsOf(userId, tx);
  });

  registerUpdate(host, ROUTES.chooseEmailLanguage, async ({ tx, userId, body }) => {
    await storeEmailLanguage(tx, userId, body.language);
    return settingsOf(userId, tx);
  });

  registerUpdate(host, ROUTES.confirmEmail, async ({ tx, userId }) => {
    if (mail === undefined) throw new Refused('notifications/no-email');
    const { address, isConfirmed } = orRefuse(await addressOf(tx, identity, userId, tx), 'user/none');
    if (!isConfirmed) {
      const { emailLanguage: language } = await ownNotifications(tx, userId);
      await queueQuestion(tx, mail, { userId, address, language, now: clock.now(), realNow: clock.wallNow() });
    }
    return settingsOf(userId, tx);
  });

  registerUpdate(host, ROUTES.subscribeBrowser, async ({ tx, userId, body }) => {
    if (!isPushEndpoint(body.endpoint, push.hosts)) throw new Refused('notifications/unknown-service');
    const done = await subscribe(tx, userId, body);
    if (!done.ok) throw new Refused(done.error.code, done.error.facts);
    return settingsOf(userId, tx);
  });

  registerUpdate(host, ROUTES.removeBrowser, async ({ tx, userId, params }) => {
    await unsubscribe(tx, userId, Number(params.browserId));
    return settingsOf(userId, tx);
  });

  registerUpdate(host, ROUTES.testNotification, async ({ tx, userId }) => {
    const browsers = await queueTest(tx, userId, { now: clock.now(), realNow: clock.wallNow() });
    if (browsers === 0) throw new Refused('notifications/no-browser');
    return { browsers };
  });
}
