/** `npm run bench:server`: calls at the rates of a busy evening on both databases, beside what PostgreSQL itself can write. */
import { spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { AGE_RANGES, MARKET_POSITIONS, OVERALL_RANGES } from '@mundo-manager/rules/market';
import { ADMINISTRATION_URL, type DatabaseKind, makePlace, statementOn } from '../tests/faults/place.ts';
import { startServerProcess } from '../tests/harness/server-process.ts';
import { type Clubs, gatherClubs } from './clubs.ts';
import { type LoadFigures, load } from './load.ts';

const PORT = '3250';
/** Clubs that take turns: none of them waits for itself. */
const CLUBS = 40;
/** All of them kick off at once, and a third of the time later it is full time. */
const MATCH_DAY = 'a match day';
/** Without a pause between kick-off, full time, and whatever lies until the next kick-off. */
const MATCH_DAYS = 'match days one after the other';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '10' }, database: { type: 'string' }, only: { type: 'string' } },
});
const seconds = Number(values.seconds);
const kinds = (['pglite', 'postgres'] as const).filter((kind) => !values.database || values.database === kind);

tell('| database | call | rate asked | rate | p50 ms | p99 ms | budget p99 ms | processor ms | came to |');
tell('|---|---|---|---|---|---|---|---|---|');
for (const kind of kinds) await measure(kind);
if (kinds.includes('postgres')) tell(await pgbench());

/** A row as soon as it is measured: what comes after it may fail. */
function tell(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function measure(kind: DatabaseKind): Promise<void> {
  const place = await makePlace(kind);
  // A stopped clock: no match day is running.
  const settings = { ...place.settings, PORT, MM_RATE_FACTOR: '100000', MM_LOG_LEVEL: 'error', MM_CLOCK_SCALE: '0' };
  const server = await startServerProcess(settings, 300_000);
  try {
    const clubs = await gatherClubs(server.url, CLUBS);
    const searches = searchPaths();
    const cases = [
      { call: 'initial data', rate: 100, budget: 25, next: clubs.read('/api/clubs/initialData') },
      {
        call: 'save tactic',
        rate: 50,
        budget: 40,
        next: clubs.command('PUT', '/api/clubs/tactics', clubs.otherTactic),
      },
      { call: 'train', rate: 50, budget: 40, next: clubs.command('PUT', '/api/players/training', clubs.training) },
      { call: 'search the market', rate: 20, budget: null, next: clubs.command('GET', searches, () => undefined) },
      {
        call: 'initial data, as fast as it goes',
        rate: null,
        budget: null,
        next: clubs.read('/api/clubs/initialData'),
      },
      {
        call: 'save tactic, as fast as it goes',
        rate: null,
        budget: null,
        next: clubs.command('PUT', '/api/clubs/tactics', clubs.otherTactic),
      },
    ];
    for (const { call, rate, budget, next } of cases) {
      if (values.only !== undefined && values.only !== call) continue;
      const figures = await load({ url: server.url, title: `${kind}: ${call}`, rate, seconds, next });
      tell(row(kind, call, rate, budget, figures));
    }
    const days = [MATCH_DAY, MATCH_DAYS].filter((day) => values.only === undefined || values.only === day);
    if (days.length === 0) return;
    process.stderr.write(`${kind}: leagues are drawn\n`);
    await clubs.joinLeagues();
    for (const day of days) {
      for (const { call, rate, budget, next } of cases.slice(0, 2)) {
        const title = `${call}, ${day}`;
        if (day === MATCH_DAY) await clubs.goOn();
        const loading = load({ url: server.url, title: `${kind}: ${title}`, rate, seconds, next });
        // Together, so that the error of a match day is reported, and not a load that finds no server afterwards.
        const [figures] = await Promise.all([loading, day === MATCH_DAY ? playOnce(clubs) : clubs.playUntil(loading)]);
        tell(row(kind, title, rate, budget && 4 * budget, figures));
      }
    }
  } finally {
    await server.end('SIGTERM');
    await place.remove();
  }
}

/** From half an hour before a kick-off: kick-off and full time while the load goes on. */
async function playOnce(clubs: Clubs): Promise<void> {
  for (let stop = 0; stop < 2; stop++) {
    await pause((seconds * 1000) / 3);
    await clubs.goOn();
  }
}

function row(kind: string, call: string, rate: number | null, budget: number | null, figures: LoadFigures): string {
  const { perSecond, p50, p99, cpu, outcomes } = figures;
  const times = [p50, p99].map((ms) => ms.toFixed(1)).join(' | ');
  const counts = [...outcomes].map(([outcome, count]) => `${count} ${outcome}`).join(', ');
  return `| ${kind} | ${call} | ${rate ?? '–'} | ${perSecond.toFixed(0)} | ${times} | ${budget ?? '–'} | ${cpu.toFixed(1)} | ${counts} |`;
}

function* endlessly<T>(list: readonly T[]): Generator<T> {
  for (;;) yield* list;
}

function searchPaths(): () => string {
  const all = MARKET_POSITIONS.flatMap((position) =>
    OVERALL_RANGES.flatMap(({ key }) => AGE_RANGES.map((age) => `/api/transfers/${position}_${key}_${age.key}`)),
  );
  const paths = endlessly(all);
  return () => String(paths.next().value);
}

/** PostgreSQL's own measure of small writes (simple update), on the same server in the same run. */
async function pgbench(): Promise<string> {
  const name = 'mm_ops_pgbench';
  const url = new URL(ADMINISTRATION_URL);
  const run = (...options: string[]) =>
    spawnSync('pgbench', ['-h', url.hostname, '-p', url.port || '5432', '-U', url.username, ...options, name], {
      encoding: 'utf8',
      env: { ...process.env, PGPASSWORD: url.password },
    });
  await statementOn(ADMINISTRATION_URL, `drop database if exists ${name}`);
  await statementOn(ADMINISTRATION_URL, `create database ${name}`);
  try {
    const made = run('-i', '-q', '-s', '10');
    if (made.error !== undefined) return '| PostgreSQL alone | pgbench is not installed | | | | | | | |';
    const { stdout } = run('-N', '-c', '8', '-T', String(seconds));
    const rate = /tps = ([\d.]+)/.exec(stdout)?.[1] ?? '?';
    const latency = /latency average = ([\d.]+)/.exec(stdout)?.[1] ?? '?';
    return `| PostgreSQL alone | pgbench, simple update, 8 clients | – | ${Number(rate).toFixed(0)} | ${latency} (mean) | | | | |`;
  } finally {
    await statementOn(ADMINISTRATION_URL, `drop database if exists ${name}`);
  }
}
