/** Constants of boosters (R-BOO-1). */
export interface BoosterRules {
  readonly slotUnlockCredits: number;
  readonly fusionCredits: number;
}

export const BOOSTER_RULES: BoosterRules = { slotUnlockCredits: 5, fusionCredits: 5 };
