/**
 * One locked club blocks no other. Set MM_TEST_DATABASE_URL; the embedded database has one session, in which no lock is
 * waited for. R-OPR-4
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { doAllDueWork, planWork } from '../../src/due-work/due-work.ts';
import { type WorkKinds, workKinds } from '../../src/due-work/work-kinds.ts';
import { takeDailyTurns } from '../../src/world/club-day.ts';
import { PAYLOADS } from '../../src/world-work/payloads.ts';
import { playerForSale } from '../harness/scene.ts';
import { startWorld, type TestWorld } from '../harness/world.ts';

const server = process.env.MM_TEST_DATABASE_URL;
if (!server) process.stderr.write('locked clubs: not run, MM_TEST_DATABASE_URL names no PostgreSQL\n');

const WORKER = fileURLToPath(new URL('../harness/one-worker.ts', import.meta.url));
const kindsOf = ({ services }: TestWorld): WorkKinds =>
  workKinds({ 'club-day': PAYLOADS['club-day'] }, { 'club-day': takeDailyTurns(services) });
type ClubManager = Awaited<ReturnType<TestWorld['newManager']>>;

describe.skipIf(!server)('while the row of one club is locked', () => {
  let world: TestWorld;
  let url: string;
  let locker: Client;
  let [ana, bia]: ClubManager[] = [];
  let worker: ChildProcess | undefined;
  beforeAll(async () => {
    world = await startWorld();
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(world.storage.kysely);
    url = new URL(`/${rows[0]?.name}`, server).href;
    locker = new Client({ connectionString: url });
    await locker.connect();
    [ana, bia] = [await world.newManager({ userId: 'ana' }), await world.newManager({ userId: 'bia' })];
  });
  afterEach(async () => {
    worker?.kill('SIGKILL');
    await locker.query('rollback');
  });
  afterAll(async () => {
    await locker.end();
    await world.close();
  });

  const managers = () => {
    if (ana === undefined || bia === undefined) throw new Error('no managers');
    return { ana, bia };
  };
  const lock = async (clubId: string) => {
    await locker.query('begin');
    await locker.query('select id from clubs where id = $1 for update', [clubId]);
  };
  const buildGym = (manager: ClubManager, key: string = crypto.randomUUID()) =>
    manager.send('upgradeFacility', { body: { facilityName: 'gym' }, key });

  /** Calls of others and health checks, one after the other for as long; the slowest, in milliseconds, and every status. */
  async function watch(other: ClubManager, milliseconds: number) {
    const statuses = new Set<number>();
    let slowest = 0;
    const timed = async (call: () => Promise<{ readonly status: number } | { readonly statusCode: number }>) => {
      const since = performance.now();
      const answer = await call();
      statuses.add('status' in answer ? answer.status : answer.statusCode);
      slowest = Math.max(slowest, performance.now() - since);
    };
    for (const until = performance.now() + milliseconds; performance.now() < until; ) {
      await timed(() => other.send('initialData'));
      await timed(() => other.send('updateTacticName', { body: { compId: 'x', matchId: 'x', tacticName: 'A' } }));
      await timed(async () => world.app.inject('/readyz'));
    }
    return { statuses: [...statuses].sort(), slowest };
  }

  test('its manager’s thirty calls are refused in time, and all others are served', async () => {
    const { ana, bia } = managers();
    await lock(ana.clubId);
    const since = performance.now();
    const key = crypto.randomUUID();
    const calls = Promise.all([buildGym(ana, key), ...Array.from({ length: 29 }, () => buildGym(ana))]);
    const { statuses, slowest } = await watch(bia, 8_000);
    const answers = await calls;
    expect(answers.map(({ status, error }) => `${status} ${error?.code}`)).toEqual(
      Array.from({ length: 30 }, () => '503 command/busy'),
    );
    expect(answers[0]?.headers['retry-after']).toBe('2');
    expect(performance.now() - since).toBeLessThan(14_000);
    expect(statuses).toEqual([200, 404]);
    expect(slowest).toBeLessThan(4_000);
    await locker.query('rollback');
    expect((await buildGym(ana, key)).status, 'nothing was stored, and the key is free').toBe(200);
  });

  test('a dozen managers who want its player block no other caller either', async () => {
    const { ana, bia } = managers();
    const player = await playerForSale(ana);
    const buyers = await Promise.all(Array.from({ length: 12 }, () => world.newManager()));
    await lock(ana.clubId);
    const buying = Promise.all(buyers.map((buyer) => buyer.send('buyPlayer', { params: { id: player.id } })));
    const { statuses, slowest } = await watch(bia, 6_000);
    const codes = (await buying).map(({ error }) => error?.code);
    expect(new Set(codes)).toEqual(new Set(['command/busy']));
    expect(statuses).toEqual([200, 404]);
    expect(slowest).toBeLessThan(5_000);
    await locker.query('rollback');
  });

  test('by a worker that was stopped in the middle of its work, others are served, and it is over when its time is', async () => {
    const { ana, bia } = managers();
    // The database lets the worker wait after its last change, so that the test can stop it there.
    await locker.query(`
      create function linger() returns trigger language plpgsql as $$ begin
        if new.done_at is not null then perform pg_sleep(2); end if; return new; end $$;
      create trigger linger before update on due_work for each row execute function linger()`);
    await world.storage.transaction((tx) =>
      planWork(tx, kindsOf(world), [{ kind: 'club-day', id: 'd', dueAt: 1, payload: { clubIds: [ana.clubId] } }]),
    );
    const isThere = async (condition: string) => {
      const others = 'datname = current_database() and pid <> pg_backend_pid()';
      return (await locker.query(`select 1 from pg_stat_activity where ${others} and ${condition}`)).rows.length > 0;
    };
    const isHolding = () => isThere("state = 'idle in transaction'");
    const options = encodeURIComponent('-c idle_in_transaction_session_timeout=8000');
    worker = spawn(process.execPath, [WORKER, `${url}?options=${options}`], { stdio: 'inherit' });
    const patience = { timeout: 20_000, interval: 50 };
    await expect.poll(() => isThere("wait_event = 'PgSleep'"), patience).toBe(true);
    worker.kill('SIGSTOP');
    await expect.poll(isHolding, patience).toBe(true);

    const calls = Promise.all(Array.from({ length: 30 }, () => buildGym(ana)));
    const { statuses, slowest } = await watch(bia, 5_000);
    expect(new Set((await calls).map(({ error }) => error?.code))).toEqual(new Set(['command/busy']));
    expect(statuses).toEqual([200, 404]);
    expect(slowest).toBeLessThan(4_000);

    await expect.poll(async () => (await ana.send('markInboxAllRead')).status).toBe(200);
    await expect.poll(isHolding, patience).toBe(false);
    await locker.query('drop trigger linger on due_work');
    expect(await doAllDueWork(world.storage, kindsOf(world), Number.MAX_SAFE_INTEGER)).toBe(1);
  });

  test('work that needs it is neither done nor blamed, and is done afterwards', async () => {
    const { bia } = managers();
    await world.storage.transaction((tx) =>
      planWork(tx, kindsOf(world), [{ kind: 'club-day', id: 'e', dueAt: 1, payload: { clubIds: [bia.clubId] } }]),
    );
    await lock(bia.clubId);
    await expect(doAllDueWork(world.storage, kindsOf(world), Number.MAX_SAFE_INTEGER)).rejects.toMatchObject({
      code: '55P03',
    });
    const row = await world.storage.db.selectFrom('due_work').selectAll().where('id', '=', 'e').executeTakeFirst();
    expect(row).toMatchObject({ attempts: 0, last_error: null, done_at: null });
    await locker.query('rollback');
    expect(await doAllDueWork(world.storage, kindsOf(world), Number.MAX_SAFE_INTEGER)).toBe(1);
  });

  test('a statement that takes too long is ended (those of an operator’s tools are not)', async () => {
    const { rows } = await sql<{ lock: string; statement: string }>`
      select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement`.execute(
      world.storage.kysely,
    );
    expect(rows).toEqual([{ lock: '500ms', statement: '15s' }]);
  });
});
