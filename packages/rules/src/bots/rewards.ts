import { assertNow, assertRuleset } from '../core/assert.ts';
import type { Random } from '../core/random.ts';
import { collectDailyReward } from '../daily-rewards/collect.ts';
import { DAILY_REWARD_NAMES } from '../daily-rewards/constants.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { andThen, type BotOutcome, type BotTurn, idle } from './turn.ts';

/** Collects the daily rewards that are there. R-BOT-9 */
export function botRewards({ club, now }: BotTurn, random: Random, ruleset: Ruleset): BotOutcome {
  assertNow(now, 'botRewards');
  assertRuleset(ruleset, 'botRewards');
  return DAILY_REWARD_NAMES.reduce(
    (done, rewardType) => andThen(done, collectDailyReward, { rewardType, now }, random, ruleset),
    idle(club),
  );
}
