import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { doAllDueWork, doNextWork, MAX_ATTEMPTS, nextDueAt, payloadsOf, planWork } from '../src/due-work/due-work.ts';
import { type Work, type WorkKinds, WorkRefused, workKinds } from '../src/due-work/work-kinds.ts';
import type { Storage } from '../src/storage/storage.ts';
import { endRetryWait, openTestStorage } from './harness/database.ts';
import { kindsOf } from './harness/work-kinds.ts';

let storage: Storage;
let done: string[];
beforeAll(async () => {
  storage = await openTestStorage();
});
afterAll(() => storage.close());
beforeEach(async () => {
  done = [];
  await storage.db.deleteFrom('due_work').execute();
});

const note = async ({ kind, id }: Work) => void done.push(`${kind} ${id}`);
const KINDS: WorkKinds = kindsOf([
  ['full-time', note],
  ['kick-off', note],
]);
const work = (kind: string, id: string, dueAt: number): Work => ({ kind, id, dueAt, payload: null });
const plan = (...works: readonly Work[]) => storage.transaction((tx) => planWork(tx, KINDS, works));

describe('due work (R-WLD-7)', () => {
  test('is done in the order of its moment, then of its kind, then of its id, and not before its time', async () => {
    await plan(
      work('kick-off', 'm2', 20),
      work('kick-off', 'm1', 20),
      work('full-time', 'm0', 20),
      work('kick-off', 'm0', 10),
      work('kick-off', 'm9', 30),
    );
    expect(await nextDueAt(storage.db)).toBe(10);
    expect(await doAllDueWork(storage, KINDS, 20)).toBe(4);
    expect(done).toEqual(['kick-off m0', 'full-time m0', 'kick-off m1', 'kick-off m2']);
    expect(await nextDueAt(storage.db)).toBe(30);
    expect(await doAllDueWork(storage, KINDS, 29)).toBe(0);
  });

  test('gets its own moment, however late it is done', async () => {
    const moments: number[] = [];
    const kinds: WorkKinds = kindsOf([['kick-off', async (_, { now }) => void moments.push(now)]]);
    await storage.transaction((tx) => planWork(tx, kinds, [work('kick-off', 'a', 10), work('kick-off', 'b', 20)]));
    await doAllDueWork(storage, kinds, 1_000);
    expect(moments).toEqual([10, 20]);
  });

  test('can be planned by work, even for the same moment', async () => {
    const kinds: WorkKinds = kindsOf([
      ['full-time', note],
      [
        'kick-off',
        async (kickOff, { tx }) => {
          await note(kickOff);
          await planWork(tx, kinds, [work('full-time', kickOff.id, kickOff.dueAt)]);
        },
      ],
    ]);
    await plan(work('kick-off', 'm1', 10), work('kick-off', 'm2', 11));
    await doAllDueWork(storage, kinds, 20);
    expect(done).toEqual(['kick-off m1', 'full-time m1', 'kick-off m2', 'full-time m2']);
  });

  test('planned twice is done once, also after it is done (R-STO-7)', async () => {
    await plan(work('kick-off', 'm1', 10));
    await plan(work('kick-off', 'm1', 15));
    await doAllDueWork(storage, KINDS, 20);
    await plan(work('kick-off', 'm1', 10));
    expect(await doAllDueWork(storage, KINDS, 20)).toBe(0);
    expect(done).toEqual(['kick-off m1']);
  });

  test('is planned for as many clubs as there may be, each piece with what it is to be done with', async () => {
    const payloads: unknown[] = [];
    const kinds: WorkKinds = kindsOf([['kick-off', async ({ payload }) => void payloads.push(payload)]]);
    const many = Array.from({ length: 14_000 }, (_, index) => work('kick-off', `m${index}`, 20));
    const given: Work[] = [
      { ...work('kick-off', 'a', 10), payload: { clubIds: ['c1'] } },
      { ...work('kick-off', 'b', 10), payload: ['c2', null] },
      work('kick-off', 'c', 10),
    ];
    await storage.transaction((tx) => planWork(tx, kinds, [...given, ...many]));
    expect(await doAllDueWork(storage, kinds, 10)).toBe(3);
    expect(payloads).toEqual([{ clubIds: ['c1'] }, ['c2', null], null]);
    expect((await storage.db.selectFrom('due_work').select('id').execute()).length).toBe(14_003);
  });

  test('is done once by several workers who race for it', async () => {
    await plan(...Array.from({ length: 12 }, (_, index) => work('kick-off', `m${index}`, 10 + (index % 3))));
    const worker = async () => {
      for (let idle = 0; idle < 20; ) {
        const outcome = await doNextWork(storage, KINDS, 20);
        if (outcome.state === 'idle') idle++;
      }
    };
    await Promise.all([worker(), worker(), worker()]);
    expect(done.length).toBe(12);
    expect(new Set(done).size).toBe(12);
  });

  test('of a later moment waits while earlier work is under way elsewhere', async () => {
    if (storage.kind === 'embedded') return;
    await plan(work('kick-off', 'm1', 10), work('kick-off', 'm2', 20));
    let finish: () => void = () => {};
    const isUnderWay = new Promise<void>((begun) => {
      const slow: WorkKinds = kindsOf([
        [
          'kick-off',
          () =>
            new Promise<void>((resolve) => {
              finish = resolve;
              begun();
            }),
        ],
      ]);
      void doNextWork(storage, new Map([...kindsOf([['full-time', note]]), ...slow]), 30);
    });
    await isUnderWay;
    const meanwhile = await doNextWork(storage, KINDS, 30);
    finish();
    expect(meanwhile).toEqual({ state: 'idle' });
    await expect.poll(() => doAllDueWork(storage, KINDS, 30).then(() => done)).toEqual(['kick-off m2']);
  });
});

describe('a stored payload (R-STO-11)', () => {
  const read: unknown[] = [];
  const spec = {
    version: 3,
    schema: z.strictObject({ matchIds: z.array(z.string()) }),
    upgrades: {
      1: (payload: unknown) => ({ match: payload }),
      2: (payload: unknown) => ({ matchIds: [z.object({ match: z.string() }).parse(payload).match] }),
    },
  };
  const kinds = workKinds(
    { 'kick-off': spec },
    { 'kick-off': async ({ payload }) => void read.push(payload.matchIds) },
  );
  const store = (id: string, dueAt: number, version: number, payload: unknown, kind = 'kick-off') =>
    storage.db
      .insertInto('due_work')
      .values({ kind, id, rank: 0, due_at: dueAt, version, payload: JSON.stringify(payload) })
      .execute();
  beforeEach(() => {
    read.length = 0;
  });

  test('keeps the version of the kind that planned it', async () => {
    await storage.transaction((tx) =>
      planWork(tx, kinds, [{ ...work('kick-off', 'm1', 10), payload: { matchIds: ['m1'] } }]),
    );
    expect(await storage.db.selectFrom('due_work').select(['version']).execute()).toEqual([{ version: 3 }]);
    expect(await doAllDueWork(storage, kinds, 10)).toBe(1);
    expect(read).toEqual([['m1']]);
  });

  test('of an older version is upgraded step by step', async () => {
    await store('old', 10, 1, 'm1');
    await store('newer', 20, 2, { match: 'm2' });
    expect(await doAllDueWork(storage, kinds, 20)).toBe(2);
    expect(read).toEqual([['m1'], ['m2']]);
  });

  test.each([
    ['an unknown kind', 3, { matchIds: [] }, 'penalties', 'there is no kind of work penalties'],
    ['a version of tomorrow', 4, { matchIds: [] }, 'kick-off', "version 4 can't be read: version 3 is needed"],
    ['a version that no upgrade is known for', 0, null, 'kick-off', "version 0 can't be read"],
    ['another shape', 3, { matchIds: 'm1' }, 'kick-off', 'payload does not fit: matchIds: '],
    ['more than its kind knows', 3, { matchIds: [], seed: 'x' }, 'kick-off', 'payload does not fit: all: '],
  ])('of %s is refused at the first try, and others go on', async (_, version, payload, kind, message) => {
    await store('bad', 10, version, payload, kind);
    await store('good', 20, 3, { matchIds: ['m2'] });
    const outcome = await doNextWork(storage, kinds, 30);
    expect(outcome).toMatchObject({ state: 'failed', work: { id: 'bad' }, isGivenUp: true });
    expect(outcome.state === 'failed' && outcome.error).toBeInstanceOf(WorkRefused);
    expect(await doAllDueWork(storage, kinds, 30)).toBe(1);
    expect(read).toEqual([['m2']]);
    const row = await storage.db
      .selectFrom('due_work')
      .select(['attempts', 'last_error', 'failed_at'])
      .where('id', '=', 'bad')
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ attempts: 1, failed_at: expect.any(Date) });
    expect(row.last_error).toContain(message);
  });

  test('that can’t be read is skipped if payloads are read ahead', async () => {
    await store('bad', 10, 3, 'm1');
    await store('old', 10, 1, 'm2');
    const payloads = await payloadsOf(storage.db, 'kick-off', spec, ['bad', 'old']);
    expect([...payloads]).toEqual([['old', { matchIds: ['m2'] }]]);
  });
});

describe('work that fails', () => {
  const failing: WorkKinds = kindsOf([
    ['full-time', note],
    [
      'kick-off',
      async ({ id }, { tx }) => {
        await tx.insertInto('world_settings').values({ key: id, value: '1' }).execute();
        throw new Error('no pitch');
      },
    ],
  ]);

  test('stores nothing, and holds up later work until it is given up', async () => {
    await plan(work('kick-off', 'm1', 10), work('full-time', 'm2', 20));
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
      const outcome = await doNextWork(storage, failing, 30);
      expect(outcome).toMatchObject({ state: 'failed', work: { id: 'm1' }, isGivenUp: attempt === MAX_ATTEMPTS });
      expect(done).toEqual([]);
      if (attempt === MAX_ATTEMPTS) break;
      expect(await doNextWork(storage, failing, 30)).toEqual({ state: 'idle' });
      await endRetryWait(storage);
    }
    expect(await storage.db.selectFrom('world_settings').selectAll().execute()).toEqual([]);
    expect(await doAllDueWork(storage, failing, 30)).toBe(1);
    expect(done).toEqual(['full-time m2']);
    const row = await storage.db
      .selectFrom('due_work')
      .select(['attempts', 'last_error'])
      .where('id', '=', 'm1')
      .executeTakeFirst();
    expect(row).toEqual({ attempts: MAX_ATTEMPTS, last_error: 'Error: no pitch' });
  });

  test('waits longer before every further try', async () => {
    await plan(work('kick-off', 'm1', 10));
    const waits: number[] = [];
    for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt++) {
      await doNextWork(storage, failing, 30);
      const { rows } = await sql<{ wait: number }>`
        select round(extract(epoch from retry_at - now()))::int as wait from due_work`.execute(storage.db);
      waits.push(rows[0]?.wait ?? 0);
      await endRetryWait(storage);
    }
    expect(waits[0]).toBeLessThanOrEqual(1);
    expect(waits.slice(1)).toEqual([2, 8, 32]);
  });

  test('does not hold up other work of its moment and kind', async () => {
    const kinds: WorkKinds = kindsOf([
      ['kick-off', async (kickOff) => (kickOff.id === 'm1' ? Promise.reject(new Error('no pitch')) : note(kickOff))],
    ]);
    await plan(work('kick-off', 'm1', 10), work('kick-off', 'm2', 10), work('kick-off', 'm3', 20));
    const states: string[] = [];
    for (let tries = 0; tries < 3; tries++) states.push((await doNextWork(storage, kinds, 30)).state);
    expect(states).toEqual(['failed', 'done', 'idle']);
    expect(done).toEqual(['kick-off m2']);
  });

  test('counts one failure when two workers took it at once, and is given up once', async () => {
    await plan(work('kick-off', 'm1', 10));
    const outcomes: boolean[] = [];
    for (let attempts = 1; attempts <= MAX_ATTEMPTS; attempts++) {
      let failures = 0;
      const slowToTell: Storage = {
        ...storage,
        async transaction(perform) {
          return storage.transaction(perform).catch(async (error: unknown) => {
            failures++;
            await expect.poll(() => failures).toBe(2);
            throw error;
          });
        },
      };
      const first = doNextWork(slowToTell, failing, 30);
      await expect.poll(() => failures).toBe(1);
      for (const outcome of await Promise.all([first, doNextWork(slowToTell, failing, 30)])) {
        outcomes.push(outcome.state === 'failed' && outcome.isGivenUp);
      }
      expect(await storage.db.selectFrom('due_work').select('attempts').execute()).toEqual([{ attempts }]);
      await endRetryWait(storage);
    }
    expect(outcomes.filter(Boolean).length).toBe(1);
  });

  test.each([
    ['a full disk', { code: '53100' }, 'could not extend file'],
    ['a shutdown', { code: '57P01' }, 'terminating connection due to administrator command'],
    ['a connection that is cut', {}, 'Connection terminated unexpectedly'],
    ['a connection that was cut before', {}, 'Client has encountered a connection error and is not queryable'],
  ])('because of %s is not to blame: no try is counted', async (_, code, message) => {
    const unavailable: WorkKinds = kindsOf([
      ['kick-off', async () => Promise.reject(Object.assign(new Error(message), code))],
    ]);
    await plan(work('kick-off', 'm1', 10));
    for (let tries = 0; tries <= MAX_ATTEMPTS; tries++) {
      await expect(doNextWork(storage, unavailable, 30)).rejects.toThrow(message);
    }
    expect(await doAllDueWork(storage, KINDS, 30)).toBe(1);
    expect(done).toEqual(['kick-off m1']);
  });

  test('because the database has ended its connection is done over another one', async () => {
    if (storage.kind === 'embedded') return;
    let isCut = false;
    const kinds: WorkKinds = kindsOf([
      [
        'kick-off',
        async (kickOff, { tx }) => {
          const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
          if (!isCut) await cut(rows[0]?.pid ?? 0);
          isCut = true;
          await sql`select 1`.execute(tx);
          await note(kickOff);
        },
      ],
    ]);
    await plan(work('kick-off', 'm1', 10));
    await expect(doNextWork(storage, kinds, 30)).rejects.toThrow(/./);
    expect(await doAllDueWork(storage, kinds, 30)).toBe(1);
    const row = await storage.db.selectFrom('due_work').select('attempts').executeTakeFirst();
    expect(row).toEqual({ attempts: 0 });
  });
});

/** Ends a connection as an administrator does, and waits until its owner has noticed. */
async function cut(pid: number): Promise<void> {
  const client = new Client({ connectionString: process.env.MM_TEST_DATABASE_URL });
  await client.connect();
  await client.query('select pg_terminate_backend($1)', [pid]);
  await client.end();
  await pause(100);
}
