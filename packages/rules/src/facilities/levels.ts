/** What a facility gives at its level, and what the next one costs. */

import { assertRuleset, requireDefined } from '../core/assert.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { CenterName, FacilityName, FacilityRules } from './constants.ts';
import type { Facilities } from './facilities.ts';

/** The level after `level` with what it gives and its price in whole dollars; null at the highest, and if there is no such facility (R-FAC-2). */
export function nextLevel<Name extends FacilityName>(
  name: Name,
  level: number,
  ruleset: Ruleset,
): FacilityRules[Name][number] | null {
  assertRuleset(ruleset, 'nextLevel');
  if (!Object.hasOwn(ruleset.facilities, name)) return null;
  return levelsOf(name, ruleset).find((row) => row.level === level + 1) ?? null;
}

/** The level of the club's facility, from 1. */
export function facilityLevel(facilities: Facilities, name: FacilityName): number {
  return name === 'stadium' ? facilities.stadium.level : facilities[name];
}

/** Seats of the club's stadium (R-FAC-1). */
export function seats(facilities: Pick<Facilities, 'stadium'>, ruleset: Ruleset): number {
  assertRuleset(ruleset, 'seats');
  return currentLevel('stadium', facilities.stadium.level, ruleset).seats;
}

/** Efficiency of the recovery centre, the gym or the training ground, as a share 0–1 (R-FAC-1). */
export function efficiency(facilities: Pick<Facilities, CenterName>, name: CenterName, ruleset: Ruleset): number {
  assertRuleset(ruleset, 'efficiency');
  return currentLevel(name, facilities[name], ruleset).efficiency;
}

/** What a level gives: above the table of a shorter variant, what the table's highest level does. Throws below level 1 (R-FAC-6). */
export function currentLevel<Name extends FacilityName>(
  name: Name,
  level: number,
  ruleset: Ruleset,
): FacilityRules[Name][number] {
  assertRuleset(ruleset, 'currentLevel');
  const row = levelsOf(name, ruleset).findLast((candidate) => candidate.level <= level);
  return requireDefined(row, 'currentLevel: needs a level from 1', name, level);
}

function levelsOf<Name extends FacilityName>(name: Name, ruleset: Ruleset): readonly FacilityRules[Name][number][] {
  return ruleset.facilities[name];
}
