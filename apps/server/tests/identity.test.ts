import { getMigrations } from 'better-auth/db/migration';
import { type CryptoKey, decodeJwt, exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { authOptions } from '../src/identity/auth.ts';
import type { IdentityTables } from '../src/identity/schema.ts';
import { type IdentityServer, startIdentityServer } from '../src/identity/testing/server.ts';
import { createBrowserless, signInAs } from '../src/identity/testing/sign-in.ts';
import type { Storage } from '../src/storage/storage.ts';
import { openTestStorage } from './harness/database.ts';

let storage: Storage;
let server: IdentityServer;

beforeAll(async () => {
  storage = await openTestStorage();
  await start();
});

afterAll(async () => {
  await server.close();
  await storage.close();
});

async function start(): Promise<void> {
  const database = storage.kysely as unknown as Kysely<IdentityTables>;
  server = await startIdentityServer(3120, { database });
}

/** A new process on the same database. */
async function restart(): Promise<void> {
  await server.close();
  await start();
}

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

/** The reason that a token is refused with, or the user it lets in. */
async function outcome(authorization: string | undefined): Promise<string> {
  const answer = await server.identity.authenticate({ headers: { authorization } });
  return answer.ok ? answer.userId : answer.error.reason;
}

describe('a sign-in with a test account', () => {
  test('ends with a token that the server accepts over HTTP', async () => {
    const { token } = await signInAs(server.publicUrl, 'Ana');
    const answer = await fetch(`${server.publicUrl}/api/who`, bearer(token));
    const who: unknown = await answer.json();
    expect(who).toMatchObject({ ok: true, userId: decodeJwt(token).sub });
  });

  test('makes one user a person, however often that person comes back', async () => {
    const first = decodeJwt((await signInAs(server.publicUrl, 'bruno')).token);
    const second = decodeJwt((await signInAs(server.publicUrl, 'bruno')).token);
    const other = decodeJwt((await signInAs(server.publicUrl, 'carla')).token);
    expect(second.sub).toBe(first.sub);
    expect(other.sub).not.toBe(first.sub);
  });

  test('gives a typed name its own account', async () => {
    const { token } = await signInAs(server.publicUrl, 'João do Pé-Quente');
    const profile = await server.identity.profile(decodeJwt(token).sub ?? '');
    expect(profile).toMatchObject({ name: 'Joao-do-pe-quente' });
  });

  test('shows a provider’s name as one short line', async () => {
    const { token } = await signInAs(server.publicUrl, 'igor');
    const userId = decodeJwt(token).sub ?? '';
    const name = `\u202E ${'x'.repeat(300)}`;
    await server.database.updateTable('auth_user').set({ name }).where('id', '=', userId).execute();
    expect(await server.identity.profile(userId)).toMatchObject({ name: 'x'.repeat(60) });
  });

  test('hands out neither the session nor an e-mail address', async () => {
    const { token } = await signInAs(server.publicUrl, 'davi');
    expect(Object.keys(decodeJwt(token)).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'sub']);
    const sessions = await server.database.selectFrom('auth_session').select('token').execute();
    const browser = createBrowserless(server.publicUrl);
    const page = await completionPage(browser, 'davi');
    for (const session of sessions) expect(page.html).not.toContain(session.token);
    const fresh = await server.database.selectFrom('auth_session').select('token').execute();
    expect(fresh.length).toBe(sessions.length + 1);
    for (const session of fresh) expect(page.html).not.toContain(session.token);
  });

  test('keeps the session in a cookie that scripts cannot read and that only /api/auth receives (R-IDN-8)', async () => {
    const { cookies } = await completionPage(createBrowserless(server.publicUrl), 'ana');
    const session = cookies.find((cookie) => cookie.startsWith('mundo-manager.session_token='));
    expect(session).toMatch(/; Path=\/api\/auth(;|$)/);
    expect(session).toMatch(/; HttpOnly/);
    expect(session).toMatch(/; SameSite=Strict/i);
    for (const cookie of cookies) expect(cookie).toMatch(/Path=\/api\/auth/);
  });

  test('ends in a page that runs its one script and stays in touch with its opener', async () => {
    const { headers, html } = await completionPage(createBrowserless(server.publicUrl), 'ana');
    const policy = headers.get('content-security-policy');
    expect(policy).toMatch(/^default-src 'none'; script-src 'sha256-[^']+'; base-uri 'none'; frame-ancestors 'none'$/);
    expect(headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('location')).toBeNull();
    expect(html).toContain('Pode fechar esta janela.');
  });

  test('stores no token of the provider, no address and no picture', async () => {
    const { sub } = decodeJwt((await signInAs(server.publicUrl, 'elisa')).token);
    const tables = server.database.withTables<{
      auth_account: { user_id: string; access_token: string | null; id_token: string | null };
      auth_session: { user_id: string; ip_address: string | null; user_agent: string | null };
    }>();
    const account = await tables
      .selectFrom('auth_account')
      .select(['access_token', 'id_token'])
      .where('user_id', '=', sub ?? '')
      .executeTakeFirstOrThrow();
    const session = await tables
      .selectFrom('auth_session')
      .select(['ip_address', 'user_agent'])
      .where('user_id', '=', sub ?? '')
      .executeTakeFirstOrThrow();
    expect(account).toEqual({ access_token: null, id_token: null });
    expect(session).toEqual({ ip_address: null, user_agent: null });
  });

  test('fails when its state is used in another browser', async () => {
    const chooser = await createBrowserless(server.publicUrl).follow('/api/auth/sign-in?nonce=1');
    const stranger = await createBrowserless(server.publicUrl).get(chooser.url);
    expect(stranger.status).toBe(400);
  });

  test('never starts for a page of another origin', async () => {
    const { get } = createBrowserless(server.publicUrl);
    const answer = await get('/api/auth/sign-in?origin=https%3A%2F%2Fevil.example&nonce=1');
    expect(answer.status).toBe(403);
    expect(answer.headers.get('location')).toBeNull();
    expect(await answer.text()).toContain('não pode abrir');
    const headers = { 'accept-language': 'en-US,en;q=0.9' };
    const english = await get('/api/auth/sign-in?origin=https%3A%2F%2Fevil.example&nonce=1', { headers });
    expect(await english.text()).toContain('may not open');
  });

  test('asks the provider with state and PKCE', async () => {
    const answer = await createBrowserless(server.publicUrl).get('/api/auth/sign-in?nonce=1');
    const asked = new URL(answer.headers.get('location') ?? '');
    expect(asked.searchParams.get('code_challenge_method')).toBe('S256');
    expect(asked.searchParams.get('state')?.length).toBeGreaterThanOrEqual(32);
  });
});

describe('a session', () => {
  test('gives a fresh token until it is signed out', async () => {
    const session = await signInAs(server.publicUrl, 'fabio');
    const refreshed = await session.fetch('/api/auth/token');
    const { token } = (await refreshed.json()) as { token: string };
    expect(decodeJwt(token).sub).toBe(decodeJwt(session.token).sub);
    expect(Object.keys(decodeJwt(token)).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'sub']);
    expect((decodeJwt(token).exp ?? 0) - (decodeJwt(token).iat ?? 0)).toBe(30 * 60);

    const out = await session.fetch('/api/auth/sign-out', {
      method: 'POST',
      headers: { origin: server.publicUrl, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(out.status).toBe(200);
    expect((await session.fetch('/api/auth/token')).status).toBe(401);
  });

  test('cannot be used again after its end by a stored cookie', async () => {
    const { cookies } = await completionPage(createBrowserless(server.publicUrl), 'gabi');
    const cookie = cookies.find((line) => line.includes('session_token'))?.split(';')[0] ?? '';
    const headers = { cookie, origin: server.publicUrl, 'content-type': 'application/json' };
    expect((await fetch(`${server.publicUrl}/api/auth/token`, { headers })).status).toBe(200);
    await fetch(`${server.publicUrl}/api/auth/sign-out`, { method: 'POST', headers, body: '{}' });
    expect((await fetch(`${server.publicUrl}/api/auth/token`, { headers })).status).toBe(401);
  });

  test('ends with all others of the same user at his request, and with no other user’s (R-IDN-19)', async () => {
    const [here, there] = [await signInAs(server.publicUrl, 'fabio'), await signInAs(server.publicUrl, 'fabio')];
    const other = await signInAs(server.publicUrl, 'gabi');
    const end = (origin: string) =>
      here.fetch('/api/auth/revoke-sessions', {
        method: 'POST',
        headers: { origin, 'content-type': 'application/json' },
        body: '{}',
      });
    expect((await end('https://evil.example')).status).toBe(403);
    expect((await there.fetch('/api/auth/token')).status).toBe(200);
    expect((await end(server.publicUrl)).status).toBe(200);
    expect((await here.fetch('/api/auth/token')).status).toBe(401);
    expect((await there.fetch('/api/auth/token')).status).toBe(401);
    expect((await other.fetch('/api/auth/token')).status).toBe(200);
  });

  test('cannot be ended by a page of another origin', async () => {
    const session = await signInAs(server.publicUrl, 'gabi');
    const headers = { origin: 'https://evil.example', 'content-type': 'application/json' };
    const out = await session.fetch('/api/auth/sign-out', { method: 'POST', headers, body: '{}' });
    expect(out.status).toBe(403);
    expect((await session.fetch('/api/auth/token')).status).toBe(200);
  });

  test.each([
    ['origin', { origin: 'https://evil.example' }, '{}'],
    ['callback', {}, '{"provider":"google","callbackURL":"https://evil.example/home"}'],
  ])('a foreign %s leaves no words of its own in the log (R-OPX-6)', async (_, foreign, body) => {
    const headers = { origin: server.publicUrl, cookie: 'a=b', 'content-type': 'application/json', ...foreign };
    const before = server.logLines.length;
    for (const path of ['sign-out', 'sign-in/social', 'revoke-sessions'])
      await fetch(`${server.publicUrl}/api/auth/${path}`, { method: 'POST', headers, body });
    await createBrowserless(server.publicUrl).get('/api/auth/sign-in?origin=https%3A%2F%2Fevil.example&nonce=1');
    const lines = server.logLines.slice(before);
    expect(lines).toContain('identity: request with a foreign origin or redirect address refused');
    expect(lines.join()).not.toMatch(/evil|trusted/i);
  });

  test('is nothing without its cookie', async () => {
    expect((await fetch(`${server.publicUrl}/api/auth/token`)).status).toBe(401);
  });

  test('is gone with the deleted user, and so is the profile', async () => {
    const session = await signInAs(server.publicUrl, 'hugo');
    const userId = decodeJwt(session.token).sub ?? '';
    expect(await server.identity.profile(userId)).toMatchObject({ name: 'Hugo Reis' });
    const marks = await server.identity.marks(userId);
    expect(marks.length).toBeGreaterThan(0);
    expect(marks.join()).not.toMatch(/hugo/i);
    expect(await server.database.transaction().execute((trx) => server.identity.deleteUser(userId, trx))).toBe(true);
    expect(await server.identity.deleteUser(userId)).toBe(false);
    expect(await server.identity.profile(userId)).toBeUndefined();
    expect((await session.fetch('/api/auth/token')).status).toBe(401);
    expect(await server.identity.marks(userId)).toEqual([]);
    const { sub: next = '' } = decodeJwt((await signInAs(server.publicUrl, 'hugo')).token);
    expect(next).not.toBe(userId);
    // Known again all the same. R-IDN-18
    expect(await server.identity.marks(next)).toEqual(marks);
  });

  test('that has expired is swept away; one in use stays', async () => {
    const session = await signInAs(server.publicUrl, 'hugo');
    const { sub } = decodeJwt(session.token);
    await server.database
      .updateTable('auth_session')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('user_id', '=', sub ?? '')
      .execute();
    const inUse = await signInAs(server.publicUrl, 'ana');
    await server.identity.sweep(new Date());
    const left = await server.database.selectFrom('auth_session').select('user_id').execute();
    expect(left.map((row) => row.user_id)).not.toContain(sub);
    expect((await inUse.fetch('/api/auth/token')).status).toBe(200);
  });

  test('of a user whose sign-in broke off half-way does not lock the e-mail address out', async () => {
    const old = new Date(Date.now() - 60 * 60 * 1000);
    const orphan = { id: 'orphan', name: 'Iara', email: 'iara@contas-de-teste.example', email_verified: true };
    const times = { image: null, created_at: old, updated_at: old };
    await server.database
      .insertInto('auth_user')
      .values({ ...orphan, ...times })
      .execute();
    await expect(signInAs(server.publicUrl, 'iara')).rejects.toThrow('account_not_linked');
    await server.identity.sweep(new Date());
    expect((await signInAs(server.publicUrl, 'iara')).token).toBeTruthy();
  });
});

describe('a token', () => {
  const claims = { issuer: 'http://localhost:3120', audience: 'http://localhost:3120/api' };

  /** A token signed by the given key, right in everything that is not said to be wrong. */
  async function forge(wrong: { key?: CryptoKey; kid?: string; issuer?: string; audience?: string; exp?: number }) {
    const { key, kid, issuer, audience, exp } = { ...claims, exp: Math.floor(Date.now() / 1000) + 600, ...wrong };
    const stranger = (await generateKeyPair('EdDSA', { crv: 'Ed25519' })).privateKey;
    return new SignJWT({ sub: 'ana' })
      .setProtectedHeader({ alg: 'EdDSA', kid: kid ?? 'mine' })
      .setIssuedAt()
      .setIssuer(issuer)
      .setAudience(audience)
      .setExpirationTime(exp)
      .sign(key ?? stranger);
  }

  /** A key that the server trusts, as if it were one of its own. */
  async function trustedKey(): Promise<{ key: CryptoKey; kid: string }> {
    const { publicKey, privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
    const kid = crypto.randomUUID();
    await server.database
      .insertInto('auth_jwks')
      .values({
        id: kid,
        public_key: JSON.stringify(await exportJWK(publicKey)),
        private_key: '""',
        // Older than the server's own, which therefore stays the one that signs.
        created_at: new Date(0),
        expires_at: null,
        alg: 'EdDSA',
        crv: 'Ed25519',
      })
      .execute();
    return { key: privateKey, kid };
  }

  let trusted: { key: CryptoKey; kid: string };

  beforeAll(async () => {
    await restart();
    trusted = await trustedKey();
  });

  test('that is right in everything is accepted', async () => {
    expect(await outcome(`Bearer ${await forge(trusted)}`)).toBe('ana');
  });

  test('of another issuer or for another audience is foreign', async () => {
    expect(await outcome(`Bearer ${await forge({ ...trusted, issuer: 'http://localhost:9' })}`)).toBe('foreign');
    expect(await outcome(`Bearer ${await forge({ ...trusted, audience: 'http://localhost:3120' })}`)).toBe('foreign');
  });

  test('is expired a few seconds after its time, not before', async () => {
    const now = Math.floor(Date.now() / 1000);
    expect(await outcome(`Bearer ${await forge({ ...trusted, exp: now - 2 })}`)).toBe('ana');
    expect(await outcome(`Bearer ${await forge({ ...trusted, exp: now - 8 })}`)).toBe('expired');
  });

  test('signed by a key that came later is accepted, though keys are not read for every unknown one', async () => {
    await outcome(`Bearer ${await forge(trusted)}`);
    const later = await trustedKey();
    const token = await forge(later);
    expect(await outcome(`Bearer ${token}`)).toBe('forged');
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 5001);
    expect(await outcome(`Bearer ${token}`)).toBe('ana');
    clock.mockRestore();
  });

  test('signed by a key that retired before the token could have been is forged', async () => {
    const retired = await trustedKey();
    await server.database
      .updateTable('auth_jwks')
      .set({ expires_at: new Date(Date.now() - 31 * 60 * 1000) })
      .where('id', '=', retired.kid)
      .execute();
    await restart();
    expect(await outcome(`Bearer ${await forge(retired)}`)).toBe('forged');
    expect(await outcome(`Bearer ${await forge(trusted)}`)).toBe('ana');
  });

  test('signed by another key is forged, whichever key it names', async () => {
    const { token } = await signInAs(server.publicUrl, 'ana');
    const header = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as { kid: string };
    expect(await outcome(`Bearer ${await forge({ kid: header.kid })}`)).toBe('forged');
    expect(await outcome(`Bearer ${await forge({ kid: 'unknown' })}`)).toBe('forged');
  });

  test('with a changed payload is forged', async () => {
    const [header, , signature] = (await forge(trusted)).split('.');
    const payload = Buffer.from(JSON.stringify({ sub: 'bruno', ...claims })).toString('base64url');
    expect(await outcome(`Bearer ${header}.${payload}.${signature}`)).toBe('forged');
  });

  test('without a signature or of another algorithm is forged', async () => {
    const [, payload] = (await forge(trusted)).split('.');
    const none = Buffer.from(JSON.stringify({ alg: 'none', kid: trusted.kid })).toString('base64url');
    expect(await outcome(`Bearer ${none}.${payload}.`)).toBe('forged');
    const symmetric = await new SignJWT({ sub: 'ana' })
      .setProtectedHeader({ alg: 'HS256', kid: trusted.kid })
      .setIssuedAt()
      .setIssuer(claims.issuer)
      .setAudience(claims.audience)
      .setExpirationTime('10m')
      .sign(new TextEncoder().encode('a secret that the attacker has chosen'));
    expect(await outcome(`Bearer ${symmetric}`)).toBe('forged');
  });

  test('that is no token is malformed, and none at all is missing', async () => {
    expect(await outcome('Bearer abc')).toBe('malformed');
    expect(await outcome('Bearer a.b.c')).toBe('malformed');
    expect(await outcome(undefined)).toBe('missing');
    expect(await outcome('Basic YTpi')).toBe('missing');
    expect(await outcome('Bearer')).toBe('missing');
  });
});

test('a request without a token is asked to sign in, one with a bad token gets another code', async () => {
  const ask = async (headers: Record<string, string>) =>
    (await (await fetch(`${server.publicUrl}/api/who`, { headers })).json()) as unknown;
  expect(await ask({})).toMatchObject({ ok: false, error: { code: 'auth/required' } });
  expect(await ask({ authorization: 'Bearer x' })).toMatchObject({ ok: false, error: { code: 'auth/invalid-token' } });
});

describe('the development provider', () => {
  test('is announced loudly (R-IDN-9)', () => {
    expect(server.logLines.join('\n')).toContain('DEVELOPMENT SIGN-IN');
  });

  test('shows a page in Portuguese with the test accounts (R-IDN-9)', async () => {
    const chooser = await createBrowserless(server.publicUrl).follow('/api/auth/sign-in?nonce=1');
    const html = await chooser.response.text();
    expect(html).toContain('Escolha uma conta de teste');
    for (const name of ['Ana', 'Bruno', 'Carla', 'Davi']) expect(html).toContain(`>${name} `);
    expect(chooser.response.headers.get('content-security-policy')).toContain("form-action 'self'");
  });

  test('shows the page in the language of the browser (R-LNG-8)', async () => {
    const { follow, get } = createBrowserless(server.publicUrl);
    const { url } = await follow('/api/auth/sign-in?nonce=1');
    const html = await (await get(url, { headers: { 'accept-language': 'es-AR' } })).text();
    expect(html).toContain('<html lang="es">');
    expect(html).toContain('Elige una cuenta de prueba');
  });

  test('refuses a caller on another machine, a borrowed host name and a proxy', async () => {
    const ask = async (remoteAddress: string, headers: Record<string, string>) =>
      (await server.app.inject({ url: '/api/dev-identity/auth', remoteAddress, headers })).statusCode;
    expect(await ask('127.0.0.1', { host: 'localhost:3120' })).not.toBe(403);
    expect(await ask('192.168.0.7', { host: 'localhost:3120' })).toBe(403);
    expect(await ask('127.0.0.1', { host: 'jogo.example' })).toBe(403);
    expect(await ask('127.0.0.1', { host: 'localhost:3120', 'x-forwarded-for': '203.0.113.9' })).toBe(403);
  });

  const tryToStart = async (options: Parameters<typeof startIdentityServer>[1]) => {
    const database = server.database;
    const started = await startIdentityServer(3121, { ...options, database });
    await started.close();
  };

  test('does not start in production, nor for a public address, nor does identity without any provider', async () => {
    await expect(tryToStart({ production: true })).rejects.toMatchObject({
      code: 'identity/development-provider-in-production',
    });
    await expect(tryToStart({ publicUrl: 'https://jogo.example' })).rejects.toMatchObject({
      code: 'identity/development-provider-not-local',
    });
    await expect(tryToStart({ developmentProvider: false })).rejects.toMatchObject({ code: 'identity/no-provider' });
    await expect(tryToStart({ publicUrl: 'http://localhost:3121/x' })).rejects.toMatchObject({
      code: 'identity/public-url',
    });
    await expect(tryToStart({ secret: 'short' })).rejects.toMatchObject({ code: 'identity/short-secret' });
  });

  test('is absent if Google is configured, and the popup goes to Google (R-IDN-1, R-IDN-9)', async () => {
    const google = { clientId: 'client', clientSecret: 'secret' };
    const production = { developmentProvider: false, production: true, rateFactor: 30 };
    const providers = { google, facebook: google, github: google, twitter: google };
    const options = { ...production, providers, database: server.database };
    const other = await startIdentityServer(3121, options);
    try {
      const answer = await createBrowserless(other.publicUrl).get('/api/auth/sign-in?nonce=1');
      const asked = new URL(answer.headers.get('location') ?? '');
      expect(asked.origin).toBe('https://accounts.google.com');
      expect(asked.searchParams.get('redirect_uri')).toBe(`${other.publicUrl}/api/auth/callback/google`);
      expect(asked.searchParams.get('code_challenge_method')).toBe('S256');
      expect((await fetch(`${other.publicUrl}/api/dev-identity/auth`)).status).toBe(404);
    } finally {
      await other.close();
    }
  });
});

describe('the server', () => {
  test('limits callers who start too many sign-ins', async () => {
    const limited = await startIdentityServer(3122, { rateFactor: 3 / 600, database: server.database });
    try {
      const start = async (remoteAddress: string, claimed: string) => {
        const headers = { 'x-mundo-manager-client-address': claimed, 'x-forwarded-for': claimed };
        return (await limited.app.inject({ url: '/api/auth/sign-in?nonce=1', remoteAddress, headers })).statusCode;
      };
      const statuses: number[] = [];
      for (let i = 0; i < 4; i++) statuses.push(await start('203.0.113.7', `198.51.100.${i}`));
      expect(statuses).toEqual([302, 302, 302, 429]);
      expect(await start('203.0.113.8', '198.51.100.1')).toBe(302);
    } finally {
      await limited.close();
    }
  });

  test('keeps its sessions and keys over a restart with the secret that it made', async () => {
    const session = await signInAs(server.publicUrl, 'ana');
    await restart();
    expect((await session.fetch('/api/auth/token')).status).toBe(200);
    expect(await outcome(`Bearer ${session.token}`)).toBe(decodeJwt(session.token).sub);
  });

  test.each([
    ['facebook', /^https:\/\/www\.facebook\.com$/],
    ['github', /^https:\/\/github\.com$/],
    ['twitter', /^https:\/\/(?:x|twitter)\.com$/],
  ])('has %s by configuration (R-IDN-1)', async (name, origin) => {
    const providers = { [name]: { clientId: 'client', clientSecret: 'secret' } };
    const options = { developmentProvider: false, production: true, rateFactor: 30, providers };
    const other = await startIdentityServer(3121, { ...options, database: server.database });
    try {
      const answer = await createBrowserless(other.publicUrl).get('/api/auth/sign-in?nonce=1');
      expect(new URL(answer.headers.get('location') ?? '').origin).toMatch(origin);
    } finally {
      await other.close();
    }
  });

  test("offers none of the library's other calls", async () => {
    const session = await signInAs(server.publicUrl, 'ana');
    for (const call of ['get-session', 'list-sessions', 'list-accounts', 'ok', 'error', 'oauth-popup/start']) {
      expect((await session.fetch(`/api/auth/${call}`)).status).toBe(404);
    }
    for (const call of ['sign-up/email', 'sign-in/email', 'sign-in/social', 'update-user', 'get-access-token']) {
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
      expect((await session.fetch(`/api/auth/${call}`, init)).status).toBe(404);
    }
  });

  test('lets e-mail and password in if configured, with a token and not the session (R-IDN-1)', async () => {
    const passwords = { developmentProvider: false, providers: { emailAndPassword: true } };
    const mail = await startIdentityServer(3123, { ...passwords, database: server.database });
    try {
      const body = JSON.stringify({ name: 'Júlia', email: 'julia@example.org', password: 'bola na rede' });
      const headers = { 'content-type': 'application/json', origin: mail.publicUrl };
      const answer = await fetch(`${mail.publicUrl}/api/auth/sign-up/email`, { method: 'POST', headers, body });
      const { token } = (await answer.json()) as { token: string };
      expect(await mail.identity.authenticate(bearer(token))).toMatchObject({ ok: true });
    } finally {
      await mail.close();
    }
  });

  test.each(['google', 'facebook', 'github', 'twitter', 'development'])(
    'has no passwords, whose addresses are unverified, beside %s (R-IDN-14)',
    async (name) => {
      const developmentProvider = name === 'development';
      const others = developmentProvider ? {} : { [name]: { clientId: 'client', clientSecret: 'secret' } };
      const providers = { ...others, emailAndPassword: true };
      const start = startIdentityServer(3123, { developmentProvider, providers, database: server.database });
      await expect(start).rejects.toMatchObject({ code: 'identity/passwords-beside-provider' });
    },
  );

  test('has every table and column that better-auth asks for', async () => {
    const { database } = server;
    const options = { database, publicUrl: 'http://localhost:3124', providers: {}, developmentProvider: true };
    const configuration = { options: { ...options, production: false }, database, secret: 'x'.repeat(32) };
    const plan = await getMigrations(authOptions({ ...configuration, developmentSecret: 'y'.repeat(32) }));
    expect(plan.toBeCreated).toEqual([]);
    expect(plan.toBeAdded).toEqual([]);
    expect(plan.toBeAddedIndexes).toEqual([]);
    expect(plan.schemaProblems).toEqual([]);
  });

  test('never writes a token or an e-mail address to its log', async () => {
    await signInAs(server.publicUrl, 'ana');
    await createBrowserless(server.publicUrl).get('/api/auth/callback/development?state=lost&code=secret-code');
    const log = server.logLines.join('\n');
    expect(log).not.toMatch(/@|eyJ|secret-code/);
  });
});

async function completionPage({ follow }: ReturnType<typeof createBrowserless>, account: string) {
  const chooser = await follow('/api/auth/sign-in?nonce=abc');
  const done = await follow(chooser.url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `account=${account}`,
  });
  const { headers } = done.response;
  return { html: await done.response.text(), headers, cookies: headers.getSetCookie() };
}
