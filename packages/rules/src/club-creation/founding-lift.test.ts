import { describe, expect, test } from 'vitest';
import { CATEGORIES } from '../clubs/category.ts';
import { bestElevenRating } from '../competitions/forecast.ts';
import { createRandom } from '../core/random.ts';
import { availableMoney } from '../finances/available-money.ts';
import { overall } from '../players/overall.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { BUILT_AT, buildEmblem } from '../testing/builders.ts';
import { botClub } from './bot-club.ts';
import { createClub } from './create-club.ts';
import { foundingLift } from './founding-lift.ts';

const meanOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
const league = (...strengths: readonly number[]) => strengths.map((strength, n) => ({ clubId: `c${n}`, strength }));
const várzea = (...forecasts: readonly ReturnType<typeof league>[]) =>
  foundingLift({ category: 'Várzea', forecasts }, ALPHA);

describe('the lift of a new club (R-CLU-21)', () => {
  test('is three and a half before the first draw, and none where leagues have no forecast', () => {
    expect(várzea()).toBe(3.5);
    expect(várzea(league())).toBe(0);
  });

  test.each([
    [57, 0],
    [61.7, 0],
    [62.9, 0],
    [63, 1],
    [67, 5],
    [67.5, 5.5],
    [72, 10],
    [90, 10],
  ])('of Várzea, counted from 62, is with a mean eleven of %f %f points', (strength, lift) => {
    expect(várzea(league(strength - 4, strength, strength + 4))).toBeCloseTo(lift);
  });

  test('looks at the three newest leagues alone', () => {
    expect(várzea(league(66), league(67), league(68), league(90))).toBe(5);
  });

  test.each(CATEGORIES)('is about the same among the bots of %s in a new world', (category) => {
    const first = foundingLift({ category, forecasts: [] }, ALPHA);
    for (let seed = 1; seed <= 20; seed++) {
      const random = createRandom(`${category} ${seed}`);
      const strengths = Array.from({ length: 10 }, (_, index) => {
        const { club } = botClub(
          { id: `l${seed}-bot-${index + 1}`, now: BUILT_AT, category, lift: first },
          random,
          ALPHA,
        );
        return bestElevenRating(club, ALPHA);
      });
      expect(Math.abs(foundingLift({ category, forecasts: [league(...strengths)] }, ALPHA) - first)).toBeLessThan(2.5);
    }
  });
});

describe('a club that is founded with a lift of five (R-CLU-21, R-CLU-22)', () => {
  const found = (seed: number, lift: number) => {
    const input = { id: 'c1', name: 'Vaga Lume', emblem: buildEmblem(), kitId: 0, managerName: 'Ana', now: BUILT_AT };
    const result = createClub({ ...input, lift }, createRandom(seed), ALPHA);
    if (!result.ok) throw new Error(result.error.code);
    return result.value;
  };
  const seeds = Array.from({ length: 30 }, (_, seed) => seed);

  test('has an eleven of 67 where one of the category’s mean has 62', () => {
    const elevens = (lift: number) => meanOf(seeds.map((seed) => bestElevenRating(found(seed, lift).club, ALPHA)));
    expect(elevens(0)).toBeCloseTo(61.8, 0);
    expect(elevens(5)).toBeCloseTo(66.7, 0);
  });

  test('has players who have grown: the squad has five points more of overall, and two of potential (R-CLU-21)', () => {
    const means = (lift: number) => {
      const players = seeds.flatMap((seed) => found(seed, lift).club.players);
      return {
        overall: meanOf(players.map((player) => overall(player, ALPHA))),
        potential: meanOf(players.map(({ attributes }) => attributes.potential)),
      };
    };
    const [before, after] = [means(0), means(5)];
    expect(after.overall - before.overall).toBeCloseTo(5, 0);
    expect(after.potential - before.potential).toBeCloseTo(2, 0);
  });

  test('opens with its money as a ledger entry, more than two weeks of its wages and a first player', () => {
    for (const seed of seeds) {
      const { club, entries } = found(seed, 5);
      expect(entries).toContainEqual(
        expect.objectContaining({ type: 'Opening Balance', currency: 'money', amount: club.finances.totalMoney }),
      );
      expect(availableMoney(club.finances.totalMoney, club.players, ALPHA)).toBeGreaterThan(50_000);
    }
  });

  test('opens with as many weeks of wages at every lift: contracts are of before', () => {
    const weeks = (lift: number) =>
      meanOf(
        seeds.map((seed) => {
          const { club } = found(seed, lift);
          return club.finances.totalMoney / club.players.reduce((sum, { salary }) => sum + salary, 0);
        }),
      );
    for (let lift = 1; lift <= ALPHA.clubCreation.highestLift; lift++) {
      expect(Math.abs(weeks(lift) / weeks(0) - 1), String(lift)).toBeLessThan(0.02);
    }
  });

  test('is a bot of its strength, five points higher', () => {
    const bot = (lift: number) =>
      botClub({ id: 'b1', now: BUILT_AT, category: 'Amador', lift }, createRandom(1), ALPHA).club;
    expect(bestElevenRating(bot(5), ALPHA) - bestElevenRating(bot(0), ALPHA)).toBeCloseTo(5, 0);
  });
});
