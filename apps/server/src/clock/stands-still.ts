/**
 * A local world stands still while it is off: no club goes bankrupt over a weekend away. What its clock may show is stored a few seconds ahead
 * and renewed in time, so game time goes on from there after any end of the process and never goes back. R-WLD-16, R-WLD-17
 */
import { notify, type Queries, type Storage } from '../storage/storage.ts';
import { CLOCK_CHANNEL, gameTime, readClock, setClock } from './stored-clock.ts';

/** Real milliseconds between two renewals. */
export const RENEWAL = 5_000;
/** What the clock may run before the next renewal, in real milliseconds: after a kill, game time has gone on by this much at most. */
export const RUNS_AHEAD = 10_000;

/** Real time that only goes on, at an even pace, whatever becomes of the machine's clock. */
export function steadyTime(): number {
  return Math.floor(performance.timeOrigin + performance.now());
}

/** How far the clock may run when it shows that time. */
export function runsUntil(time: number, scale: number): number {
  return time + Math.floor(RUNS_AHEAD * scale);
}

/** Starts the clock of a world that was off: it goes on from where it stopped. */
export async function goOn(tx: Queries, wallNow: number): Promise<void> {
  const stored = await readClock(tx, 'lock');
  const time = stored.runsUntil ?? gameTime(stored, wallNow);
  await setClock(tx, { time, wallNow, scale: stored.scale, runsUntil: runsUntil(time, stored.scale) });
}

/** Lets the clock of a world that stood still until now keep real time: from where it stopped, without what passed meanwhile. */
export async function keepRealTime(tx: Queries, wallNow: number): Promise<void> {
  const { runsUntil: time, scale } = await readClock(tx, 'lock');
  if (time !== null) await setClock(tx, { time, wallNow, scale, runsUntil: null });
}

/** Resumes the clock; notifies its listeners where it was held, as by a machine that slept. */
async function renew(tx: Queries, wallNow: number): Promise<void> {
  const stored = await readClock(tx, 'lock');
  const time = gameTime(stored, wallNow);
  await setClock(tx, { time, wallNow, scale: stored.scale, runsUntil: runsUntil(time, stored.scale) });
  if (time === stored.runsUntil && stored.scale > 0) await notify(tx, CLOCK_CHANNEL, 'held');
}

/** Stops the clock where it is. */
async function stop(tx: Queries, wallNow: number): Promise<void> {
  const stored = await readClock(tx, 'lock');
  const time = gameTime(stored, wallNow);
  await setClock(tx, { time, wallNow, scale: stored.scale, runsUntil: time });
}

/** Renews the clock from now on, `renewed` being told each time; the answer ends that, and stops the clock where it is. */
export function keepRunning(storage: Storage, wall: () => number, renewed: () => Promise<void>): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  // Where the database can't be asked the clock stands still until it can: nothing could be stored meanwhile.
  const often = setInterval(() => {
    last = last
      .then(() => storage.transaction((tx) => renew(tx, wall())))
      .then(renewed)
      .catch(() => {});
  }, RENEWAL).unref();
  return async () => {
    clearInterval(often);
    await last;
    // Without its database it has been stopped by what was stored last.
    await storage.transaction((tx) => stop(tx, wall())).catch(() => {});
  };
}
