/** The caption under the pitch: the last important line, for as long as it takes to read. R-REP-12 */
import type { CommentaryLine } from '@mundo-manager/engine/commentary';

/** Milliseconds of playback for which a caption stays. */
export const READ_MS = 8_000;
/** After a seek, lines older than this are not shown, in ticks. */
export const NEWS_TICKS = 40;

export interface Caption {
  /** The line to show at the tick, given the last important one and the milliseconds played since the last call. */
  readonly at: (tick: number, last: CommentaryLine | undefined, passed: number) => CommentaryLine | undefined;
}

export function createCaption(): Caption {
  let current: CommentaryLine | undefined;
  let left = 0;
  let shownAt = 0;
  return {
    at(tick, last, passed) {
      // An update of a live match repeats the known lines.
      const isOther = last?.tick !== current?.tick || last?.text !== current?.text;
      // Faster than any playback: this was a seek.
      const isElsewhere = tick < shownAt || tick - shownAt > NEWS_TICKS;
      if (isOther || isElsewhere) left = last !== undefined && tick - last.tick <= NEWS_TICKS ? READ_MS : 0;
      else left -= passed;
      current = last;
      shownAt = tick;
      return left > 0 ? current : undefined;
    },
  };
}
