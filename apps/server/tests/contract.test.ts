/** Every call of the contract, and what it refuses. A call without cases does not compile. */
import { envelope, errorCodesOf, failureSchema, ROUTE_LIST, type Route, statusOf } from '@mundo-manager/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findLeaks, leakableSecrets } from './harness/leaks.ts';
import type { TestManager } from './harness/manager.ts';
import { type Asked, sendRaw, type Wrong } from './harness/raw-call.ts';
import { ROUTE_CASES, type RouteCase } from './harness/route-cases/index.ts';
import { HIDDEN_PLAN, hidePlan, type RivalScene, startScene } from './harness/scene.ts';

let scene: RivalScene;
const answers: { readonly route: Route; readonly caller: TestManager; readonly asked: Asked }[] = [];
beforeAll(async () => {
  scene = await startScene();
  await hidePlan(scene.world, scene.bia);
});
afterAll(() => scene.world.close());

type AnyCase = RouteCase<'initialData'>;
const caseOf = ({ name }: Route) => ROUTE_CASES[name] as unknown as AnyCase;
const callerOf = (route: Route) => (caseOf(route).caller ?? (({ ana }: RivalScene) => ana))(scene);

/** Calls as the case says, but for what is wrong; keeps the answer for the search for leaks. */
async function tryCall(
  route: Route,
  wrong: Wrong = {},
  { caller = callerOf(route), sent }: { caller?: TestManager; sent?: object } = {},
) {
  const asked = await sendRaw(scene.world, route.name, { caller, sent: sent ?? (await goodOf(route)), wrong });
  answers.push({ route, caller, asked });
  if (asked.code !== null) {
    expect(failureSchema.safeParse(JSON.parse(asked.text)).error).toBeUndefined();
    expect(errorCodesOf(route.name, route) as readonly string[]).toContain(asked.code);
    expect(asked.status).toBe(statusOf(asked.code as Parameters<typeof statusOf>[0]));
  }
  return asked;
}

const prepared = new Map<string, object>();
/** What is granted, made once for each call: preparing it may change something. */
async function goodOf(route: Route): Promise<object> {
  const sent = prepared.get(route.name) ?? (await caseOf(route).good(scene));
  prepared.set(route.name, sent);
  return sent;
}

/** Which transactions wrote the rows that there are, keys and their answers aside: the same text, and nothing was written. */
async function stateOfWorld(): Promise<string> {
  const tables = [
    'clubs',
    'players',
    'competitions',
    'matches',
    'users',
    'ledger_entries',
    'events',
    'inbox_messages',
    'leads',
    'operator_acts',
    'bans',
    'announcements',
  ];
  const written = tables.map(
    (table) => sql`(select concat(count(*), ':', sum(xmin::text::bigint)) from ${sql.table(table)})`,
  );
  const { rows } = await sql<{ state: string }>`select concat_ws(' ', ${sql.join(written)}) as state`.execute(
    scene.world.storage.kysely,
  );
  return rows[0]?.state ?? '';
}

const LONG = 'x'.repeat(390);

describe.each(ROUTE_LIST)('$name', (route) => {
  const { access, command, clubVersion, method, answer } = route;
  const isPublic = access === 'public';
  const hasBody = method === 'POST' || method === 'PUT';

  test('refuses forbidden callers and malformed requests, and changes nothing by that', async () => {
    await goodOf(route);
    const before = await stateOfWorld();
    const codeOf = async (...call: [Wrong?, { caller?: TestManager; sent?: object }?]) =>
      (await tryCall(route, ...call)).code;
    if (!isPublic) {
      expect(await codeOf({ token: null })).toBe('auth/required');
      expect(await codeOf({ token: `${scene.ana.token}x` })).toBe('auth/invalid-token');
      expect(await codeOf({ token: 'x' })).toBe('auth/invalid-token');
    }
    if (access === 'user' || access === 'club' || access === 'operator')
      expect(await codeOf({ token: await strangersToken() })).toBe('user/none');
    if (access === 'club') expect(await codeOf({}, { caller: scene.clubless })).toBe('club/none');
    if (access === 'operator') expect(await codeOf({}, { caller: scene.ana })).toBe('operator/required');

    if (hasBody && !isPublic) expect(await codeOf({ token: null, payload: '{' })).toBe('auth/required');
    if (route.body !== undefined) {
      expect(await codeOf({ payload: '{"surprise":1}' })).toBe('request/malformed');
      expect(await codeOf({ payload: '[]' })).toBe('request/malformed');
    }
    if (hasBody) {
      expect(await codeOf({ payload: '{' })).toBe('request/malformed');
      expect(await codeOf({ payload: JSON.stringify({ surprise: 'x'.repeat(70_000) }) })).toBe('request/too-large');
    }
    if (route.params !== undefined) {
      const sent = {
        ...(await goodOf(route)),
        params: Object.fromEntries(parametersOf(route).map((name) => [name, LONG])),
      };
      expect(await codeOf({}, { sent })).toBe('request/malformed');
    }
    if (route.query !== undefined) expect(await codeOf({ query: { surprise: '1' } })).toBe('request/malformed');
    for (const sent of await withNul(route)) {
      const { status } = await tryCall(route, {}, { sent });
      expect([400, 422]).toContain(status);
    }

    if (command) {
      expect(await codeOf({ key: null })).toBe('command/key-missing');
      expect(await codeOf({ key: 'short' })).toBe('request/malformed');
    }
    if (clubVersion) {
      expect(await codeOf({ version: null })).toBe('command/version-missing');
      expect(await codeOf({ version: 'one' })).toBe('request/malformed');
      expect(await codeOf({ version: '0' })).toBe('command/stale-version');
      expect(await codeOf({ version: '99999' })).toBe('command/stale-version');
    }
    expect(await stateOfWorld()).toBe(before);
  });

  test('refuses unknown ids and those of another club, and changes nothing by that (R-IDN-6)', async () => {
    const { refused } = caseOf(route);
    if (route.params !== undefined || Object.keys(refused).length > 0) expect(refused).not.toEqual({});
    for (const [what, [sendingOf, code]] of Object.entries(refused)) {
      const sent = await sendingOf(scene);
      const before = await stateOfWorld();
      const asked = await tryCall(route, {}, { sent });
      expect([what, asked.code]).toEqual([what, code]);
      expect(await stateOfWorld()).toBe(before);
    }
  });

  // The stream of events has a test of its own.
  if (answer === 'events') return;
  if (command) {
    test('does nothing once its key is cancelled, however late it arrives (R-CAL-40)', async () => {
      const key = `cancelled-${route.name}`;
      await goodOf(route);
      const before = await stateOfWorld();
      expect(await settled(callerOf(route), key)).toEqual({ state: 'cancelled' });
      const late = await tryCall(route, { key });
      expect([late.status, late.code]).toEqual([409, 'command/cancelled']);
      expect(await settled(callerOf(route), key)).toEqual({ state: 'cancelled' });
      expect(await stateOfWorld()).toBe(before);
    });
  }

  test('is granted, once for each key, as the contract says', async () => {
    const key = `once-${route.name}`;
    const first = await tryCall(route, { key });
    expect([first.status, first.code]).toEqual([200, null]);
    if (answer === 'json') {
      const sealed = envelope(route.data).safeParse(JSON.parse(first.text));
      expect(sealed.error).toBeUndefined();
    }
    if (!command) return;

    const after = await stateOfWorld();
    const again = await tryCall(route, { key });
    // A deleted user is unknown to the next call.
    if (route.name === 'deleteAccount') expect(again.code).toBe('user/none');
    else expect(again.text).toBe(first.text);
    expect(await stateOfWorld()).toBe(after);
    if (route.name === 'deleteAccount') return;

    // As a client that lost the answer settles its key.
    expect(await settled(callerOf(route), key)).toEqual({ state: 'answered', answer: JSON.parse(first.text) });
    expect(await settled(scene.clubless, key)).toEqual({ state: 'cancelled' });
    expect(await stateOfWorld()).toBe(after);

    await reserveKey(callerOf(route), `taken-${route.name}`);
    expect((await tryCall(route, { key: `taken-${route.name}` })).code).toBe('command/key-reused');
    expect(await stateOfWorld()).toBe(after);
  });
});

describe('answers', () => {
  test('were given to every call', () => {
    expect(new Set(answers.map(({ route }) => route.name))).toEqual(new Set(ROUTE_LIST.map(({ name }) => name)));
  });

  test('are searched by a search that finds', async () => {
    const { ana, bia, leagueId, rivals } = scene;
    const reader = { userId: ana.userId, clubId: ana.clubId, secrets: ['c0ffee'] };
    const own = await bia.send('initialData');
    expect(findLeaks(own.text, reader)).toEqual(
      expect.arrayContaining([
        `finances of club ${bia.clubId}`,
        'the address bia@example.com',
        expect.stringMatching(/^condition of /),
      ]),
    );
    expect(findLeaks(own.text, { ...reader, userId: bia.userId, clubId: bia.clubId })).toEqual([]);
    const hers = await bia.send('competition', { params: { competitionId: leagueId } });
    expect(hers.text).toContain(rivals.id);
    expect(findLeaks(hers.text, reader)).toContain(`the choices of ${bia.clubId}`);
    expect(findLeaks('at run (file:///a.ts:1) c0ffee command:ana:1', reader).length).toBe(3);
  });

  test('show what a club plans to its own manager and to no one else, whatever the call (R-OPP-14)', async () => {
    const { bia } = scene;
    const told = answers.filter(({ asked }) => asked.text.includes(HIDDEN_PLAN));
    expect(told.filter(({ caller }) => caller.userId !== bia.userId).map(({ route }) => route.name)).toEqual([]);
    expect((await bia.send('trainingPlan')).text).toContain(HIDDEN_PLAN);
    expect((await bia.send('initialData')).text.split(HIDDEN_PLAN).length - 1).toBeGreaterThanOrEqual(3 * 6);
    const granted = answers.filter(({ asked }) => asked.code === null).map(({ route }) => route.name);
    // The live stream never ends, so other tests read it; its events are of matches.
    const calls = ROUTE_LIST.map(({ name }) => name).filter((name) => name !== 'live');
    expect(calls.filter((name) => !granted.includes(name))).toEqual([]);
  });

  test('never contain a secret, a future seed, a stack, or data of another club alone', async () => {
    const secrets = await leakableSecrets(scene.world.storage);
    expect(secrets.length).toBeGreaterThan(100);
    const clubs = await scene.world.storage.db.selectFrom('clubs').select(['id', 'owner_id']).execute();
    const leaks = answers.flatMap(({ route, caller: { userId }, asked }) => {
      const clubId = clubs.find(({ owner_id }) => owner_id === userId)?.id;
      return findLeaks(asked.text, { userId, clubId, secrets }).map((leak) => `${route.name}: ${leak}`);
    });
    expect(leaks).toEqual([]);
  });
});

/** What is granted, with NUL for every text of the path, of the query, or of the body. */
async function withNul(route: Route): Promise<object[]> {
  const good: { readonly body?: unknown } = await goodOf(route);
  const shape = (route.query as { shape?: object } | undefined)?.shape ?? {};
  const nul = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, '\0']));
  const replaced = JSON.stringify(good.body ?? null, (_, part) => (typeof part === 'string' ? '\0' : part));
  return [
    ...(route.params === undefined ? [] : [{ ...good, params: nul(parametersOf(route)) }]),
    ...(route.query === undefined ? [] : [{ ...good, query: nul(Object.keys(shape)) }]),
    ...(replaced.includes('\\u0000') ? [{ ...good, body: JSON.parse(replaced) }] : []),
  ];
}

function parametersOf({ path }: Route): string[] {
  return [...path.matchAll(/:([A-Za-z]+)/g)].map(([, name]) => name ?? '');
}

/** The server's answer about the manager's command with that key. */
async function settled(manager: TestManager, key: string): Promise<unknown> {
  return manager.call('settleCommand', { params: { key } });
}

async function strangersToken(): Promise<string | null> {
  return (await scene.world.signIn(`stranger-${crypto.randomUUID()}`)).token;
}

/** Takes the key for a command that is none of the contract's. */
async function reserveKey({ userId }: TestManager, key: string): Promise<void> {
  await scene.world.storage.db
    .insertInto('idempotency_keys')
    .values({ user_id: userId, key, request_hash: 'another', status: 200, answer: new Uint8Array() })
    .execute();
}
