/** The service worker of notifications on the real server, under its headers. Push services are out of reach: the browser itself delivers. */
import { expect, test } from 'vitest';
import { complaintsOf } from './support/browser.ts';
import { signInWithClub } from './support/club.ts';
import { openScreen, own } from './support/screen.ts';
import { openStage } from './support/stage.ts';

const stage = openStage();

test('a notification is shown once with its text and its path, and no file is kept (R-NOT-16)', async () => {
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
  const deliver = async () =>
    devtools.send('ServiceWorker.deliverPushMessage', {
      origin: stage.url,
      registrationId: await registered,
      data: JSON.stringify(message),
    });
  const shown = () =>
    page.evaluate(async () => {
      const notifications = await (await navigator.serviceWorker.ready).getNotifications();
      return notifications.map(({ title, body, tag, data }) => ({ title, body, tag, path: data.path }));
    });
  await deliver();
  await expect.poll(shown).toEqual([message]);
  // The second of the same tag takes the place of the first.
  await deliver();
  await expect.poll(shown).toEqual([message]);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  expect(own(complaints)).toEqual([]);
});
