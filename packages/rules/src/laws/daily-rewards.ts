import fc from 'fast-check';
import { DAY, HOUR } from '../clock/constants.ts';
import { createRandom } from '../core/random.ts';
import { accept } from '../core/result.ts';
import * as ours from '../daily-rewards/index.ts';
import { BUILT_AT, buildClub } from '../testing/builders.ts';
import type { Law } from './law.ts';

const folder = 'daily-rewards';

function rewardNameArbitrary() {
  return fc.constantFrom(...ours.DAILY_REWARD_NAMES);
}

export const dailyRewardsLaws: readonly Law[] = [
  {
    name: 'a reward is collected once in its period, and can be collected from the very end of it',
    folder,
    requirements: ['R-DAY-2', 'R-DAY-6', 'R-DAY-7'],
    property: ({ rules, ruleset }) =>
      fc.property(rewardNameArbitrary(), fc.nat(2 * DAY), fc.integer(), (rewardType, pause, seed) => {
        const random = createRandom(seed);
        const first = rules.collectDailyReward({ club: buildClub(), rewardType, now: BUILT_AT }, random, ruleset);
        if (!first.ok) return false;
        const period = ruleset.dailyRewards.hoursBetween * HOUR;
        const { club } = first.value;
        return [pause, period - 1, period].every((elapsed) => {
          const again = rules.collectDailyReward({ club, rewardType, now: BUILT_AT + elapsed }, random, ruleset);
          return again.ok === elapsed >= period;
        });
      }),
    broken: {
      what: 'a reward can be collected again and again',
      rules: {
        collectDailyReward: ({ club, ...input }, random, ruleset) => {
          const dailyRewards = { moneyCollectionDate: 0, itemCollectionDate: 0 };
          return ours.collectDailyReward({ ...input, club: { ...club, dailyRewards } }, random, ruleset);
        },
      },
    },
  },
  {
    name: 'a reward can be collected at its date and after it, and not a moment before',
    folder,
    requirements: ['R-DAY-2'],
    property: ({ rules }) =>
      fc.property(
        fc.integer({ min: -3, max: 3 }),
        (elapsed) => rules.isCollectable(BUILT_AT, BUILT_AT + elapsed) === elapsed >= 0,
      ),
    broken: {
      what: 'a reward is late by a moment',
      rules: { isCollectable: (collectionDate, now) => collectionDate < now },
    },
  },
  {
    name: 'collecting one reward takes exactly one off the tile’s count and leaves the other as it is',
    folder,
    requirements: ['R-DAY-2', 'R-DAY-8'],
    property: ({ rules, ruleset }) =>
      fc.property(rewardNameArbitrary(), fc.boolean(), fc.integer(), (rewardType, otherLeft, seed) => {
        const other = rewardType === 'money' ? 'itemCollectionDate' : 'moneyCollectionDate';
        const club = buildClub();
        const dailyRewards = { ...club.dailyRewards, [other]: otherLeft ? BUILT_AT : BUILT_AT + 1 };
        const before = { ...club, dailyRewards };
        const result = rules.collectDailyReward(
          { club: before, rewardType, now: BUILT_AT },
          createRandom(seed),
          ruleset,
        );
        if (!result.ok) return false;
        const after = result.value.club.dailyRewards;
        const count = (rewards: typeof after) => rules.collectableCount(rewards, BUILT_AT);
        return after[other] === dailyRewards[other] && count(after) === count(dailyRewards) - 1;
      }),
    broken: {
      what: 'one reward uses both up',
      rules: {
        collectDailyReward: (input, random, ruleset) => {
          const result = ours.collectDailyReward(input, random, ruleset);
          if (!result.ok) return result;
          const later = input.now + DAY;
          const dailyRewards = { moneyCollectionDate: later, itemCollectionDate: later };
          return accept({ ...result.value, club: { ...result.value.club, dailyRewards } });
        },
      },
    },
  },
  {
    name: 'an item is exactly one thing: a booster of the catalogue in the store, or an amount in the ledger',
    folder,
    requirements: ['R-DAY-4', 'R-DAY-5'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.integer(), (seed) => {
        const club = buildClub();
        const input = { club, rewardType: 'item', now: BUILT_AT };
        const result = rules.collectDailyReward(input, createRandom(seed), ruleset);
        if (!result.ok) return false;
        const { club: after, entries, reward } = result.value;
        const { playerBoosters, matchBoosters } = ruleset.boosters;
        const known = { playerBooster: playerBoosters, matchBooster: matchBoosters, credits: null, money: null };
        const paid =
          after.finances.totalMoney + after.finances.credits - club.finances.totalMoney - club.finances.credits;
        const things = [...after.playerBoosters, ...after.matchBoosters, ...(paid > 0 ? [paid] : [])];
        return (
          things.length === 1 &&
          things[0] === reward.value &&
          paid === entries.reduce((total, { amount }) => total + amount, 0) &&
          (known[reward.type]?.some(({ id }) => id === reward.value) ?? paid > 0)
        );
      }),
    broken: {
      what: 'boosters come twice',
      rules: {
        collectDailyReward: (input, random, ruleset) => {
          const result = ours.collectDailyReward(input, random, ruleset);
          if (!result.ok) return result;
          const { club } = result.value;
          const playerBoosters = [...club.playerBoosters, ...club.playerBoosters];
          return accept({ ...result.value, club: { ...club, playerBoosters } });
        },
      },
    },
  },
  {
    name: 'an item is what its draw alone gives, and of the kinds that have odds',
    folder,
    requirements: ['R-DAY-4', 'R-PRF-13'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.integer(), (seed) => {
        const input = { club: buildClub(), rewardType: 'item', now: BUILT_AT };
        const collected = rules.collectDailyReward(input, createRandom(seed), ruleset);
        const drawn = rules.drawDailyItem(createRandom(seed), ruleset);
        if (!collected.ok || ruleset.dailyRewards.itemOdds[drawn.type] <= 0) return false;
        return drawn.type === collected.value.reward.type && drawn.value === collected.value.reward.value;
      }),
    broken: {
      what: 'the draw alone gives the next booster',
      rules: {
        drawDailyItem: (random, ruleset) => {
          const { type, value } = ours.drawDailyItem(random, ruleset);
          return { type, value: value + 1 };
        },
      },
    },
  },
  {
    name: 'the money reward is the same whatever is drawn',
    folder,
    requirements: ['R-DAY-3'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.integer(), (seed) => {
        const input = { club: buildClub(), rewardType: 'money', now: BUILT_AT };
        const result = rules.collectDailyReward(input, createRandom(seed), ruleset);
        return (
          result.ok && result.value.reward.type === 'money' && result.value.reward.value === ruleset.dailyRewards.money
        );
      }),
    broken: {
      what: 'money may turn out to be an item',
      rules: {
        collectDailyReward: (input, random, ruleset) =>
          ours.collectDailyReward({ ...input, rewardType: random.next() < 0.5 ? 'item' : 'money' }, random, ruleset),
      },
    },
  },
];
