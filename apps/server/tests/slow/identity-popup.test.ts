import { createHash } from 'node:crypto';
import { decodeJwt } from 'jose';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type IdentityServer, startIdentityServer } from '../../src/identity/testing/server.ts';

/** What the web does, as short as it can be: open the popup in a click, trust one origin and one nonce. */
const script = `
  const nonce = crypto.randomUUID();
  window.messages = [];
  addEventListener('message', (event) => {
    if (event.origin !== location.origin || event.data?.nonce !== nonce) return;
    window.messages.push(event.data);
  });
  document.querySelector('button').addEventListener('click', () => {
    const query = new URLSearchParams({ origin: location.origin, nonce });
    open('/api/auth/sign-in?' + query, 'sign-in', 'popup,width=500,height=640');
  });
`;
const policy = [
  "default-src 'none'",
  `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  "connect-src 'self'",
  "form-action 'none'",
].join('; ');

let server: IdentityServer;
let browser: Browser;

beforeAll(async () => {
  server = await startIdentityServer(3125, {}, (app) => {
    // As the real server does for everything, so that the sign-in has to undo it for its own pages.
    app.addHook('onRequest', async (_request, reply) => {
      for (const [name, value] of Object.entries({
        'content-security-policy': policy,
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'x-content-type-options': 'nosniff',
      })) {
        reply.header(name, value);
        reply.raw.setHeader(name, value);
      }
    });
    app.get('/', (_request, reply) =>
      reply.type('text/html').send(`<!doctype html><button>LOGIN</button><script>${script}</script>`),
    );
  });
  browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

interface Visit {
  readonly page: Page;
  readonly complaints: string[];
  readonly signIn: (act: (popup: Page) => Promise<void>) => Promise<Record<string, unknown>>;
}

async function visit(): Promise<Visit> {
  const context = await browser.newContext({ locale: 'pt-BR' });
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  context.on('weberror', (error) => void complaints.push(error.error().message));
  const page = await context.newPage();
  await page.goto(server.publicUrl);
  const signIn: Visit['signIn'] = async (act) => {
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'LOGIN' }).click(),
    ]);
    const closed = popup.waitForEvent('close');
    await act(popup);
    await closed;
    const messages = await page.waitForFunction(() => {
      const received: unknown = Reflect.get(globalThis, 'messages');
      return Array.isArray(received) && received.length > 0 ? received : undefined;
    });
    return (await messages.jsonValue())?.[0] as Record<string, unknown>;
  };
  return { page, complaints, signIn };
}

test('a manager signs in by popup in a real browser and renews the token from its cookie', async () => {
  const { page, complaints, signIn } = await visit();
  const { token, type } = await signIn((popup) => popup.getByRole('button', { name: 'Ana Souza' }).click());
  expect(type).toBe('better-auth:oauth-popup');
  const answer = await fetch(`${server.publicUrl}/api/who`, { headers: { authorization: `Bearer ${token}` } });
  expect(await answer.json()).toMatchObject({ ok: true, userId: decodeJwt(String(token)).sub });

  const renewed = await page.evaluate(async () => {
    const body: unknown = await (await fetch('/api/auth/token')).json();
    return typeof body === 'object' && body !== null && 'token' in body ? String(body.token) : '';
  });
  expect(decodeJwt(renewed).sub).toBe(decodeJwt(String(token)).sub);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'document').cookie)).toBe('');

  const signedOut = await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' };
    await fetch('/api/auth/sign-out', { method: 'POST', headers, body: '{}' });
    return (await fetch('/api/auth/token')).status;
  });
  expect(signedOut).toBe(401);
  expect(complaints.filter((complaint) => !complaint.includes('401'))).toEqual([]);
});

test('two browsers sign in as two managers, one with a typed name and the keyboard alone', async () => {
  const first = await visit();
  const second = await visit();
  const ana = await first.signIn((popup) => popup.getByRole('button', { name: 'Ana Souza' }).press('Enter'));
  const other = await second.signIn(async (popup) => {
    await popup.getByLabel('Outra conta').fill('Zé da Bola');
    await popup.keyboard.press('Enter');
  });
  expect(decodeJwt(String(other.token)).sub).not.toBe(decodeJwt(String(ana.token)).sub);
  expect([...first.complaints, ...second.complaints]).toEqual([]);
});

test('the page of test accounts is shown in both themes', async () => {
  const { signIn, complaints } = await visit();
  await signIn(async (popup) => {
    await popup.waitForLoadState();
    for (const colorScheme of ['light', 'dark'] as const) {
      await popup.emulateMedia({ colorScheme });
      const picture = process.env.MM_SCREENSHOTS;
      if (picture) await popup.screenshot({ path: `${picture}/identity-${colorScheme}.png` });
      expect(await popup.getByRole('button').count()).toBe(9);
    }
    await popup.getByRole('button', { name: 'Davi Rocha' }).click();
  });
  expect(complaints).toEqual([]);
});
