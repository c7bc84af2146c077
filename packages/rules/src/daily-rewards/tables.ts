/** Kinds of daily reward (R-DAY-1). */
export const REWARD_TYPES = ['playerBooster', 'matchBooster', 'credits', 'money'] as const;
export type RewardType = (typeof REWARD_TYPES)[number];

/** Constants of daily rewards that a ruleset may change. */
export interface DailyRewardRules {
  /** Whole dollars of the money reward. */
  readonly money: number;
  /** Credits of a credits reward. */
  readonly credits: number;
  /** Hours until a collected reward is available again. */
  readonly hoursBetween: number;
}

export const DAILY_REWARD_RULES: DailyRewardRules = { money: 10_000, credits: 2, hoursBetween: 24 };
