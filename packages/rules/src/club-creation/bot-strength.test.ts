import { describe, expect, test } from 'vitest';
import { CATEGORIES } from '../clubs/category.ts';
import type { Club } from '../clubs/club.ts';
import { bestElevenRating } from '../competitions/forecast.ts';
import { createRandom } from '../core/random.ts';
import { playerAge } from '../players/age.ts';
import { overall } from '../players/overall.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { BUILT_AT, buildEmblem } from '../testing/builders.ts';
import { botClub } from './bot-club.ts';
import { createClub } from './create-club.ts';

const LEAGUES = 8;
/** Both figures have a decimal. */
const POINT_AND_ROUNDING = 1.1;
const meanOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** Ratings of the best elevens of nine bots of a category. */
function elevens(category: (typeof CATEGORIES)[number], league: number): number[] {
  const random = createRandom(`${category} ${league}`);
  return Array.from({ length: 9 }, (_, index) => {
    const { club } = botClub({ id: `l${league}-bot-${index + 1}`, now: BUILT_AT, category }, random, ALPHA);
    return bestElevenRating(club, ALPHA);
  });
}

/** A new club of a manager. */
function managersClub(seed: string | number): Club {
  const input = { id: 'own', name: 'Clube Novo', emblem: buildEmblem(), kitId: 0, managerName: 'Ana', now: BUILT_AT };
  const created = createClub(input, createRandom(seed), ALPHA);
  if (!created.ok) throw new Error(created.error.code);
  return created.value.club;
}

describe('the strength of bots (R-BOT-12)', () => {
  test.each(CATEGORIES)('spreads the elevens of %s by 3 to 5 points', (category) => {
    for (let league = 0; league < LEAGUES; league++) {
      const ratings = elevens(category, league);
      const mean = meanOf(ratings);
      const variance = meanOf(ratings.map((rating) => (rating - mean) ** 2)) * (9 / 8);
      expect(Math.sqrt(variance)).toBeGreaterThan(3);
      expect(Math.sqrt(variance)).toBeLessThan(5);
    }
  });

  test('lies four to five points above that of the category below', () => {
    const means = CATEGORIES.map((category) =>
      meanOf(Array.from({ length: LEAGUES }, (_, league) => elevens(category, league)).flat()),
    );
    for (const [index, mean] of means.slice(1).entries()) {
      expect(mean - (means[index] ?? 0)).toBeGreaterThan(3.5);
      expect(mean - (means[index] ?? 0)).toBeLessThan(5.5);
    }
  });

  test('puts a new club 4th to 7th of its first league on paper, in nine leagues of ten and more', () => {
    const places = Array.from({ length: 40 }, (_, league) => {
      const own = bestElevenRating(managersClub(`own ${league}`), ALPHA);
      return 1 + elevens('Várzea', league).filter((rating) => rating > own).length;
    });
    expect(places.filter((place) => place >= 4 && place <= 7).length).toBeGreaterThanOrEqual(36);
    expect(meanOf(places)).toBeGreaterThan(5);
    expect(meanOf(places)).toBeLessThan(6);
  });
});

describe('a bot of a higher category (R-BOT-12)', () => {
  const { club, entries, events } = botClub({ id: 'b1', now: BUILT_AT, category: 'Semi-Pro' }, createRandom(1), ALPHA);

  test('has its facilities, and an event for each level of them', () => {
    expect(club.facilities).toMatchObject({ stadium: { level: 3 }, recoveryCenter: 3, gym: 3, trainingGround: 3 });
    expect(events.filter(({ type }) => type === 'facility-upgraded')).toHaveLength(8);
  });

  test('opens with its money as a ledger entry', () => {
    expect(club.finances.totalMoney).toBe(6 * ALPHA.clubCreation.openingMoney);
    expect(entries.map(({ currency, amount }) => [currency, amount])).toEqual([
      ['money', 6 * ALPHA.clubCreation.openingMoney],
      ['credits', ALPHA.clubCreation.openingCredits],
    ]);
  });
});

describe('the first players of bots (R-BOT-22)', () => {
  /** The share of the clubs' players below 25 whose overall is within a point of their potential. */
  const shareGrown = (clubs: readonly Club[]) => {
    const young = clubs.flatMap(({ players }) => players).filter((player) => playerAge(player, BUILT_AT) < 25);
    const grown = young.filter((player) => player.attributes.potential - overall(player, ALPHA) <= POINT_AND_ROUNDING);
    return grown.length / young.length;
  };
  const botsWith = (botMatureShare: number) =>
    Array.from({ length: 40 }, (_, seed) => {
      const ruleset = { ...ALPHA, clubCreation: { ...ALPHA.clubCreation, botMatureShare } };
      return botClub({ id: `b${seed}`, now: BUILT_AT }, createRandom(seed), ruleset).club;
    });

  test('have mostly grown up, the young as well', () => {
    const share = shareGrown(botsWith(ALPHA.clubCreation.botMatureShare));
    expect(share).toBeGreaterThan(0.6);
    expect(share).toBeLessThan(0.75);
  });

  test('have grown up in whatever share a rule set says', () => {
    expect(shareGrown(botsWith(1))).toBe(1);
    expect(shareGrown(botsWith(0))).toBeLessThan(0.1);
  });

  test('are as good on average as a manager’s, whose young may still grow', () => {
    const managers = Array.from({ length: 40 }, (_, seed) => managersClub(seed));
    const level = (clubs: readonly Club[]) =>
      meanOf(clubs.flatMap(({ players }) => players).map((player) => overall(player, ALPHA)));
    expect(Math.abs(level(botsWith(ALPHA.clubCreation.botMatureShare)) - level(managers))).toBeLessThan(1);
    expect(shareGrown(managers)).toBeLessThan(0.1);
  });
});
