/** Collecting a daily reward. */

import { BOOSTER_CATEGORIES } from '../boosters/constants.ts';
import { recordOutcome } from '../clubs/action-outcome.ts';
import type { Club } from '../clubs/club.ts';
import type { ClubOutcome } from '../clubs/outcome.ts';
import { assertNow, assertRuleset } from '../core/assert.ts';
import type { EpochMs } from '../core/ids.ts';
import { pick, pickWeighted, type Random } from '../core/random.ts';
import { accept, type Result, refuse } from '../core/result.ts';
import type { Movement } from '../finances/ledger-entry.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { isCollectable, nextCollectionDate } from './availability.ts';
import { REWARD_TYPES, type RewardType } from './constants.ts';

/** What a reward turned out to be: a booster's id, or an amount of credits or whole dollars. */
export interface Reward {
  readonly type: RewardType;
  readonly value: number;
}

/** Input of collecting a reward. */
export interface CollectDailyRewardInput {
  readonly club: Club;
  /** 'money' or 'item'. */
  readonly rewardType: string;
  readonly now: EpochMs;
}

/** The club after a reward, and the reward. */
export interface DailyRewardOutcome extends ClubOutcome {
  readonly reward: Reward;
}

/** Collects a daily reward: the fixed money, or a random item. R-DAY-2 to R-DAY-7. Refusals: unknown-reward, not-yet. */
export function collectDailyReward(
  { club, rewardType, now }: CollectDailyRewardInput,
  random: Random,
  ruleset: Ruleset,
): Result<DailyRewardOutcome> {
  assertNow(now, 'collectDailyReward');
  assertRuleset(ruleset, 'collectDailyReward');
  if (rewardType !== 'money' && rewardType !== 'item') return refuse('daily-rewards/unknown-reward', { rewardType });
  const dateField = `${rewardType}CollectionDate` as const;
  const date = club.dailyRewards[dateField];
  if (!isCollectable(date, now)) return refuse('daily-rewards/not-yet', { date });

  const reward = rewardType === 'money' ? moneyReward(ruleset) : drawDailyItem(random, ruleset);
  const dailyRewards = { ...club.dailyRewards, [dateField]: nextCollectionDate(now, ruleset) };
  return accept({
    ...recordOutcome(
      { ...stored(club, reward), dailyRewards },
      now,
      [
        {
          type: 'reward-collected',
          rewardType: reward.type,
          value: reward.value,
        },
      ],
      movements(reward),
    ),
    reward,
  });
}

function moneyReward(ruleset: Ruleset): Reward {
  return { type: 'money', value: ruleset.dailyRewards.money };
}

/** Draws the item of a day: the kind, then for a player booster its tier, then the booster. R-DAY-4, R-PRF-13 */
export function drawDailyItem(random: Random, ruleset: Ruleset): Reward {
  assertRuleset(ruleset, 'drawDailyItem');
  const { boosters, dailyRewards } = ruleset;
  const type = pickWeighted(random, REWARD_TYPES, (kind) => dailyRewards.itemOdds[kind]);
  switch (type) {
    case 'money':
      return moneyReward(ruleset);
    case 'credits':
      return { type, value: dailyRewards.credits };
    case 'matchBooster':
      return { type, value: pick(random, boosters.matchBoosters).id };
    case 'playerBooster': {
      const tier = pickWeighted(random, BOOSTER_CATEGORIES, (category) => dailyRewards.tierOdds[category]);
      const ofTier = boosters.playerBoosters.filter(({ category }) => category === tier);
      return { type, value: pick(random, ofTier).id };
    }
  }
}

function movements({ type, value }: Reward): Movement[] {
  return type === 'money' || type === 'credits' ? [{ currency: type, type: 'Daily Reward', amount: value }] : [];
}

/** The club with a booster put into its store. */
function stored(club: Club, { type, value }: Reward): Club {
  if (type === 'playerBooster') return { ...club, playerBoosters: [...club.playerBoosters, value] };
  if (type === 'matchBooster') return { ...club, matchBoosters: [...club.matchBoosters, value] };
  return club;
}
