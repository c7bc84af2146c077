/** Who may train, and how many rests are left. */

import { isSameUtcDay } from '../clock/utc-day.ts';
import type { Quota } from '../clubs/club.ts';
import type { EpochMs } from '../core/ids.ts';
import type { Player } from '../players/player.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { REST_ID } from './tables.ts';

/** What decides whether a player may train. */
export interface Trainee {
  readonly attributes: Pick<Player['attributes'], 'condition'>;
}

/** Whether the player's condition, unrounded, allows that training id; anyone may rest. R-TRA-5. */
export function canTrain(player: Trainee, exercise: number, ruleset: Ruleset = ALPHA): boolean {
  return exercise === REST_ID || player.attributes.condition >= ruleset.training.minimumCondition;
}

/** Rests left of the UTC day of `now`: the quota counts those used. R-TRA-6. */
export function remainingRests(rests: Quota, now: EpochMs, ruleset: Ruleset = ALPHA): number {
  return Math.max(0, ruleset.training.restsPerDay - usedRests(rests, now));
}

/** The quota after one more rest. */
export function withRestUsed(rests: Quota, now: EpochMs): Quota {
  return { value: usedRests(rests, now) + 1, lastUpdate: now };
}

function usedRests(rests: Quota, now: EpochMs): number {
  return isSameUtcDay(rests.lastUpdate, now) ? rests.value : 0;
}
