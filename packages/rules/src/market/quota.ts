/** How many market searches a club has left. */

import { DAY } from '../clock/constants.ts';
import { differenceInDays } from '../clock/utc-day.ts';
import type { Quota } from '../clubs/club.ts';
import { assertNow, assertRuleset } from '../core/assert.ts';
import { clamp } from '../core/clamp.ts';
import type { EpochMs } from '../core/ids.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';

/** Searches left, from 0: all again when 24 hours have passed since the last update, else all minus the used ones (R-MKT-1). */
export function remainingSearches(marketSearches: Quota, now: EpochMs, ruleset: Ruleset): number {
  assertNow(now, 'remainingSearches');
  assertRuleset(ruleset, 'remainingSearches');
  const { searchesPerDay } = ruleset.market;
  if (isOver(marketSearches, now)) return searchesPerDay;
  return clamp(0, searchesPerDay - marketSearches.value, searchesPerDay);
}

/** The quota with one more search used; the first search of a period starts its 24 hours (R-MKT-2). */
export function withSearchUsed(marketSearches: Quota, now: EpochMs): Quota {
  assertNow(now, 'withSearchUsed');
  const fresh = marketSearches.value === 0 || isOver(marketSearches, now);
  return fresh ? { value: 1, lastUpdate: now } : { ...marketSearches, value: marketSearches.value + 1 };
}

/** When a club has all its searches again: 24 hours after the first one of the period. R-MKT-2 */
export function searchesReturnAt({ lastUpdate }: Quota): EpochMs {
  return lastUpdate + DAY;
}

function isOver({ lastUpdate }: Quota, now: EpochMs): boolean {
  return differenceInDays(lastUpdate, now) >= 1;
}
