/** Real time as the database has it, so that processes on machines with different clocks show the same minute. R-OPX-7 */
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Queries, Storage } from '../storage/storage.ts';
import { steadyTime } from './clock-pause.ts';

export interface DatabaseTime {
  /** The database's time now, milliseconds since the epoch. */
  now(): number;
  /** How far the system's clock is ahead of the database's, milliseconds. */
  skew(): number;
  close(): Promise<void>;
}

/** The clocks of a machine, milliseconds since the epoch. */
export interface SystemClocks {
  /** What the system says the time is; an operator or NTP may move it. */
  readonly wall: () => number;
  /** Runs evenly and is never set back. */
  readonly steady: () => number;
}

export interface DatabaseTimeOptions {
  readonly system?: SystemClocks;
  readonly log?: Pick<FastifyBaseLogger, 'warn'> | undefined;
}

const SYSTEM: SystemClocks = { wall: Date.now, steady: steadyTime };
/** Milliseconds between two measurements. */
const MEASURE_EVERY = 60_000;
/** Readings of a measurement; the one that came back fastest counts. */
const READINGS = 3;
/** Milliseconds of skew above which a line in the log warns. */
const MOST_SKEW = 2_000;

/** Measures the database's time now and every minute. Between two measurements the machine's steady clock counts on. */
export async function followDatabaseTime(
  storage: Pick<Storage, 'db'>,
  { system = SYSTEM, log }: DatabaseTimeOptions = {},
): Promise<DatabaseTime> {
  let offset = await clockOffset(() => databaseTime(storage.db), system.steady);
  const now = () => Math.floor(system.steady() + offset);
  const skew = () => system.wall() - now();
  let warnedAbout = 0;
  const warn = () => {
    const skewMs = skew();
    const isNews = Math.abs(skewMs - warnedAbout) > MOST_SKEW;
    if (isNews && Math.abs(skewMs) > MOST_SKEW)
      log?.warn({ skewMs }, `clock: system time differs from the database by more than ${MOST_SKEW / 1_000} s`);
    if (isNews) warnedAbout = skewMs;
  };
  warn();
  let last: Promise<void> = Promise.resolve();
  const often = setInterval(() => {
    last = last
      .then(async () => {
        offset = await clockOffset(() => databaseTime(storage.db), system.steady);
        warn();
      })
      // Without its database a process uses its own steady clock.
      .catch(() => {});
  }, MEASURE_EVERY).unref();
  return {
    now,
    skew,
    async close() {
      clearInterval(often);
      await last;
    },
  };
}

/** The database's time now in epoch milliseconds, for one-off commands. */
export async function databaseTime(queries: Queries): Promise<number> {
  const { rows } = await sql<{ time: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as time`.execute(queries);
  const time = rows[0]?.time;
  if (time === undefined) throw new Error('the database did not say its time');
  return Math.floor(time);
}

/** Milliseconds to add to the steady clock; half of the fastest round trip is the most that it is wrong by. */
export async function clockOffset(ask: () => Promise<number>, steady: () => number): Promise<number> {
  let best = { roundTrip: Number.POSITIVE_INFINITY, offset: 0 };
  for (let reading = 0; reading < READINGS; reading++) {
    const sent = steady();
    const time = await ask();
    const roundTrip = steady() - sent;
    if (roundTrip < best.roundTrip) best = { roundTrip, offset: time - (sent + roundTrip / 2) };
  }
  return best.offset;
}
