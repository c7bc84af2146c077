import type { MomentumMinute } from '@mundo-manager/engine';

type Played = Pick<MomentumMinute, 'minute' | 'added'>;

/** A stretch of stoppage time among the minutes of a match. */
export interface Stoppage {
  /** The minute that it belongs to, and how long it was. */
  readonly minute: number;
  readonly added: number;
  /** Minutes that were played when it began. */
  readonly from: number;
}

/** The stretches of stoppage time, in order. Each has its own place behind the minute that it belongs to. R-STT-13 */
export function stoppages(minutes: readonly Played[]): Stoppage[] {
  return minutes.flatMap(({ minute, added }, at) =>
    added > 0 && minutes[at + 1]?.minute !== minute ? [{ minute, added, from: at + 1 - added }] : [],
  );
}

/** How many minutes were played when that one was over, stoppage time before it included. R-STT-13 */
export function playedAt(minutes: readonly Played[], { minute, added }: Played): number {
  return minutes.findIndex((played) => played.minute === minute && played.added === added) + 1;
}
