/** What a match costs a player in condition, in percentage points. */
import { assertRuleset } from '../core/assert.ts';
import { positionCode } from '../positions/code.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { lowered } from './bounds.ts';

/** What decides the condition that a match costs. */
export interface MatchEffort {
  /** The player's stamina, 0–100. */
  readonly stamina: number;
  /** Code of the position he played in, 1–24. */
  readonly positionCode: number;
  /** Share of a whole match's loss: see `effortFactor`. */
  readonly factor: number;
}

/** Codes 1–3 are CF, RF and LF. */
const LAST_FORWARD_CODE = 3;

/** Loss of condition in a match, before the floor: (base + (100 − stamina) / 6) × factor, base by position code (R-CON-2). */
export function matchConditionLoss({ stamina, positionCode: code, factor }: MatchEffort, ruleset: Ruleset): number {
  assertRuleset(ruleset, 'matchConditionLoss');
  const { baseLoss, staminaLossDivisor } = ruleset.condition;
  return (baseLoss[roleOf(code)] + (100 - stamina) / staminaLossDivisor) * factor;
}

function roleOf(code: number): 'forward' | 'keeper' | 'other' {
  if (code >= 1 && code <= LAST_FORWARD_CODE) return 'forward';
  return code === positionCode('GK') ? 'keeper' : 'other';
}

/** Condition after a match: never below the floor by it, and a player below the floor stays as he is (R-CON-3). */
export function conditionAfterMatch(condition: number, effort: MatchEffort, ruleset: Ruleset): number {
  assertRuleset(ruleset, 'conditionAfterMatch');
  return lowered(condition, matchConditionLoss(effort, ruleset), ruleset);
}

/** Share of a whole match's loss for the minutes on the pitch: 90 and more count 1, half of them half (R-CON-4). */
export function effortFactor(minutes: number, ruleset: Ruleset): number {
  assertRuleset(ruleset, 'effortFactor');
  return Math.min(1, minutes / ruleset.condition.fullMatchMinutes);
}
