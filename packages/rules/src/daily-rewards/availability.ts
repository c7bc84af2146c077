/** When a daily reward can be collected. */

import { HOUR } from '../clock/constants.ts';
import { assertNow, assertRuleset } from '../core/assert.ts';
import type { EpochMs } from '../core/ids.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { DailyRewards } from './daily-rewards.ts';

/** Whether a reward of that date can be collected: only a strictly future date means collected. R-DAY-2. */
export function isCollectable(collectionDate: EpochMs, now: EpochMs): boolean {
  assertNow(now, 'isCollectable');
  return collectionDate <= now;
}

/** How many of the two rewards can be collected, 0–2. R-DAY-8. */
export function collectableCount({ moneyCollectionDate, itemCollectionDate }: DailyRewards, now: EpochMs): number {
  assertNow(now, 'collectableCount');
  return [moneyCollectionDate, itemCollectionDate].filter((date) => isCollectable(date, now)).length;
}

/** When a reward that is collected at `now` is available again. R-DAY-6. */
export function nextCollectionDate(now: EpochMs, ruleset: Ruleset): EpochMs {
  assertNow(now, 'nextCollectionDate');
  assertRuleset(ruleset, 'nextCollectionDate');
  return now + ruleset.dailyRewards.hoursBetween * HOUR;
}
