/** The two daily rewards, and the odds of what the item one gives. */
import type { BoosterCategory } from '../boosters/constants.ts';

/** Kinds of daily reward (R-DAY-1). */
export const REWARD_TYPES = ['playerBooster', 'matchBooster', 'credits', 'money'] as const;
/** A kind of reward. */
export type RewardType = (typeof REWARD_TYPES)[number];

/** The rewards that a manager collects: money, and a hidden item. */
export const DAILY_REWARD_NAMES = ['money', 'item'] as const;
/** One of the two rewards of a day. */
export type DailyRewardName = (typeof DAILY_REWARD_NAMES)[number];

/** Constants of daily rewards that a ruleset may change. */
export interface DailyRewardRules {
  /** Whole dollars of the money reward. */
  readonly money: number;
  /** Credits of a credits reward. */
  readonly credits: number;
  /** Hours until a collected reward is available again. */
  readonly hoursBetween: number;
  /** Weights of what the item is. */
  readonly itemOdds: Readonly<Record<RewardType, number>>;
  /** Weights of the tier of a player booster. */
  readonly tierOdds: Readonly<Record<BoosterCategory, number>>;
}

/** Whole dollars of the money reward, which never varies (R-DAY-3). */
export const DAILY_MONEY = 10_000;

/** Money and credits are the product's own, the odds ours (R-DAY-4, R-DAY-5). Both sum to 100, so that they read as percentages. */
export const DAILY_REWARD_RULES: DailyRewardRules = {
  money: DAILY_MONEY,
  credits: 2,
  hoursBetween: 24,
  itemOdds: { playerBooster: 45, matchBooster: 40, credits: 10, money: 5 },
  tierOdds: { bronze: 90, silver: 9, gold: 1 },
};
