/** A player's age. */

import { ageInYears } from '../clock/calendar.ts';
import { assertNow, assertRuleset } from '../core/assert.ts';
import type { EpochMs } from '../core/ids.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { Player } from './player.ts';

/** Age in whole years on the game's clock (R-PLA-8). */
export function playerAge({ personalData }: Pick<Player, 'personalData'>, now: EpochMs): number {
  assertNow(now, 'playerAge');
  return ageInYears(personalData.dob, now);
}

/** Whether the player ends his career when a league ends now: he is past the last age at which players go on, 36 (R-PLA-20). */
export function retires(player: Pick<Player, 'personalData'>, now: EpochMs, ruleset: Ruleset): boolean {
  assertNow(now, 'retires');
  assertRuleset(ruleset, 'retires');
  return playerAge(player, now) > ruleset.players.retirementAge;
}
