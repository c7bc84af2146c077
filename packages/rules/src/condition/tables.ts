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
}

export const CONDITION_RULES: ConditionRules = {
  floor: 60,
  cap: 100,
  baseLoss: { forward: 8, keeper: 5, other: 6 },
  staminaLossDivisor: 6,
  staminaRecoveryDivisor: 20,
};
