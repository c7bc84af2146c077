import { expect, expectTypeOf, test } from 'vitest';
import { prizeFor } from '../competitions/prizes.ts';
import { createRandom } from '../core/random.ts';
import { ticketPrice } from '../finances/tickets.ts';
import { suppliedSearches } from '../market/supply.ts';
import type { Country } from '../players/country.ts';
import { generatePlayer } from '../players/generation.ts';
import { drawName } from '../players/names/names.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { buildClub } from '../testing/builders.ts';
import type { Category, KnownCategory } from './category.ts';

/** A world with a fifth level; the types let it be written down. */
const SERIE_A: Category = 'Série A';
const fiveLevels: Ruleset = {
  ...ALPHA,
  players: {
    ...ALPHA.players,
    categories: { ...ALPHA.players.categories, [SERIE_A]: { mean: 91, spread: 2, minimum: 86, maximum: 97 } },
  },
  finances: { ...ALPHA.finances, ticketPrice: { ...ALPHA.finances.ticketPrice, 'Série A': 40 } },
  market: { ...ALPHA.market, supply: { ...ALPHA.market.supply, 'Série A': { from: 91, to: 99 } } },
  sponsorship: {
    ...ALPHA.sponsorship,
    categoryMultipliers: { ...ALPHA.sponsorship.categoryMultipliers, 'Série A': 20 },
  },
};
const free = { id: 'p1', clubId: null, number: 1, position: 'CF', now: 0 } as const;

test('a world may have other levels, with a row for each in its rule set', () => {
  const club = buildClub({ category: SERIE_A });
  expect(ticketPrice(club, fiveLevels)).toBe(40);
  expect(suppliedSearches([SERIE_A], fiveLevels).every(({ overall }) => overall.from >= 91)).toBe(true);
  const prize = (category: Category) => prizeFor({ competition: 'MM League', category, place: 1 }, fiveLevels);
  expect(prize(SERIE_A)?.money).toBe(2 * (prize('Pro')?.money ?? 0));
  const player = generatePlayer(createRandom(1), { ...free, strength: { category: SERIE_A } }, fiveLevels);
  expect(player.marketValue).toBeGreaterThan(1_000_000);
});

test('a level without a row is a programmer error that names it', () => {
  const club = buildClub({ category: SERIE_A });
  expect(() => ticketPrice(club, ALPHA)).toThrow(new RangeError("ticketPrice: needs a category, got 'Série A'"));
  expect(() => suppliedSearches([SERIE_A], ALPHA)).toThrow("suppliedSearches: needs a category, got 'Série A'");
  expect(() => generatePlayer(createRandom(1), { ...free, strength: { category: SERIE_A } }, ALPHA)).toThrow(
    "generatePlayer: needs a category, got 'Série A'",
  );
});

test('a player may come from any country; a name is drawn for those that have a list', () => {
  const country: Country = 'PT';
  expectTypeOf<KnownCategory>().toExtend<Category>();
  const options = { ...free, strength: { category: 'Pro' }, country, name: 'Rui Costa' };
  const { personalData } = generatePlayer(createRandom(1), options, ALPHA);
  expect(personalData).toMatchObject({ country: 'PT', name: 'Rui Costa' });
  expect(() => drawName(createRandom(1), country)).toThrow(
    new RangeError("drawName: needs a country with a list of names, got 'PT'"),
  );
});
