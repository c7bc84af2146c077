/** What a club is worth. */

import type { Club } from '../clubs/club.ts';
import { assertRuleset } from '../core/assert.ts';
import { FACILITY_NAMES } from '../facilities/constants.ts';
import { facilityLevel } from '../facilities/levels.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';

/** Whole dollars: cash, players at their market values, and facilities at what they have cost. R-ECO-7, R-ECO-11 */
export function clubWorth(
  { finances, players, facilities }: Pick<Club, 'finances' | 'players' | 'facilities'>,
  ruleset: Ruleset,
): number {
  assertRuleset(ruleset, 'clubWorth');
  const built = FACILITY_NAMES.flatMap((name) =>
    ruleset.facilities[name].filter(({ level }) => level <= facilityLevel(facilities, name)).map(({ price }) => price),
  );
  const values = [...built, ...players.map(({ marketValue }) => marketValue)];
  return values.reduce((sum, value) => sum + value, finances.totalMoney);
}
