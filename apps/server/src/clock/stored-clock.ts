/** The clock as the database keeps it. R-WLD-6 */
import { notify, type Queries } from '../storage/storage.ts';

/** The stored clock: game time is `epoch + (real time − epoch) × scale + offset`, all in milliseconds, and never past `runsUntil`. */
export interface ClockSetting {
  readonly epoch: number;
  readonly scale: number;
  readonly offset: number;
  /** Latest game time that the clock may show, in a world that pauses while it is off; null for all others. R-WLD-16 */
  readonly runsUntil: number | null;
}

/** Channel of changes of the clock, for every process. */
export const CLOCK_CHANNEL = 'mm_clock';

/** Game time of the setting at a moment of real time. */
export function gameTime(setting: ClockSetting, wallNow: number): number {
  return Math.min(unboundTime(setting, wallNow), setting.runsUntil ?? Number.POSITIVE_INFINITY);
}

/** Game time if nothing held it. */
function unboundTime({ epoch, scale, offset }: ClockSetting, wallNow: number): number {
  return Math.floor(epoch + (wallNow - epoch) * scale + offset);
}

export async function readClock(queries: Queries, lock?: 'lock'): Promise<ClockSetting> {
  const query = queries.selectFrom('game_clock').select(['epoch', 'scale', 'offset_ms', 'runs_until']);
  const row = await (lock === undefined ? query : query.forUpdate()).executeTakeFirstOrThrow();
  return { epoch: row.epoch, scale: row.scale, offset: row.offset_ms, runsUntil: row.runs_until };
}

/** Lets the stored clock show that game time at a moment of real time, and go on from there. */
export async function setClock(
  tx: Queries,
  shown: Pick<ClockSetting, 'scale' | 'runsUntil'> & { readonly time: number; readonly wallNow: number },
): Promise<void> {
  const { time, wallNow, scale, runsUntil } = shown;
  await tx
    .updateTable('game_clock')
    .set({ epoch: wallNow, scale, offset_ms: time - wallNow, runs_until: runsUntil })
    .execute();
}

/** Sets the pace of a stored clock from now on; game time does not jump. */
export async function setScale(tx: Queries, scale: number, wallNow: number): Promise<void> {
  const stored = await readClock(tx, 'lock');
  await setClock(tx, { time: gameTime(stored, wallNow), wallNow, scale, runsUntil: stored.runsUntil });
  await notify(tx, CLOCK_CHANNEL, 'scale');
}
