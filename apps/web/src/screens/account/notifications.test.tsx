import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { findToast } from '../../testing/find-toast.ts';
import { renderApp } from '../../testing/render-app.tsx';
import type { FakeWorld } from '../../testing/world.ts';
import { browserLabel } from './push-browser.ts';

const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/here';
const section = async () => within(await screen.findByRole('region', { name: 'Avisos' }));
const account = (world: Partial<FakeWorld> = {}) => renderApp('/account', { world });

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

/** A browser with web push, which jsdom lacks; the user answers the question as said. */
function withPush(answer: NotificationPermission, permission: NotificationPermission = 'default') {
  let subscription: object | null = null;
  const requestPermission = vi.fn(async () => answer);
  const unsubscribe = vi.fn(async () => {
    subscription = null;
    return true;
  });
  const subscribe = vi.fn(async (_options: object) => {
    const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
    subscription = { endpoint: ENDPOINT, unsubscribe, toJSON: () => ({ endpoint: ENDPOINT, keys }) };
    return subscription;
  });
  const pushManager = { getSubscription: async () => subscription, subscribe };
  const register = vi.fn(async () => ({ pushManager }));
  vi.stubGlobal('Notification', { permission, requestPermission });
  vi.stubGlobal('PushManager', class {});
  const serviceWorker = { getRegistration: async () => ({ pushManager }), ready: { pushManager }, register };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  return { requestPermission, register, subscribe, unsubscribe };
}

test('each kind is switched by itself, and all are off at first (R-NOT-16)', async () => {
  const { user, server } = await account();
  const avisos = await section();
  const boxes = avisos.getAllByRole('checkbox');
  expect(boxes).toHaveLength(6);
  for (const box of boxes) expect(box).not.toBeChecked();
  await user.click(avisos.getByRole('checkbox', { name: 'Resultado do jogo' }));
  await waitFor(() => expect(avisos.getByRole('checkbox', { name: 'Resultado do jogo' })).toBeChecked());
  expect(server.world.notifications.consents.map(({ kind }) => kind)).toEqual(['result']);
  await user.click(avisos.getByRole('checkbox', { name: 'Resultado do jogo' }));
  await waitFor(() => expect(server.world.notifications.consents).toEqual([]));
});

test('by e-mail each kind is a switch of its own, if the address is confirmed (R-NOT-20)', async () => {
  const email = { address: 'ana@example.com', isConfirmed: true };
  const { user, server } = await account({ email });
  const choices = within(await screen.findByRole('group', { name: 'Avisar por e-mail, em ana@example.com, sobre' }));
  expect(choices.getAllByRole('checkbox')).toHaveLength(6);
  await user.click(choices.getByRole('checkbox', { name: 'Fim do patrocínio' }));
  await waitFor(() => expect(choices.getByRole('checkbox', { name: 'Fim do patrocínio' })).toBeChecked());
  expect(server.world.notifications.consents).toMatchObject([{ kind: 'sponsor-expired', channel: 'email' }]);
  const pushes = within(screen.getByRole('group', { name: 'Avisar sobre' }));
  expect(pushes.getByRole('checkbox', { name: 'Fim do patrocínio' })).not.toBeChecked();
});

test('an address that is not confirmed is asked for first (R-NOT-20)', async () => {
  const { user, server } = await account({ email: { address: 'ana@example.com', isConfirmed: false } });
  const avisos = await section();
  expect(avisos.getAllByRole('checkbox')).toHaveLength(6);
  expect(avisos.getByText(/confirme que ana@example.com é seu/)).toBeInTheDocument();
  await user.click(avisos.getByRole('button', { name: 'Enviar e-mail de confirmação' }));
  await findToast(/^E-mail enviado/);
  expect(server.calls.at(-1)?.name).toBe('confirmEmail');
});

test('e-mails are written in the reader’s language from now on (R-NOT-23)', async () => {
  const notifications = { consents: [], browsers: [], emailLanguage: 'es' } as const;
  const { server } = await account({ notifications, email: { address: 'ana@example.com', isConfirmed: true } });
  await waitFor(() => expect(server.world.notifications.emailLanguage).toBe('pt-BR'));
  cleanup();
  const without = await account({ notifications, email: null });
  await section();
  expect(without.server.world.notifications.emailLanguage).toBe('es');
});

test('a browser without web push says so, and offers no switch', async () => {
  await account();
  const avisos = await section();
  expect(await avisos.findByText('Este navegador não recebe avisos.')).toBeInTheDocument();
  expect(avisos.queryByRole('button', { name: /Ativar/ })).not.toBeInTheDocument();
});

test('an iPhone is asked to install the game first (R-NOT-21)', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)');
  await account();
  expect(await (await section()).findByText(/Adicionar à Tela de Início/)).toBeInTheDocument();
  vi.restoreAllMocks();
});

test('permission is asked for on a press alone; the browser is listed, tested and removed', async () => {
  const push = withPush('granted');
  const { user, server } = await account();
  const avisos = await section();
  const activate = await avisos.findByRole('button', { name: 'Ativar avisos neste navegador' });
  expect(push.requestPermission).not.toHaveBeenCalled();
  expect(avisos.getByText('Nenhum navegador recebe avisos ainda.')).toBeInTheDocument();
  await user.click(activate);
  expect(await avisos.findByText(/^Este navegador\./)).toBeInTheDocument();
  expect(push.register).toHaveBeenCalledWith('/push-worker.js');
  expect(push.subscribe).toHaveBeenCalledWith(expect.objectContaining({ userVisibleOnly: true }));
  expect(server.world.notifications.browsers).toMatchObject([{ endpoint: ENDPOINT }]);
  expect(avisos.queryByRole('button', { name: /Ativar/ })).not.toBeInTheDocument();

  await user.click(avisos.getByRole('button', { name: 'Enviar um aviso de teste' }));
  await findToast(/^Aviso enviado/);
  await user.click(avisos.getByRole('button', { name: /^Remover/ }));
  await waitFor(() => expect(push.unsubscribe).toHaveBeenCalled());
  expect(server.world.notifications.browsers).toEqual([]);
  expect(await avisos.findByRole('button', { name: 'Ativar avisos neste navegador' })).toBeInTheDocument();
});

test('a browser that was subscribed in another language is notified in the reader’s (R-NOT-22)', async () => {
  withPush('granted');
  const { user, server } = await account();
  await user.click(await (await section()).findByRole('button', { name: 'Ativar avisos neste navegador' }));
  await waitFor(() => expect(server.world.notifications.browsers).toMatchObject([{ language: 'pt-BR' }]));
  const browsers = server.world.notifications.browsers.map((browser) => ({ ...browser, language: 'es' as const }));
  server.world.notifications = { ...server.world.notifications, browsers };
  cleanup();
  await renderApp('/account', { server });
  await waitFor(() => expect(server.world.notifications.browsers).toMatchObject([{ language: 'pt-BR' }]));
});

test('a no of the user subscribes nothing', async () => {
  const push = withPush('denied');
  const { user, server } = await account();
  await user.click(await (await section()).findByRole('button', { name: 'Ativar avisos neste navegador' }));
  await waitFor(() => expect(push.requestPermission).toHaveBeenCalledOnce());
  expect(push.register).not.toHaveBeenCalled();
  expect(server.world.notifications.browsers).toEqual([]);
});

test('a blocked site says how to unblock it', async () => {
  withPush('denied', 'denied');
  await account();
  expect(await (await section()).findByText(/estão bloqueados/)).toBeInTheDocument();
});

test('a browser whose push service does not answer says so', async () => {
  withPush('granted').subscribe.mockRejectedValue(new Error('push service error'));
  const { user } = await account();
  await user.click(await (await section()).findByRole('button', { name: 'Ativar avisos neste navegador' }));
  await findToast(/não conseguiu ativar/);
});

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox no Windows'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge no Windows'],
  ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36', 'Chrome no Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1', 'Safari no iPhone'],
  ['curl', 'Navegador'],
])('%s is %s', (userAgent, label) => expect(browserLabel(userAgent)).toBe(label));
