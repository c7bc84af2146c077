import { describe, expect, test } from 'vitest';
import { CATEGORIES } from '../clubs/category.ts';
import { createRandom } from '../core/random.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { BUILT_AT } from '../testing/builders.ts';
import { scriptedRandom } from '../testing/scripted-random.ts';
import { DEFAULT_SEARCH } from './constants.ts';
import { matchesSearch, searchFor } from './search-criteria.ts';
import { suppliedSearches, supplyMarket } from './supply.ts';

const now = BUILT_AT;
const idOf = (n: number) => `free-${n}`;
const supply = (players: Parameters<typeof supplyMarket>[1]['players'], ruleset = ALPHA) =>
  supplyMarket(createRandom('supply'), { categories: ['Várzea'], players, idOf, now }, ruleset);

/** One centre forward, one age range, two players an offer: small enough to read. */
const small = {
  ...ALPHA,
  market: {
    ...ALPHA.market,
    ageRanges: ALPHA.market.ageRanges.slice(0, 1),
    overallRanges: ALPHA.market.overallRanges.slice(0, 1),
    supplyPerSearch: 2,
  },
};

describe('the supply of the market (R-MKT-19)', () => {
  test.each([
    [['Várzea'], 4, '61_65', '76_80'],
    [['Amador'], 4, '61_65', '76_80'],
    [['Semi-Pro'], 4, '66_70', '81_85'],
    [['Pro'], 5, '66_70', '86_90'],
    [['Várzea', 'Pro'], 6, '61_65', '86_90'],
  ] as const)(
    'for %j: %i overall ranges from %s to %s, in all positions and ages',
    (categories, count, first, last) => {
      const searches = suppliedSearches(categories, ALPHA);
      const overalls = [...new Set(searches.map(({ overall }) => overall.key))];
      expect(overalls).toHaveLength(count);
      expect([overalls[0], overalls.at(-1)]).toEqual([first, last]);
      expect(searches).toHaveLength(count * 10 * 6);
      expect(new Set(searches.map(({ position, overall, age }) => `${position} ${overall.key} ${age.key}`)).size).toBe(
        searches.length,
      );
    },
  );

  test.each(CATEGORIES)('the first search of a new %s manager finds a player', (category) => {
    const players = supplyMarket(createRandom(1), { categories: [category], players: [], idOf, now }, ALPHA);
    expect(players.filter((player) => matchesSearch(player, DEFAULT_SEARCH, now, ALPHA))).toHaveLength(3);
  });
});

describe('supplying the market (R-MKT-18)', () => {
  const players = supply([]);

  test('an empty market gets three free players for each search, all for sale', () => {
    expect(players).toHaveLength(3 * 4 * 10 * 6);
    const found = new Map<string, number>();
    for (const player of players) {
      const search = JSON.stringify(searchFor(player, now, ALPHA));
      found.set(search, (found.get(search) ?? 0) + 1);
      expect(player).toMatchObject({ club: null, forSale: true });
    }
    expect(found.size).toBe(4 * 10 * 6);
    expect([...found.values()].every((count) => count === 3)).toBe(true);
  });

  test('the new players are numbered from 1', () => {
    expect(players[0]?.id).toBe('free-1');
    expect(new Set(players.map(({ id }) => id)).size).toBe(players.length);
  });

  test('a full market gets no player, and the random generator is not used', () => {
    expect(supplyMarket(scriptedRandom([]), { categories: ['Várzea'], players, idOf, now }, ALPHA)).toEqual([]);
  });

  test('a player who was bought is replaced by one of his kind', () => {
    const [bought, ...left] = players;
    const [replacement, ...more] = supply(left);
    if (bought === undefined || replacement === undefined) throw new Error('nobody was replaced');
    expect(more).toEqual([]);
    expect(searchFor(replacement, now, ALPHA)).toEqual(searchFor(bought, now, ALPHA));
  });

  test('players of clubs and players who are not for sale are no supply', () => {
    const stock = supply([], small);
    expect(stock).toHaveLength(20);
    expect(supply(stock, small)).toHaveLength(0);
    expect(
      supply(
        stock.map((player) => ({ ...player, club: 'c1' })),
        small,
      ),
    ).toHaveLength(20);
    expect(
      supply(
        stock.map((player) => ({ ...player, forSale: false })),
        small,
      ),
    ).toHaveLength(20);
  });

  test('a surplus in one offer does not make up for another', () => {
    const stock = supply([], small);
    const [first] = stock;
    if (first === undefined) throw new Error('no supply');
    expect(supply([first, first, first, first], small)).toHaveLength(18);
  });

  test('a player in no range is no supply', () => {
    const [player] = supply([], small);
    if (player === undefined) throw new Error('no supply');
    const old = { ...player, personalData: { ...player.personalData, dob: 0 } };
    expect(supply([old], small)).toHaveLength(20);
  });
});
