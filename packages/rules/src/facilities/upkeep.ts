/** Weekly upkeep of facilities. */

import { recordOutcome } from '../clubs/action-outcome.ts';
import type { Category } from '../clubs/category.ts';
import type { Club } from '../clubs/club.ts';
import type { ClubOutcome } from '../clubs/outcome.ts';
import { assert, assertNow, assertRuleset } from '../core/assert.ts';
import { clamp } from '../core/clamp.ts';
import { entryOf } from '../core/entry-of.ts';
import type { EpochMs } from '../core/ids.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { FACILITY_NAMES, type FacilityName } from './constants.ts';
import { facilityLevel } from './levels.ts';

/** Whole dollars a week for one facility at a level, in a category: those of the level times the category's multiple. Throws for no category. R-FAC-7 */
export function facilityUpkeep(
  {
    facility,
    level,
    category,
  }: { readonly facility: FacilityName; readonly level: number; readonly category: Category },
  ruleset: Ruleset,
): number {
  assertRuleset(ruleset, 'facilityUpkeep');
  const { weekly, categories } = ruleset.finances.upkeep;
  assert(level >= 1, 'facilityUpkeep: needs a level from 1', level);
  const ofLevels = entryOf(weekly, facility, 'facilityUpkeep: needs a facility');
  const multiple = entryOf(categories, category, 'facilityUpkeep: needs a category');
  return Math.round((ofLevels[level - 1] ?? ofLevels.at(-1) ?? 0) * multiple);
}

/** Whole dollars a week for all facilities of the club. R-FAC-7 */
export function weeklyUpkeep(
  { facilities, category }: Pick<Club, 'facilities' | 'category'>,
  ruleset: Ruleset,
): number {
  assertRuleset(ruleset, 'weeklyUpkeep');
  return FACILITY_NAMES.reduce((sum, facility) => {
    const level = facilityLevel(facilities, facility);
    return sum + facilityUpkeep({ facility, level, category }, ruleset);
  }, 0);
}

/** Pays a week of upkeep as far as the cash balance goes: only wages take it below zero. R-FAC-8, R-FIN-5 */
export function payUpkeep(
  { club, now }: { readonly club: Club; readonly now: EpochMs },
  ruleset: Ruleset,
): ClubOutcome {
  assertNow(now, 'payUpkeep');
  assertRuleset(ruleset, 'payUpkeep');
  const amount = clamp(0, weeklyUpkeep(club, ruleset), Math.max(0, club.finances.totalMoney));
  return recordOutcome(
    club,
    now,
    [],
    amount === 0 ? [] : [{ currency: 'money', type: 'Facility Upkeep', amount: -amount }],
  );
}
