import { failureSchema } from '@mundo-manager/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inEnvelope } from '../src/identity/refusals.ts';
import { type IdentityServer, startIdentityServer } from '../src/identity/testing/server.ts';

let server: IdentityServer;

beforeAll(async () => {
  server = await startIdentityServer(3125);
});
afterAll(() => server.close());

describe('the sign-in refuses in the envelope of every other call (R-CAL-38)', () => {
  const post = (body: string, origin = server.publicUrl) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: 'a=b', origin },
    body,
  });

  test.each([
    ['no session', '/api/auth/token', () => ({}), 401, 'auth/required'],
    ['a foreign page', '/api/auth/sign-out', () => post('{}', 'https://evil.example'), 403, 'auth/foreign-origin'],
    ['no JSON', '/api/auth/sign-out', () => post('{'), 400, 'request/malformed'],
  ])('%s', async (_, path, init, status, code) => {
    expect(await refusal(await fetch(`${server.publicUrl}${path}`, init()))).toMatchObject({
      status,
      error: { code, message: code },
    });
  });

  test('too many calls, with the seconds to wait', async () => {
    const limited = await startIdentityServer(3126, { rateFactor: 1 / 600, database: server.database });
    try {
      const ask = () => fetch(`${limited.publicUrl}/api/auth/token`);
      for (let i = 0; i < 120; i++) await (await ask()).text();
      const answer = await ask();
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await refusal(answer)).toMatchObject({
        status: 429,
        error: { code: 'request/rate-limited', facts: { seconds: Number(answer.headers.get('retry-after')) } },
      });
    } finally {
      await limited.close();
    }
  });

  test('an address that has an account, and a password that is not its own', async () => {
    const passwords = { developmentProvider: false, providers: { emailAndPassword: true } };
    const mail = await startIdentityServer(3127, { ...passwords, database: server.database });
    try {
      const send = async (call: string, body: object) =>
        refusal(await fetch(`${mail.publicUrl}/api/auth/${call}/email`, post(JSON.stringify(body), mail.publicUrl)));
      const kaka = { name: 'Kaká', email: 'kaka@example.org', password: 'bola na rede' };
      await fetch(`${mail.publicUrl}/api/auth/sign-up/email`, post(JSON.stringify(kaka), mail.publicUrl));
      expect(await send('sign-up', kaka)).toMatchObject({ status: 409, error: { code: 'auth/address-taken' } });
      const wrong = { ...kaka, password: 'bola na trave' };
      expect(await send('sign-in', wrong)).toMatchObject({ status: 401, error: { code: 'auth/wrong-password' } });
    } finally {
      await mail.close();
    }
  });

  test.each([
    [500, { message: 'x' }, 500, { code: 'server/internal', facts: { requestId: 'call-1' } }],
    [422, { code: 'FAILED_TO_CREATE_USER' }, 503, { code: 'server/unavailable' }],
    [404, { code: 'constructor' }, 404, { code: 'request/unknown-route' }],
    [422, { code: 'NEW_IN_THE_LIBRARY' }, 400, { code: 'request/malformed' }],
    [400, null, 400, { code: 'request/malformed' }],
  ])('what the library answers with %d and %j', async (status, said, now, error) => {
    const headers = { 'set-cookie': 'a=; Max-Age=0' };
    const answer = await inEnvelope(new Response(said && JSON.stringify(said), { status, headers }), 'call-1');
    expect(answer.headers.getSetCookie()).toEqual(['a=; Max-Age=0']);
    expect(await refusal(answer)).toMatchObject({ status: now, error });
  });
});

/** The answer, which has to be a refusal of the contract's shape with the status that it tells. */
async function refusal(answer: Response) {
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  const body = failureSchema.parse(await answer.json());
  expect(body.status).toBe(answer.status);
  return body;
}
