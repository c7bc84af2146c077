import { describe, expect, test } from 'vitest';
import { CATEGORIES } from '../clubs/category.ts';
import { createRandom } from '../core/random.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { ratedStarters } from '../tactics/line-ratings.ts';
import { BUILT_AT, buildEmblem } from '../testing/builders.ts';
import { botClub } from './bot-club.ts';
import { createClub } from './create-club.ts';

const LEAGUES = 8;
const meanOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** Mean rating of the eleven of nine bots of a category. */
function elevens(category: (typeof CATEGORIES)[number], league: number): number[] {
  const random = createRandom(`${category} ${league}`);
  return Array.from({ length: 9 }, (_, index) => {
    const { club } = botClub({ id: `l${league}-bot-${index + 1}`, now: BUILT_AT, category }, random, ALPHA);
    return elevenOf(club);
  });
}

function elevenOf({ tactics, players }: ReturnType<typeof botClub>['club']): number {
  return meanOf(ratedStarters(tactics.A, players, ALPHA).map(({ rating }) => rating));
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

  test('puts a new club 4th to 7th of its first league on paper', () => {
    for (let league = 0; league < LEAGUES; league++) {
      const input = {
        id: 'own',
        name: 'Clube Novo',
        emblem: buildEmblem(),
        kitId: 0,
        managerName: 'Ana',
        now: BUILT_AT,
      };
      const created = createClub(input, createRandom(`own ${league}`), ALPHA);
      if (!created.ok) throw new Error(created.error.code);
      const own = elevenOf(created.value.club);
      const stronger = elevens('Várzea', league).filter((rating) => rating > own).length;
      expect(stronger).toBeGreaterThanOrEqual(3);
      expect(stronger).toBeLessThanOrEqual(6);
    }
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
