/** Game time: real time, scaled and moved, the same in every process. R-WLD-6 */
import { setTimeout as pause } from 'node:timers/promises';
import { notify, type Queries, type Storage } from '../storage/storage.ts';

/** The stored clock: game time is `epoch + (real time − epoch) × scale + offset`, all in milliseconds. */
export interface ClockSetting {
  readonly epoch: number;
  readonly scale: number;
  readonly offset: number;
}

export interface GameClock {
  /** Game time, whole milliseconds. */
  now(): number;
  /** Real time as this clock sees it. */
  wallNow(): number;
  readonly scale: number;
  /** Moves the clock forward to the given game time when the transaction commits; an earlier time leaves it alone. R-WLD-4 */
  advanceTo(tx: Queries, time: number): Promise<void>;
  /** Reads the stored clock again; other processes are told by message, so this is for after a transaction of one's own. */
  reload(): Promise<void>;
  close(): Promise<void>;
}

/** The channel that tells every process that the clock was moved. */
export const CLOCK_CHANNEL = 'mm_clock';

export interface ClockOptions {
  /** Used when the database has no clock yet. */
  readonly scale: number;
  /** Real time; the system's unless given. */
  readonly wall?: () => number;
}

/** Real milliseconds after which a read that failed is tried again. */
const READ_AGAIN = 500;

/** The clock of this database, started now where there is none. A stored scale stays; `scale` counts for a new clock only. */
export async function startClock(storage: Storage, { scale, wall = Date.now }: ClockOptions): Promise<GameClock> {
  await storage.db
    .insertInto('game_clock')
    .values({ epoch: wall(), scale, offset_ms: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
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
  return {
    now: () => gameTime(setting, wall()),
    wallNow: wall,
    get scale() {
      return setting.scale;
    },
    async advanceTo(tx, time) {
      const stored = await readClock(tx, 'lock');
      const ahead = time - gameTime(stored, wall());
      if (ahead <= 0) return;
      await tx
        .updateTable('game_clock')
        .set({ offset_ms: stored.offset + ahead })
        .execute();
      await notify(tx, CLOCK_CHANNEL, String(time));
    },
    reload,
    async close() {
      isClosed = true;
      await unlisten();
    },
  };
}

/** Game time of the setting at a moment of real time. */
export function gameTime({ epoch, scale, offset }: ClockSetting, wallNow: number): number {
  return Math.floor(epoch + (wallNow - epoch) * scale + offset);
}

/** Sets the pace of a stored clock from now on; game time does not jump. */
export async function setScale(tx: Queries, scale: number, wallNow: number): Promise<void> {
  const stored = await readClock(tx, 'lock');
  const offset = gameTime(stored, wallNow) - wallNow;
  await tx.updateTable('game_clock').set({ epoch: wallNow, scale, offset_ms: offset }).execute();
  await notify(tx, CLOCK_CHANNEL, 'scale');
}

async function readClock(queries: Queries, lock?: 'lock'): Promise<ClockSetting> {
  const query = queries.selectFrom('game_clock').select(['epoch', 'scale', 'offset_ms']);
  const row = await (lock === undefined ? query : query.forUpdate()).executeTakeFirstOrThrow();
  return { epoch: row.epoch, scale: row.scale, offset: row.offset_ms };
}
