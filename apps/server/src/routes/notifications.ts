/** What a manager is notified of outside the game, and where. R-NOT-11 to R-NOT-15 */
import { type NotificationSettings, ROUTES } from '@mundo-manager/contract';
import { queueTest } from '../aggregates/notification-outbox.ts';
import { orRefuse, Refused } from '../commands/refusal.ts';
import { addressOf, queueQuestion } from '../email/addresses.ts';
import { type RouteHost, registerRoute } from '../http/register-route.ts';
import { ownNotifications, storeChoice, storeEmailLanguage, subscribe, unsubscribe } from '../notifications/choices.ts';
import { isPushEndpoint } from '../notifications/push-hosts.ts';
import type { Queries } from '../storage/storage.ts';

export function registerNotifications(host: RouteHost): void {
  const { storage, clock, identity, mail, push } = host.services;

  const settingsOf = async (userId: string): Promise<NotificationSettings> => ({
    ...(await ownNotifications(storage.db, userId)),
    email: mail === undefined ? null : await addressOf(storage.db, identity, userId),
    publicKey: push.keys.publicKey,
  });
  const addressIn = async (tx: Queries, userId: string) => {
    if (mail === undefined) throw new Refused('notifications/no-email');
    return orRefuse(await addressOf(tx, identity, userId, tx), 'user/none');
  };
  const change = async (userId: string, work: (tx: Queries) => Promise<void>) => {
    await host.parallelCommands.run(userId, () => storage.transaction(work));
    return settingsOf(userId);
  };

  registerRoute(host, ROUTES.notificationSettings, ({ caller }) =>
    settingsOf(orRefuse(caller.userId, 'auth/required')),
  );
  registerRoute(host, ROUTES.chooseNotification, ({ caller, body }) => {
    const userId = orRefuse(caller.userId, 'auth/required');
    return change(userId, async (tx) => {
      if (body.channel === 'email' && body.isOn && !(await addressIn(tx, userId)).isConfirmed)
        throw new Refused('notifications/email-unconfirmed');
      await storeChoice(tx, userId, { ...body, now: clock.wallNow() });
    });
  });
  registerRoute(host, ROUTES.chooseEmailLanguage, ({ caller, body }) => {
    const userId = orRefuse(caller.userId, 'auth/required');
    return change(userId, (tx) => storeEmailLanguage(tx, userId, body.language));
  });
  registerRoute(host, ROUTES.confirmEmail, ({ caller }) => {
    const userId = orRefuse(caller.userId, 'auth/required');
    return change(userId, async (tx) => {
      const { address, isConfirmed } = await addressIn(tx, userId);
      if (isConfirmed || mail === undefined) return;
      const { emailLanguage: language } = await ownNotifications(tx, userId);
      await queueQuestion(tx, mail, { userId, address, language, now: clock.now(), realNow: clock.wallNow() });
    });
  });
  registerRoute(host, ROUTES.subscribeBrowser, ({ caller, body }) => {
    const userId = orRefuse(caller.userId, 'auth/required');
    if (!isPushEndpoint(body.endpoint, push.hosts)) throw new Refused('notifications/unknown-service');
    return change(userId, async (tx) => {
      const done = await subscribe(tx, userId, body);
      if (!done.ok) throw new Refused(done.error.code, done.error.facts);
    });
  });
  registerRoute(host, ROUTES.removeBrowser, ({ caller, params }) => {
    const userId = orRefuse(caller.userId, 'auth/required');
    return change(userId, (tx) => unsubscribe(tx, userId, Number(params.browserId)));
  });
  registerRoute(host, ROUTES.testNotification, async ({ caller }) => {
    const userId = orRefuse(caller.userId, 'auth/required');
    const moments = { now: clock.now(), realNow: clock.wallNow() };
    const browsers = await host.parallelCommands.run(userId, () =>
      storage.transaction((tx) => queueTest(tx, userId, moments)),
    );
    if (browsers === 0) throw new Refused('notifications/no-browser');
    return { browsers };
  });
}
