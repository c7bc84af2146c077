/** How condition comes back: once a game day, and by rest. In percentage points. */
import { assertRuleset } from '../core/assert.ts';
import type { Facilities } from '../facilities/facilities.ts';
import { efficiency } from '../facilities/levels.ts';
import type { Player } from '../players/player.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { raised } from './bounds.ts';

/** What decides how much condition comes back. */
export interface Recovery {
  /** The player's stamina, 0–100. */
  readonly stamina: number;
  /** What is given beside the part of his stamina. */
  readonly amount: number;
}

/** Condition after a recovery: stamina / 20 plus the amount, up to the cap; a player above the cap stays as he is (R-CON-5, R-CON-6). */
export function conditionAfterRecovery(condition: number, { stamina, amount }: Recovery, ruleset: Ruleset): number {
  assertRuleset(ruleset, 'conditionAfterRecovery');
  return raised(condition, stamina / ruleset.condition.staminaRecoveryDivisor + amount, ruleset);
}

/** The amount that a club's recovery centre gives once a game day, in proportion to its efficiency (R-CON-7). */
export function dailyRecoveryAmount(facilities: Facilities, ruleset: Ruleset): number {
  assertRuleset(ruleset, 'dailyRecoveryAmount');
  return ruleset.condition.dailyAmount * efficiency(facilities, 'recoveryCenter', ruleset);
}

/** The player's condition after the recovery of a game day (R-CON-7). */
export function dailyRecovery(
  { attributes }: Pick<Player, 'attributes'>,
  facilities: Facilities,
  ruleset: Ruleset,
): number {
  assertRuleset(ruleset, 'dailyRecovery');
  const amount = dailyRecoveryAmount(facilities, ruleset);
  return conditionAfterRecovery(attributes.condition, { stamina: attributes.stamina, amount }, ruleset);
}

/** The player's condition after one rest: the amount of a rest counts times the server's rest speed (R-CON-8). */
export function restRecovery({ attributes }: Pick<Player, 'attributes'>, ruleset: Ruleset): number {
  assertRuleset(ruleset, 'restRecovery');
  const amount = ruleset.condition.restAmount * ruleset.server.restSpeed;
  return conditionAfterRecovery(attributes.condition, { stamina: attributes.stamina, amount }, ruleset);
}
