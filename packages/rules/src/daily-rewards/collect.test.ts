import { describe, expect, test } from 'vitest';
import { PLAYER_BOOSTERS } from '../boosters/constants.ts';
import { DAY } from '../clock/constants.ts';
import type { Club } from '../clubs/club.ts';
import { createRandom } from '../core/random.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { BUILT_AT, buildClub } from '../testing/builders.ts';
import { scriptedRandom } from '../testing/scripted-random.ts';
import { collectDailyReward, type DailyRewardOutcome } from './collect.ts';
import { DAILY_MONEY, DAILY_REWARD_NAMES, DAILY_REWARD_RULES, REWARD_TYPES } from './constants.ts';

const CLUB = buildClub({ playerBoosters: [30], matchBoosters: [9] });

function collect(rewardType: string, draws: readonly number[] = [], club: Club = CLUB): DailyRewardOutcome {
  const random = scriptedRandom(draws);
  const result = collectDailyReward({ club, rewardType, now: BUILT_AT }, random, ALPHA);
  random.assertExhausted();
  if (!result.ok) throw new RangeError(result.error.code);
  return result.value;
}

test('the kinds of reward are player booster, match booster, credits and money (R-DAY-1)', () => {
  expect(REWARD_TYPES).toEqual(['playerBooster', 'matchBooster', 'credits', 'money']);
  expect(DAILY_REWARD_NAMES).toEqual(['money', 'item']);
});

describe('the money reward (R-DAY-3, R-DAY-6)', () => {
  test('is 10000 without any draw, as a ledger entry, and back in a day', () => {
    const { club, reward, entries, events } = collect('money');
    expect(DAILY_MONEY).toBe(10_000);
    expect(reward).toEqual({ type: 'money', value: 10_000 });
    expect(entries).toEqual([
      { clubId: 'c1', date: BUILT_AT, currency: 'money', type: 'Daily Reward', amount: 10_000 },
    ]);
    expect(events).toEqual([
      { clubId: 'c1', date: BUILT_AT, type: 'reward-collected', rewardType: 'money', value: 10_000 },
    ]);
    expect(club).toEqual({
      ...CLUB,
      finances: { ...CLUB.finances, totalMoney: 510_000, reports: entries },
      dailyRewards: { moneyCollectionDate: BUILT_AT + DAY, itemCollectionDate: BUILT_AT },
    });
  });
});

describe('the item reward (R-DAY-4, R-DAY-5)', () => {
  test('may be a player booster, which goes into the club’s store', () => {
    const { club, reward, entries, events } = collect('item', [0.449, 0.899, 0.35]);
    expect(reward).toEqual({ type: 'playerBooster', value: 4 });
    expect(entries).toEqual([]);
    expect(events).toEqual([
      { clubId: 'c1', date: BUILT_AT, type: 'reward-collected', rewardType: 'playerBooster', value: 4 },
    ]);
    expect(club).toEqual({
      ...CLUB,
      playerBoosters: [30, 4],
      dailyRewards: { moneyCollectionDate: BUILT_AT, itemCollectionDate: BUILT_AT + DAY },
    });
  });

  test.each([
    [0, 0, 1],
    [0.8999, 0.999, 10],
    [0.9001, 0, 11],
    [0.9899, 0.999, 20],
    [0.9901, 0, 21],
    [0.9999, 0.999, 30],
  ])('a tier drawn at %d and a booster at %d give the booster %d', (tier, booster, id) => {
    expect(collect('item', [0, tier, booster]).reward).toEqual({ type: 'playerBooster', value: id });
  });

  test('may be a match booster', () => {
    const { club, reward, entries } = collect('item', [0.451, 0.999]);
    expect(reward).toEqual({ type: 'matchBooster', value: 10 });
    expect(entries).toEqual([]);
    expect(club).toEqual({
      ...CLUB,
      matchBoosters: [9, 10],
      dailyRewards: { moneyCollectionDate: BUILT_AT, itemCollectionDate: BUILT_AT + DAY },
    });
    expect(collect('item', [0.849, 0]).reward).toEqual({ type: 'matchBooster', value: 1 });
  });

  test.each([0.851, 0.949])('drawn at %d is 2 credits', (draw) => {
    const { club, reward, entries } = collect('item', [draw]);
    expect(reward).toEqual({ type: 'credits', value: 2 });
    expect(entries).toEqual([{ clubId: 'c1', date: BUILT_AT, currency: 'credits', type: 'Daily Reward', amount: 2 }]);
    expect(club.finances).toEqual({ ...CLUB.finances, credits: 52 });
    expect(club.playerBoosters).toEqual([30]);
    expect(club.matchBoosters).toEqual([9]);
  });

  test.each([0.951, 0.999])('drawn at %d is money', (draw) => {
    const { club, reward } = collect('item', [draw]);
    expect(reward).toEqual({ type: 'money', value: 10_000 });
    expect(club.finances.totalMoney).toBe(510_000);
  });

  test('the odds read as percentages', () => {
    const sum = (odds: Readonly<Record<string, number>>) => Object.values(odds).reduce((total, odd) => total + odd);
    expect(sum(DAILY_REWARD_RULES.itemOdds)).toBe(100);
    expect(sum(DAILY_REWARD_RULES.tierOdds)).toBe(100);
  });

  test('forty rewards from a fixed seed stay what they are', () => {
    const random = createRandom('daily rewards');
    const rewards = Array.from({ length: 40 }, () => {
      const result = collectDailyReward({ club: CLUB, rewardType: 'item', now: BUILT_AT }, random, ALPHA);
      return result.ok ? `${result.value.reward.type} ${result.value.reward.value}` : 'refused';
    });
    expect(rewards).toMatchInlineSnapshot(`
      [
        "matchBooster 6",
        "credits 2",
        "matchBooster 3",
        "playerBooster 9",
        "playerBooster 6",
        "matchBooster 10",
        "matchBooster 5",
        "playerBooster 13",
        "playerBooster 6",
        "credits 2",
        "matchBooster 7",
        "playerBooster 7",
        "credits 2",
        "matchBooster 5",
        "playerBooster 3",
        "playerBooster 3",
        "playerBooster 9",
        "matchBooster 8",
        "credits 2",
        "matchBooster 2",
        "playerBooster 7",
        "credits 2",
        "credits 2",
        "playerBooster 2",
        "matchBooster 7",
        "credits 2",
        "playerBooster 5",
        "playerBooster 4",
        "matchBooster 8",
        "playerBooster 7",
        "playerBooster 20",
        "matchBooster 3",
        "playerBooster 6",
        "playerBooster 5",
        "playerBooster 14",
        "playerBooster 6",
        "playerBooster 17",
        "matchBooster 4",
        "matchBooster 6",
        "playerBooster 8",
      ]
    `);
  });

  test('a ruleset without weights for anything but boosters of gold draws only those', () => {
    const dailyRewards = {
      ...ALPHA.dailyRewards,
      itemOdds: { playerBooster: 1, matchBooster: 0, credits: 0, money: 0 },
      tierOdds: { bronze: 0, silver: 0, gold: 1 },
    };
    const ruleset = { ...ALPHA, dailyRewards };
    const result = collectDailyReward({ club: CLUB, rewardType: 'item', now: BUILT_AT }, createRandom(1), ruleset);
    const drawn = result.ok ? result.value.reward.value : 0;
    expect(PLAYER_BOOSTERS.find(({ id }) => id === drawn)?.category).toBe('gold');
  });
});

describe('refusals (R-DAY-7)', () => {
  test.each(['credits', '', 'Money'])('there is no reward %j', (rewardType) => {
    expect(collectDailyReward({ club: CLUB, rewardType, now: BUILT_AT }, scriptedRandom([]), ALPHA)).toEqual({
      ok: false,
      error: { code: 'daily-rewards/unknown-reward', facts: { rewardType } },
    });
  });

  test('a collected reward is refused until its date, while the other one stays available', () => {
    const { club } = collect('money');
    const date = BUILT_AT + DAY;
    expect(collectDailyReward({ club, rewardType: 'money', now: date - 1 }, scriptedRandom([]), ALPHA)).toEqual({
      ok: false,
      error: { code: 'daily-rewards/not-yet', facts: { date } },
    });
    expect(collectDailyReward({ club, rewardType: 'money', now: date }, scriptedRandom([]), ALPHA).ok).toBe(true);
    expect(collect('item', [0.9], club).reward.type).toBe('credits');
  });
});

describe('a variant that gives nothing (R-DAY-9)', () => {
  const poor = { ...ALPHA, dailyRewards: { ...ALPHA.dailyRewards, money: 0, credits: 0 } };

  test.each([
    ['money', [], 'money'],
    ['item', [0.9], 'credits'],
    ['item', [0.999], 'money'],
  ] as const)('leaves no ledger entry, and the day counts as collected (%s, case %#)', (rewardType, draws, type) => {
    const result = collectDailyReward({ club: CLUB, rewardType, now: BUILT_AT }, scriptedRandom(draws), poor);
    if (!result.ok) throw new RangeError(result.error.code);
    expect(result.value.reward).toEqual({ type, value: 0 });
    expect(result.value.entries).toEqual([]);
    expect(result.value.club.finances).toEqual(CLUB.finances);
    expect(result.value.club.dailyRewards[`${rewardType}CollectionDate`]).toBe(BUILT_AT + DAY);
  });
});
