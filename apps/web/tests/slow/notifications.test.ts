/** The service worker of notifications on the real server, under its headers. Push services are out of reach: the browser itself delivers. */
import type { BrowserContext } from 'playwright-core';
import { expect, test } from 'vitest';
import { complaintsOf } from './support/browser.ts';
import { signInWithClub } from './support/club.ts';
import { openScreen, own } from './support/screen.ts';
import { openTestStage } from './support/stage.ts';

const stage = openTestStage();

test('a notification is shown once with its text, a press leads to its screen, and no file is kept (R-NOT-16)', async () => {
  const context = await stage.contextOf('laptop', 'light');
  await context.grantPermissions(['notifications'], { origin: stage.url });
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  await signInWithClub(page, stage.url, 'avisos', 'Vale do Sino');
  await openScreen(page, `${stage.url}/account`, 'Conta');
  const section = page.getByRole('region', { name: 'Avisos' });
  await section.getByRole('checkbox', { name: 'Resultado do jogo' }).click();
  await expect.poll(() => section.getByRole('checkbox', { checked: true }).count()).toBe(1);
  await section.getByRole('button', { name: 'Ativar avisos neste navegador' }).waitFor();

  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/push-worker.js');
    await navigator.serviceWorker.ready;
  });
  const message = { title: 'Real 1 × 0 Ponte', body: 'Fim de jogo.', path: '/finances', tag: 'result:c1:m1' };
  const deliver = async (delivered: typeof message) =>
    devtools.send('ServiceWorker.deliverPushMessage', {
      origin: stage.url,
      registrationId: await registered,
      data: JSON.stringify(delivered),
    });
  const shown = () =>
    page.evaluate(async () => {
      const notifications = await (await navigator.serviceWorker.ready).getNotifications();
      return notifications.map(({ title, body, tag, data }) => ({ title, body, tag, path: data.path }));
    });
  await deliver(message);
  await expect.poll(shown).toEqual([message]);
  // The second of the same tag takes the place of the first.
  const corrected = { ...message, title: 'Real 2 × 0 Ponte' };
  await deliver(corrected);
  await expect.poll(shown).toEqual([corrected]);

  await page.goto(await addressOfPress(context));
  await page.getByRole('heading', { level: 1, name: 'Finanças' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/finances');
  await expect.poll(shown).toEqual([]);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  expect(own(complaints)).toEqual([]);
});

/** What the worker needs of its own scope, which is not the page's. */
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { openWindow: (address: string) => Promise<null> };
  readonly NotificationEvent: new (type: string, init: { readonly notification: Notification }) => Event;
}

/**
 * Dispatches a click on the notification in the service worker, and returns the address that it opens. `openWindow` is
 * replaced: browsers allow it only after a user's gesture.
 */
async function addressOfPress(context: BrowserContext): Promise<string> {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  return worker.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const { registration, clients, NotificationEvent } = globalThis as unknown as WorkerScope;
        clients.openWindow = async (address) => {
          resolve(address);
          return null;
        };
        void registration.getNotifications().then(([notification]) => {
          if (notification) dispatchEvent(new NotificationEvent('notificationclick', { notification }));
        });
      }),
  );
}
