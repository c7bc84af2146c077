import type { MatchEvent, SideName } from '@mundo-manager/engine';

/** A step of a line of chances. */
export interface CumulativeXgPoint {
  readonly minute: number;
  readonly added: number;
  /** All chances up to this one together, to the hundredth as the statistics of a side. */
  readonly xg: number;
  readonly goal: boolean;
}

/** A side’s shots in order, each with the sum of the chances so far. */
export function cumulativeXgPoints(events: readonly MatchEvent[], side: SideName): CumulativeXgPoint[] {
  let sum = 0;
  return events.flatMap((event) => {
    if (event.type !== 'shot' || event.side !== side) return [];
    sum += event.xg;
    const xg = Math.round(sum * 100) / 100;
    return [{ minute: event.minute, added: event.added, xg, goal: event.outcome === 'goal' }];
  });
}
