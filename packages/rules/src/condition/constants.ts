/** Constants of condition (R-CON-1), in percentage points. */
export interface ConditionRules {
  /** Nothing takes condition below the floor or above the cap. */
  readonly floor: number;
  readonly cap: number;
  /** Base loss in a match by position code: codes 1–3, code 19, and the others. */
  readonly baseLoss: { readonly forward: number; readonly keeper: number; readonly other: number };
  /** Divisor of (100 − stamina) in the loss. */
  readonly staminaLossDivisor: number;
  /** Divisor of stamina in the recovery. */
  readonly staminaRecoveryDivisor: number;
  /** Minutes on the pitch that cost the whole loss of a match. */
  readonly fullMatchMinutes: number;
  /** What a recovery centre of full efficiency adds once a game day. */
  readonly dailyAmount: number;
  /** What a rest adds, times the server's rest speed. */
  readonly restAmount: number;
  /** What a training session of full intensity costs. */
  readonly trainingCost: number;
}

/**
 * Floor, cap, losses and divisors are the product's. The amounts are ours: a starter of two matches a day who rests
 * below 90 stays around 75–95 at the lowest recovery centre, with a daily session (R-CON-9).
 */
export const CONDITION_RULES: ConditionRules = {
  floor: 60,
  cap: 100,
  baseLoss: { forward: 8, keeper: 5, other: 6 },
  staminaLossDivisor: 6,
  staminaRecoveryDivisor: 20,
  fullMatchMinutes: 90,
  dailyAmount: 10,
  restAmount: 2.5,
  trainingCost: 5,
};
