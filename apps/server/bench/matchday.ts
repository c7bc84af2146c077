/** `npm run bench:matchday -- --matches 1000`: a match day from kick-off to full time, with one and with two workers. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { botClub } from '@mundo-manager/rules';
import { HOUR, MINUTE } from '@mundo-manager/rules/clock';
import { joinAsBot, openCompetition } from '@mundo-manager/rules/competitions';
import { createRandom } from '@mundo-manager/rules/core';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { storeCompetition } from '../src/aggregates/competitions.ts';
import { storeChanges } from '../src/aggregates/lock-and-store.ts';
import { startClock } from '../src/clock/game-clock.ts';
import { createSecrets } from '../src/proofs/secrets.ts';
import { WorldRulesets } from '../src/rulesets/world-rulesets.ts';
import { createSimulator } from '../src/simulation/simulator.ts';
import type { Storage } from '../src/storage/storage.ts';
import { createGame } from '../src/world/game.ts';
import { takeWorldSeed } from '../src/world-work/world-seed.ts';
import { assertClean } from '../tests/faults/check.ts';
import { type DatabaseKind, type DatabasePlace, makePlace } from '../tests/faults/place.ts';
import { type ServerProcess, startServerProcess } from '../tests/harness/server-process.ts';
import { processorSecondsOf } from './load.ts';
import { postgresqlSeconds } from './postgresql-time.ts';

/** An hour in which nothing else is due. */
const START = Date.parse('2026-03-02T13:00:00Z');
const PORTS = ['3251', '3252'];

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '1000' },
    workers: { type: 'string' },
    database: { type: 'string' },
    audit: { type: 'boolean', default: false },
    share: { type: 'string' },
  },
});
const matches = Number(values.matches);
const plans: readonly [DatabaseKind, number][] = [
  ['pglite', 1],
  ['postgres', 1],
  ['postgres', 2],
];
process.stdout.write(
  '| database | workers | clubs | matches | seconds | ms per match | processor ms per match | of PostgreSQL |\n|---|---|---|---|---|---|---|---|\n',
);
for (const [kind, workers] of plans) {
  if (values.database !== undefined && values.database !== kind) continue;
  if (values.workers !== undefined && Number(values.workers) !== workers) continue;
  await measure(kind, workers);
}

async function measure(kind: DatabaseKind, workers: number): Promise<void> {
  const place = await makePlace(kind);
  const storage = await place.open();
  try {
    const clock = await startClock(storage, { scale: 0, wall: () => START });
    const rulesets = await WorldRulesets.open(storage, clock.now(), null);
    const game = createGame({
      storage,
      clock,
      world: 'local',
      rulesets,
      proofs: { secrets: createSecrets('test') },
      simulator: createSimulator(),
    });
    await found(storage, game.catchUp, matches / 5);
    const helpers = kind === 'postgres' ? await startWorkers(place, workers) : [];
    const processorBefore = await processorSeconds(helpers);
    const databaseBefore = postgresqlSeconds();
    const began = performance.now();
    await storage.transaction((tx) => clock.advanceTo(tx, START + HOUR + MINUTE));
    await clock.reload();
    if (kind === 'pglite') await game.catchUp();
    else await allDone(storage, START + HOUR + MINUTE);
    const seconds = (performance.now() - began) / 1000;
    const processor = (await processorSeconds(helpers)) - processorBefore;
    const database = kind === 'pglite' ? Number.NaN : postgresqlSeconds() - databaseBefore;
    for (const helper of helpers) await helper.end('SIGTERM');
    await report(storage, { kind, workers, seconds, processor, database });
    await game.close();
    await clock.close();
  } finally {
    await storage.close();
    await place.remove();
  }
}

/** Leagues of bots, drawn and half an hour before their first kick-off. */
async function found(storage: Storage, catchUp: () => Promise<void>, leagues: number): Promise<void> {
  const nothing = { clubs: new Map(), competitions: new Map(), matches: new Map(), players: new Map() };
  await storage.transaction((tx) => takeWorldSeed(tx, 'bench'));
  for (let number = 1; number <= leagues; number++) {
    const id = `bench-${number}`;
    const open = openCompetition({ id, name: 'MM League', number, category: 'Várzea' });
    const bot = botClub({ id: `${id}-first`, now: START }, createRandom(id), ALPHA);
    // Names are drawn; one of its own keeps the first clubs apart.
    const named = { ...bot.club, name: `Primeiro ${number}` };
    const entered = joinAsBot({ club: named, competition: open, current: [], now: START }, ALPHA);
    if (!entered.ok) throw new Error(entered.error.code);
    await storage.transaction(async (tx) => {
      await storeCompetition(tx, undefined, open);
      const founded = [{ club: entered.value.club, ownerId: null }];
      const changes = { founded, competitions: [entered.value.competition], entries: bot.entries, events: bot.events };
      await storeChanges(tx, nothing, changes, 'bench', ALPHA);
    });
    if (number % 20 === 0) process.stderr.write(`league ${number} of ${leagues}\n`);
  }
  process.stderr.write('drawing\n');
  await catchUp();
}

async function startWorkers(place: DatabasePlace, count: number): Promise<ServerProcess[]> {
  const started: ServerProcess[] = [];
  for (const PORT of PORTS.slice(0, count)) {
    const settings = { ...place.settings, PORT, MM_ROLE: 'worker', MM_THREADS: '1', MM_LOG_LEVEL: 'warn' };
    const worker = await startServerProcess(settings);
    if (values.share !== undefined) await limit(worker, values.share);
    started.push(worker);
  }
  return started;
}

/** No more than these hundredths of a processor for the worker with its threads, as if it had a small machine of its own. Debian's `cpulimit` stops and continues it. */
async function limit({ child }: ServerProcess, share: string): Promise<void> {
  const limiter = spawn('cpulimit', ['--limit', share, '--pid', String(child.pid), '--lazy'], { stdio: 'ignore' });
  // Throws if it isn't installed.
  await once(limiter, 'spawn');
}

/**
 * Processor time (s) of the processes that do the work, with their threads and without PostgreSQL; time in which other
 * programs run does not count.
 */
async function processorSeconds(helpers: readonly ServerProcess[]): Promise<number> {
  if (helpers.length === 0) {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000_000;
  }
  const sums = await Promise.all(helpers.map(({ url }) => processorSecondsOf(url)));
  return sums.reduce((sum, seconds) => sum + seconds, 0);
}

async function allDone(storage: Storage, until: number): Promise<void> {
  for (;;) {
    const open = await storage.db
      .selectFrom('due_work')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('done_at', 'is', null)
      .where('due_at', '<=', until)
      .executeTakeFirstOrThrow();
    if (Number(open.count) === 0) return;
    process.stderr.write(`${open.count} pieces of work left\n`);
    await pause(500);
  }
}

async function report(
  storage: Storage,
  {
    kind,
    workers,
    seconds,
    processor,
    database,
  }: Readonly<Record<'workers' | 'seconds' | 'processor' | 'database', number>> & { readonly kind: string },
): Promise<void> {
  const count = async (query: Promise<{ readonly count: number }>) => Number((await query).count);
  const clubs = await count(
    storage.db
      .selectFrom('clubs')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  );
  const finished = await count(
    storage.db
      .selectFrom('matches')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('phase', '=', 'finished')
      .executeTakeFirstOrThrow(),
  );
  const [each, work, stored] = [seconds, processor, database].map((sum) =>
    Number.isNaN(sum) ? '–' : ((sum * 1000) / finished).toFixed(1),
  );
  process.stdout.write(
    `| ${kind} | ${workers} | ${clubs} | ${finished} | ${seconds.toFixed(1)} | ${each} | ${work} | ${stored} |\n`,
  );
  if (values.audit) await assertClean(storage);
}
