/** What the caption under the pitch says: the last line that is worth it, until it has been read. R-REP-12 */
import type { CommentaryLine } from '@mundo-manager/engine/commentary';

/** How long a caption stays while the film goes on, in milliseconds. */
export const READ_MS = 8_000;
/** A line that was told longer ago, in ticks, is no news for whoever comes there by the timeline. */
export const NEWS_TICKS = 40;

export interface Caption {
  /** The line to show at the tick, given the last one that is worth it, and how many milliseconds the film has gone on. */
  readonly at: (tick: number, last: CommentaryLine | undefined, passed: number) => CommentaryLine | undefined;
}

export function createCaption(): Caption {
  let told: CommentaryLine | undefined;
  let left = 0;
  let shownAt = 0;
  return {
    at(tick, last, passed) {
      // A live match tells the same lines once more.
      const isOther = last?.tick !== told?.tick || last?.text !== told?.text;
      // No film is so fast: somebody moves along the timeline.
      const isElsewhere = tick < shownAt || tick - shownAt > NEWS_TICKS;
      if (isOther || isElsewhere) left = last !== undefined && tick - last.tick <= NEWS_TICKS ? READ_MS : 0;
      else left -= passed;
      told = last;
      shownAt = tick;
      return left > 0 ? told : undefined;
    },
  };
}
