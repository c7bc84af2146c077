/** Game time: real time, scaled and moved, the same in every process. R-WLD-6 */
import { setTimeout as pause } from 'node:timers/promises';
import { notify, type Queries, type Storage } from '../storage/storage.ts';
import { keepRealTime, keepRunning, resumeClock, runsUntil, steadyTime } from './clock-pause.ts';
import { type DatabaseTime, type DatabaseTimeOptions, followDatabaseTime } from './database-time.ts';
import { CLOCK_CHANNEL, gameTime, readClock, setClock } from './stored-clock.ts';

export interface GameClock {
  /** Game time, whole milliseconds. */
  now(): number;
  /** Real time as this clock sees it. */
  wallNow(): number;
  /** How far the system's clock is ahead of this one, real milliseconds; 0 on the embedded database. R-OPX-7 */
  skew(): number;
  readonly scale: number;
  /** Moves the clock forward to the given game time when the transaction commits; an earlier time leaves it alone. R-WLD-4 */
  advanceTo(tx: Queries, time: number): Promise<void>;
  /** Reads the stored clock again, after a transaction of this process; other processes get a message. */
  reload(): Promise<void>;
  close(): Promise<void>;
}

export interface ClockOptions extends DatabaseTimeOptions {
  /** Used when the database has no clock yet. */
  readonly scale: number;
  /** Whether the world pauses while its only process is off; otherwise it keeps real time, and catches up. R-WLD-16 */
  readonly standsStill?: boolean;
  /** Real time; on PostgreSQL the database's, else the system's, unless given. */
  readonly wall?: () => number;
}

/** Real milliseconds after which a read that failed is tried again. */
const READ_AGAIN = 500;

/** The clock of this database, started now if there is none. A stored scale stays; `scale` counts for a new clock only. */
export async function startClock(storage: Storage, options: ClockOptions): Promise<GameClock> {
  const { scale, standsStill = false } = options;
  const isShared = storage.kind === 'postgresql' && options.wall === undefined;
  const database: DatabaseTime | undefined = isShared ? await followDatabaseTime(storage, options) : undefined;
  const wall = options.wall ?? database?.now ?? (standsStill ? steadyTime : Date.now);
  await storage.transaction(async (tx) => {
    await tx
      .insertInto('game_clock')
      .values({ epoch: wall(), scale, offset_ms: 0, runs_until: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    if (standsStill) await resumeClock(tx, wall());
    else await keepRealTime(tx, wall());
  });
  let setting = await readClock(storage.db);
  const reload = async () => {
    setting = await readClock(storage.db);
  };
  let isStale = false;
  let isFollowing = false;
  let isClosed = false;
  // A process that kept an old clock would live in a time of its own, so this does not give up.
  const follow = async () => {
    isStale = true;
    if (isFollowing) return;
    isFollowing = true;
    while (isStale && !isClosed) {
      isStale = false;
      await reload().catch(() => {
        isStale = true;
        return pause(READ_AGAIN, undefined, { ref: false });
      });
    }
    isFollowing = false;
  };
  const unlisten = await storage.listen(CLOCK_CHANNEL, follow, follow);
  const stop = standsStill ? keepRunning(storage, wall, reload) : async () => {};
  return {
    now: () => gameTime(setting, wall()),
    wallNow: options.wall ?? database?.now ?? Date.now,
    skew: () => database?.skew() ?? 0,
    get scale() {
      return setting.scale;
    },
    async advanceTo(tx, time) {
      const stored = await readClock(tx, 'lock');
      const wallNow = wall();
      if (time <= gameTime(stored, wallNow)) return;
      const until = stored.runsUntil === null ? null : runsUntil(time, stored.scale);
      await setClock(tx, { time, wallNow, scale: stored.scale, runsUntil: until });
      await notify(tx, CLOCK_CHANNEL, String(time));
    },
    reload,
    async close() {
      isClosed = true;
      await unlisten();
      await stop();
      await database?.close();
    },
  };
}
