/** When a client loads data and tokens again. Real time, not the game's: a world at ten times the speed does not ask ten times as often. */
import { assertNow, assertRuleset } from '../core/assert.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';

/** Whether initial data loaded at `loadedAt` (real ms; null = never) is old enough to load again: from 295 s on. R-CLK-6 */
export function isDataStale(loadedAt: number | null, now: number, ruleset: Ruleset): boolean {
  assertNow(now, 'isDataStale');
  assertRuleset(ruleset, 'isDataStale');
  return loadedAt === null || now - loadedAt >= ruleset.clock.initialDataMaxAge;
}

/** A tab that was shown or hidden, and when its data were loaded. */
export interface VisibilityChange {
  readonly wasVisible: boolean;
  readonly isVisible: boolean;
  /** Real ms of the last load; null = never. */
  readonly loadedAt: number | null;
  /** Real ms. */
  readonly now: number;
}

/** Whether a change of the tab's visibility loads initial data again: only on becoming visible, and only when it is stale. R-CLK-6 */
export function reloadsOnVisibility(change: VisibilityChange, ruleset: Ruleset): boolean {
  assertNow(change.now, 'reloadsOnVisibility');
  assertRuleset(ruleset, 'reloadsOnVisibility');
  return !change.wasVisible && change.isVisible && isDataStale(change.loadedAt, change.now, ruleset);
}

/** Whether the token refreshed at `refreshedAt` (real ms; null = never, as on sign-in) is due again: from 30 minutes on. R-CLK-7 */
export function isTokenRefreshDue(refreshedAt: number | null, now: number, ruleset: Ruleset): boolean {
  assertNow(now, 'isTokenRefreshDue');
  assertRuleset(ruleset, 'isTokenRefreshDue');
  return refreshedAt === null || now - refreshedAt >= ruleset.clock.tokenRefreshInterval;
}
