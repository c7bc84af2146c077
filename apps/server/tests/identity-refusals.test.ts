import { failureSchema, userSchema } from '@mundo-manager/contract';
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
      error: { code, message: expect.stringMatching(/^\p{Lu}.* .*[.!]$/u) },
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

  test.each([
    [500, { message: 'x' }, 500, { code: 'server/internal', facts: { requestId: 'call-1' } }],
    [422, { code: 'FAILED_TO_CREATE_USER' }, 503, { code: 'server/unavailable' }],
    [404, { code: 'constructor' }, 404, { code: 'request/unknown-route' }],
    [422, { code: 'NEW_IN_THE_LIBRARY' }, 400, { code: 'request/malformed' }],
    [400, null, 400, { code: 'request/malformed' }],
  ])('an error that the library answers with %d and %j', async (status, said, now, error) => {
    const headers = { 'set-cookie': 'a=; Max-Age=0' };
    const answer = await inEnvelope(new Response(said && JSON.stringify(said), { status, headers }), 'call-1');
    expect(answer.headers.getSetCookie()).toEqual(['a=; Max-Age=0']);
    expect(await refusal(answer)).toMatchObject({ status: now, error });
  });
});

describe('a sign-up with a password', () => {
  let mail: IdentityServer;
  beforeAll(async () => {
    const passwords = { developmentProvider: false, providers: { emailAndPassword: true } };
    mail = await startIdentityServer(3127, { ...passwords, rateFactor: 100, database: server.database });
  });
  afterAll(() => mail.close());

  const call = (path: string, body: unknown) =>
    fetch(`${mail.publicUrl}/api/auth/${path}/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: mail.publicUrl },
      body: JSON.stringify(body),
    });
  const addressOf = (length: number) => `${'a'.repeat(length - '@example.org'.length)}@example.org`;
  const fitting = { name: 'Kaká', email: 'kaka@example.org', password: 'bola na rede' };

  test('is refused for an address that has an account; a sign-in for a password that is not its own (R-CAL-38)', async () => {
    await call('sign-up', fitting);
    expect(await refusal(await call('sign-up', fitting))).toMatchObject({
      status: 409,
      error: { code: 'auth/address-taken' },
    });
    expect(await refusal(await call('sign-in', { ...fitting, password: 'bola na trave' }))).toMatchObject({
      status: 401,
      error: { code: 'auth/wrong-password' },
    });
  });

  test.each([
    ['longest name', { name: 'x'.repeat(200), email: 'longest@example.org' }],
    ['longest address', { email: addressOf(320) }],
    ['shortest password', { email: 'shortest@example.org', password: 'x'.repeat(10) }],
    ['longest password', { email: 'long.password@example.org', password: 'x'.repeat(128) }],
  ])('may have the %s, and is an account that can be shown (R-IDN-15)', async (_, fields) => {
    const answer = await call('sign-up', { ...fitting, ...fields });
    const { user } = (await answer.json()) as { user: { id: string } };
    const { userId, name, email } = (await mail.identity.profile(user.id)) ?? {};
    const shown = { id: userId, name, email, image: null, createdAt: 0, clubId: null };
    expect(userSchema.safeParse(shown).error).toBeUndefined();
  });

  test.each([
    [{ name: ' ' }, 'auth/unfit-name', { maximum: 200 }],
    [{ name: 'x'.repeat(201) }, 'auth/unfit-name', { maximum: 200 }],
    [{ name: 'x\0' }, 'auth/unfit-name', { maximum: 200 }],
    [{ email: 'kaka' }, 'auth/unfit-address', { maximum: 320 }],
    [{ email: addressOf(321) }, 'auth/unfit-address', { maximum: 320 }],
    [{ password: 'x'.repeat(9) }, 'auth/unfit-password', { minimum: 10, maximum: 128 }],
    [{ password: 'x'.repeat(129) }, 'auth/unfit-password', { minimum: 10, maximum: 128 }],
  ])('is refused before anything is stored: %o (R-IDN-15)', async (fields, code, facts) => {
    const answer = await call('sign-up', { ...fitting, email: 'nobody@example.org', ...fields });
    expect(await refusal(answer)).toMatchObject({ status: 422, error: { code, facts } });
    const stored = await server.database
      .selectFrom('auth_user')
      .select('id')
      .where('email', 'in', ['nobody@example.org', addressOf(321)]);
    expect(await stored.execute()).toEqual([]);
  });

  test.each([[{ ...fitting, name: 7 }], [[]], [null]])(
    'with a body of another shape is malformed: %j (R-CAL-38)',
    async (body) => {
      expect(await refusal(await call('sign-up', body))).toMatchObject({
        status: 400,
        error: { code: 'request/malformed' },
      });
    },
  );
});

/** The answer, which has to be a refusal of the contract's shape with its own status. */
async function refusal(answer: Response) {
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  const body = failureSchema.parse(await answer.json());
  expect(body.status).toBe(answer.status);
  return body;
}
