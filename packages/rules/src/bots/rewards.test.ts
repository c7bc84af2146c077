import { describe, expect, test } from 'vitest';
import { createRandom } from '../core/random.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { BUILT_AT, buildClub } from '../testing/index.ts';
import { botRewards } from './rewards.ts';

const club = buildClub();

describe('a bot and its daily rewards (R-BOT-9)', () => {
  test('collects both', () => {
    const done = botRewards({ club, now: BUILT_AT }, createRandom(1), ALPHA);
    expect(done.events.map(({ type }) => type)).toEqual(['reward-collected', 'reward-collected']);
    expect(done.entries.at(0)).toMatchObject({ type: 'Daily Reward', amount: 10_000 });
  });

  test('collects the one that is there', () => {
    const dailyRewards = { moneyCollectionDate: BUILT_AT, itemCollectionDate: BUILT_AT + 1 };
    const done = botRewards({ club: buildClub({ dailyRewards }), now: BUILT_AT }, createRandom(1), ALPHA);
    expect(done.events).toHaveLength(1);
    expect(done.club.finances.totalMoney).toBe(510_000);
  });

  test('does nothing if both are collected', () => {
    const { club: after } = botRewards({ club, now: BUILT_AT }, createRandom(1), ALPHA);
    expect(botRewards({ club: after, now: BUILT_AT }, createRandom(1), ALPHA)).toEqual({
      club: after,
      entries: [],
      events: [],
      released: [],
    });
  });
});
