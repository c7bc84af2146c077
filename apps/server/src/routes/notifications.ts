/** What a manager is notified of outside the game, and where. R-NOT-11 to R-NOT-15 */
import { type NotificationSettings, ROUTES } from '@mundo-manager/contract';
import { queueTest } from '../aggregates/notification-outbox.ts';
import { orRefuse, Refused } from '../commands/refusal.ts';
import { type RouteHost, registerRoute } from '../http/register-route.ts';
import { ownNotifications, storeChoice, subscribe, unsubscribe } from '../notifications/choices.ts';
import { isPushEndpoint } from '../notifications/push-hosts.ts';
import type { Queries } from '../storage/storage.ts';

export function registerNotifications(host: RouteHost): void {
  const { storage, clock, push } = host.services;

  const settingsOf = async (userId: string): Promise<NotificationSettings> => ({
    ...(await ownNotifications(storage.db, userId)),
    publicKey: push.keys.publicKey,
  });
  const change = async (userId: string, work: (tx: Queries) => Promise<void>) => {
    await host.parallelCommands.run(userId, () => storage.transaction(work));
    return settingsOf(userId);
  };

  registerRoute(host, ROUTES.notificationSettings, ({ caller }) =>
    settingsOf(orRefuse(caller.userId, 'auth/required')),
  );
  registerRoute(host, ROUTES.chooseNotification, ({ caller, body }) => {
    const userId = orRefuse(caller.userId, 'auth/required');
    return change(userId, (tx) => storeChoice(tx, userId, { ...body, now: clock.wallNow() }));
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
