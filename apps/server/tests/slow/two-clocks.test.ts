/** Two APIs and two workers on one PostgreSQL, half of them on a machine whose clock is 120 s ahead, and half of them stopped. Set MM_TEST_DATABASE_URL. R-OPX-7, R-OPX-11 */
import { CLUB_VERSION_HEADER, IDEMPOTENCY_KEY_HEADER } from '@mundo-manager/contract';
import { buildEmblem } from '@mundo-manager/rules/testing';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signInAs } from '../../src/identity/testing/sign-in.ts';
import { metricsIn, type ServerProcess, spawnScript, startServerProcess } from '../harness/server-process.ts';

const server = process.env.MM_TEST_DATABASE_URL;
if (!server) process.stderr.write('two clocks: not run, MM_TEST_DATABASE_URL names no PostgreSQL\n');

const AHEAD = 120_000;
const SHIFTED = new URL('../harness/shifted-clock.mjs', import.meta.url).href;
const NAME = `mm_clocks_${process.pid}`;

describe.skipIf(!server)('two machines whose clocks are 120 s apart', () => {
  const url = new URL(`/${NAME}`, server ?? 'postgres://localhost').href;
  let database: Client;
  const processes: ServerProcess[] = [];
  let [api, otherApi]: (ServerProcess | undefined)[] = [];
  let otherWorker: ServerProcess | undefined;
  let token = '';

  const administer = async (statement: string) => {
    const client = new Client({ connectionString: server });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  beforeAll(async () => {
    await administer(`create database ${NAME}`);
    const start = async (PORT: string, MM_ROLE: string, isAhead: boolean) => {
      const shift = { NODE_OPTIONS: `--import=${SHIFTED}`, SHIFTED_CLOCK: String(AHEAD) };
      const shared = { DATABASE_URL: url, MM_PUBLIC_URL: 'http://localhost:3251', MM_CLOCK_SCALE: '60' };
      const started = await startServerProcess({ PORT, MM_ROLE, MM_WORLD: 'local', ...shared, ...(isAhead && shift) });
      processes.push(started);
      return started;
    };
    await start('3253', 'worker', false);
    api = await start('3251', 'api', false);
    otherApi = await start('3252', 'api', true);
    otherWorker = await start('3254', 'worker', true);
    database = new Client({ connectionString: url });
    await database.connect();
    token = (await signInAs(api.url, 'ana')).token;
  }, 600_000);
  afterAll(async () => {
    for (const { child } of processes) child.kill('SIGCONT');
    await Promise.all(processes.map((one) => one.end('SIGKILL')));
    await database?.end();
    await administer(`drop database if exists ${NAME} with (force)`);
  });

  const both = () => {
    if (api === undefined || otherApi === undefined || otherWorker === undefined) throw new Error('not started');
    return { api, otherApi, otherWorker };
  };
  async function call(
    at: ServerProcess,
    path: string,
    sent?: { body: object; version?: number; method?: 'POST' | 'PUT' },
  ) {
    const key = sent && { [IDEMPOTENCY_KEY_HEADER]: crypto.randomUUID() };
    const version = sent?.version !== undefined && { [CLUB_VERSION_HEADER]: String(sent.version) };
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...key, ...version };
    const response = await fetch(`${at.url}${path}`, {
      headers,
      signal: AbortSignal.timeout(20_000),
      ...(sent && { method: sent.method ?? 'POST', body: JSON.stringify(sent.body) }),
    });
    const { data } = (await response.json()) as { data: Readonly<Record<string, unknown>> };
    return { status: response.status, data };
  }

  test('show the same minute, and the machine that is ahead says so', async () => {
    const { api, otherApi } = both();
    const [here, there] = await Promise.all([call(api, '/api/clock'), call(otherApi, '/api/clock')]);
    const apart = Number(there.data.wallNow) - Number(here.data.wallNow);
    expect(Math.abs(apart)).toBeLessThan(2_000);
    const skew = async (at: ServerProcess) =>
      Number(/^mm_clock_skew_seconds (\S+)$/m.exec(await metricsIn(at.url))?.[1]);
    expect(Math.abs((await skew(otherApi)) - AHEAD / 1_000)).toBeLessThan(2);
    expect(Math.abs(await skew(api))).toBeLessThan(2);
    expect(otherApi.output()).toContain('clock: system time differs from the database by more than 2 s');
  });

  test('with the other machine stopped, others are served and the world goes on; nothing is lost', async () => {
    const { api, otherApi, otherWorker } = both();
    await call(api, '/api/clubs/createUser', { body: {} });
    const emblem = buildEmblem();
    const founded = await call(otherApi, '/api/clubs/create', {
      body: { name: 'Relógio', emblem, uniform: { id: 0 } },
    });
    expect(founded.status).toBe(200);
    const club = founded.data.club as { id: string; version: number };

    for (const { child } of [otherApi, otherWorker]) child.kill('SIGSTOP');
    const joined = await call(api, '/api/clubs/competitions/joinCompetition', {
      method: 'PUT',
      body: { competitionName: 'MM League' },
      version: club.version,
    });
    expect(joined.status).toBe(200);
    const played = async () =>
      Number(
        (
          await database.query(
            "select count(*) as n from match_plays join matches on id = match_id where state::text like '%' || $1 || '%'",
            [club.id],
          )
        ).rows[0]?.n,
      );
    await expect.poll(played, { timeout: 240_000, interval: 1_000 }).toBeGreaterThan(0);
    const slowest = { ms: 0 };
    for (let n = 0; n < 20; n++) {
      const since = performance.now();
      expect((await call(api, '/api/clubs/initialData')).status).toBe(200);
      slowest.ms = Math.max(slowest.ms, performance.now() - since);
    }
    expect(slowest.ms).toBeLessThan(10_000);

    for (const { child } of [otherApi, otherWorker]) child.kill('SIGCONT');
    const versionAt = async (at: ServerProcess) => {
      const { data } = await call(at, '/api/clubs/initialData');
      return (data.club as { version: number }).version;
    };
    await expect.poll(() => versionAt(otherApi), { timeout: 60_000 }).toBeGreaterThan(club.version);
    expect(await Promise.all(processes.map((one) => one.end('SIGTERM')))).toEqual([0, 0, 0, 0]);
    const audit = spawnScript('src/cli/audit.ts', [], { DATABASE_URL: url });
    expect(await audit.exited, audit.output()).toBe(0);
  });
});
