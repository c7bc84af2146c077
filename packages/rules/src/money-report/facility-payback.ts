/** What the next level of a facility brings in money. */
import { DAY } from '../clock/constants.ts';
import type { Club } from '../clubs/club.ts';
import { assertNow, assertRuleset } from '../core/assert.ts';
import type { EpochMs } from '../core/ids.ts';
import type { FacilityName } from '../facilities/constants.ts';
import { facilityLevel, nextLevel } from '../facilities/levels.ts';
import { facilityUpkeep } from '../facilities/upkeep.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { ForecastMatch } from './cash-forecast.ts';
import { ordinaryTakings } from './ordinary-takings.ts';

/** A level to be built, in money. */
export interface FacilityPayback {
  /** Whole dollars a week more than today: tickets less upkeep. */
  readonly weekly: number;
  /** Whole weeks until it has earned its price, ≥ 1; null if it never does. */
  readonly weeks: number | null;
}

/** Home matches a week, from the last seven days and the next seven. R-MON-5 */
export function homeMatchesPerWeek(
  { id }: Pick<Club, 'id'>,
  matches: readonly Pick<ForecastMatch, 'date' | 'home'>[],
  now: EpochMs,
): number {
  assertNow(now, 'homeMatchesPerWeek');
  return matches.filter(({ date, home }) => home.id === id && Math.abs(date - now) <= 7 * DAY).length / 2;
}

/** What the next level of the facility changes a week, and in how many weeks it pays for itself; null at the highest level. R-MON-5 */
export function facilityPayback(
  club: Club,
  { facility, homeMatches }: { readonly facility: FacilityName /** A week. */; readonly homeMatches: number },
  ruleset: Ruleset,
): FacilityPayback | null {
  assertRuleset(ruleset, 'facilityPayback');
  const level = facilityLevel(club.facilities, facility);
  const next = nextLevel(facility, level, ruleset);
  if (next === null) return null;
  const { category } = club;
  const upkeepAt = (own: number) => facilityUpkeep({ facility, level: own, category }, ruleset);
  const takingsAt = (own: number) => (facility === 'stadium' ? ordinaryTakings(club, own, ruleset) : 0);
  const takings = (takingsAt(next.level) - takingsAt(level)) * homeMatches;
  const weekly = Math.round(takings) - (upkeepAt(next.level) - upkeepAt(level));
  return { weekly, weeks: weekly > 0 ? Math.max(1, Math.ceil(next.price / weekly)) : null };
}
