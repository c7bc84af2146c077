/** When a manager was last here, as coarsely as others may read it. */

import { DAY } from '../clock/constants.ts';
import { isSameUtcDay } from '../clock/utc-day.ts';
import { assertNow } from '../core/assert.ts';
import type { EpochMs } from '../core/ids.ts';

/** Today, within seven days, or before. */
export type LastSeen = 'today' | 'this-week' | 'earlier';

/** Input of the word, in real time. */
export interface LastSeenInput {
  /** Null before the first visit. */
  readonly visitedAt: EpochMs | null;
  /** Whether the manager lets others read it. */
  readonly isShown: boolean;
  readonly now: EpochMs;
}

/** The word for the manager's last visit; null if he does not show it or has not come yet. R-PFL-4 */
export function lastSeen({ visitedAt, isShown, now }: LastSeenInput): LastSeen | null {
  assertNow(now, 'lastSeen');
  if (!isShown || visitedAt === null) return null;
  if (isSameUtcDay(visitedAt, now)) return 'today';
  return now - visitedAt < 7 * DAY ? 'this-week' : 'earlier';
}
