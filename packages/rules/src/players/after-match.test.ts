import { describe, expect, test } from 'vitest';
import { ALPHA } from '../ruleset/alpha.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { buildPlayer } from '../testing/builders.ts';
import { playerAfterMatch } from './after-match.ts';
import { playerMatchExperience } from './experience.ts';
import { moraleAfterMatch } from './morale.ts';
import { afterMatchStatistics, averageRating } from './statistics.ts';

const variant: Ruleset = {
  ...ALPHA,
  condition: { ...ALPHA.condition, fullMatchMinutes: 60 },
  training: { ...ALPHA.training, levelThresholds: [5, 900, 2000] },
  players: {
    ...ALPHA.players,
    ratingWindow: 2,
    matchExperience: 4,
    morale: { targets: { win: 90, draw: 50, loss: 10 }, playedShare: 0.5, watchedShare: 0.1 },
  },
};
const statistics = { matches: 3, goals: 2, assists: 1, ratings: [6, 7, 8] };

describe('statistics after a match (R-PLA-21)', () => {
  test('count the match, its goals and its assists', () => {
    expect(afterMatchStatistics(statistics, { goals: 2, assists: 3, rating: 9.5 }, ALPHA)).toEqual({
      matches: 4,
      goals: 4,
      assists: 4,
      ratings: [6, 7, 8, 9.5],
    });
  });

  test('keep the newest 20 ratings', () => {
    const ratings = Array.from({ length: 20 }, (_, index) => index / 2);
    const after = afterMatchStatistics({ ...statistics, ratings }, { goals: 0, assists: 0, rating: 10 }, ALPHA);
    expect(after.ratings).toHaveLength(20);
    expect([after.ratings[0], after.ratings.at(-1)]).toEqual([0.5, 10]);
  });

  test.each([
    [2, [8, 5]],
    [0, []],
  ])('follow the window of the rule set: of the newest %i', (ratingWindow, kept) => {
    const ruleset = { ...ALPHA, players: { ...ALPHA.players, ratingWindow } };
    expect(afterMatchStatistics(statistics, { goals: 0, assists: 0, rating: 5 }, ruleset).ratings).toEqual(kept);
  });
});

describe('the average rating (R-PLA-6)', () => {
  test.each([
    [[7], 7],
    [[6, 7, 7], 6.7],
    [[6.04], 6],
    [[6.05, 6.06], 6.1],
    [[0], 0],
  ])('of %j is %d', (ratings, average) => {
    expect(averageRating({ ratings })).toBe(average);
  });

  test('is missing before the first match', () => {
    expect(averageRating({ ratings: [] })).toBeNull();
  });
});

describe('experience from a match (R-PLA-22)', () => {
  test.each([
    [90, 10],
    [95, 10],
    [45, 5],
    [4, 0],
    [5, 1],
    [0, 0],
  ])('of %i minutes is %i', (minutes, points) => {
    expect(playerMatchExperience(minutes, ALPHA)).toBe(points);
  });

  test('follows the rule set', () => {
    expect(playerMatchExperience(30, variant)).toBe(2);
  });
});

describe('morale after a match (R-PLA-23)', () => {
  test.each([
    ['win', true, 56],
    ['draw', true, 52.4],
    ['loss', true, 47.6],
    ['win', false, 53],
    ['draw', false, 51.2],
    ['loss', false, 48.8],
  ] as const)('of 50, after a %s, played %s, is %d', (result, played, morale) => {
    expect(moraleAfterMatch(50, { result, played }, ALPHA)).toBeCloseTo(morale, 9);
  });

  test.each(['win', 'draw', 'loss'] as const)('does not change if a %s draws it', (result) => {
    const target = { win: 100, draw: 70, loss: 30 }[result];
    expect(moraleAfterMatch(target, { result, played: true }, ALPHA)).toBe(target);
  });

  test('follows the rule set', () => {
    expect(moraleAfterMatch(50, { result: 'win', played: true }, variant)).toBe(70);
    expect(moraleAfterMatch(50, { result: 'loss', played: false }, variant)).toBe(46);
  });
});

describe('a player after a match (R-PLA-24)', () => {
  const player = buildPlayer({ statistics, attributes: { stamina: 40, exp: 195, morale: 50 } });
  const appearance = { minutes: 90, position: 'CF', goals: 1, assists: 0, rating: 8.2 } as const;

  test('has played: condition, statistics, experience and morale follow, and a slot becomes unlockable at 200 points', () => {
    expect(playerAfterMatch(player, { result: 'win', appearance }, ALPHA)).toEqual({
      ...player,
      attributes: { ...player.attributes, condition: 82, exp: 205, morale: 56 },
      attributeBoosters: [
        { slotId: 1, status: 'unlockable' },
        { slotId: 2, status: 'locked' },
        { slotId: 3, status: 'locked' },
      ],
      statistics: { matches: 4, goals: 3, assists: 1, ratings: [6, 7, 8, 8.2] },
    });
  });

  test('loses condition by the position he played in and by his minutes', () => {
    const { attributes } = playerAfterMatch(
      player,
      {
        result: 'draw',
        appearance: { ...appearance, position: 'CM', minutes: 45 },
      },
      ALPHA,
    );
    expect(attributes).toMatchObject({ condition: 92, exp: 200 });
  });

  test('has watched: only morale follows', () => {
    expect(playerAfterMatch(player, { result: 'loss', appearance: null }, ALPHA)).toEqual({
      ...player,
      attributes: { ...player.attributes, morale: 48.8 },
    });
  });

  test('follows the rule set', () => {
    const fresh = buildPlayer({ statistics, attributes: { stamina: 100, morale: 50, exp: 1 } });
    const {
      attributes,
      attributeBoosters,
      statistics: after,
    } = playerAfterMatch(fresh, { result: 'win', appearance: { ...appearance, minutes: 60 } }, variant);
    expect(attributes).toMatchObject({ condition: 92, morale: 70, exp: 5 });
    expect(attributeBoosters[0]).toEqual({ slotId: 1, status: 'unlockable' });
    expect(after.ratings).toEqual([8, 8.2]);
    expect(playerAfterMatch(fresh, { result: 'win', appearance: null }, variant).attributes.morale).toBe(54);
  });
});
