/** Keeping the market supplied with free players (R-MKT-18). */

import type { Category } from '../clubs/category.ts';
import { assertNow, assertRuleset } from '../core/assert.ts';
import { entryOf } from '../core/entry-of.ts';
import type { EpochMs, PlayerId } from '../core/ids.ts';
import type { Random } from '../core/random.ts';
import { generatePlayer } from '../players/generation.ts';
import type { Player } from '../players/player.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { MARKET_POSITIONS, type MarketPosition, type SearchRange } from './constants.ts';
import { formatSearch, searchFor } from './search-criteria.ts';

/** What decides how many free players the market lacks. */
export interface SupplyOptions {
  /** The categories whose clubs play in the world. */
  readonly categories: readonly Category[];
  /** Who is on the market; only free players count as supply. */
  readonly players: readonly Player[];
  /** The id of the n-th new player, from 1. */
  readonly idOf: (n: number) => PlayerId;
  readonly now: EpochMs;
}

/** One combination of filters that is kept on offer. */
export interface Supply {
  readonly position: MarketPosition;
  readonly overall: SearchRange;
  readonly age: SearchRange;
}

/** Every combination of filters that fits one of the categories, each once: by position, overall, age (R-MKT-19). */
export function suppliedSearches(categories: readonly Category[], ruleset: Ruleset): Supply[] {
  assertRuleset(ruleset, 'suppliedSearches');
  const { ageRanges, overallRanges, supply } = ruleset.market;
  const supplies = categories.map((category) => entryOf(supply, category, 'suppliedSearches: needs a category'));
  const fitting = overallRanges.filter(({ from, to }) =>
    supplies.some((supplied) => from >= supplied.from && to <= supplied.to),
  );
  return MARKET_POSITIONS.flatMap((position) =>
    fitting.flatMap((overall) => ageRanges.map((age) => ({ position, overall, age }))),
  );
}

/** The free players that the market lacks, for sale: none if every combination on offer has enough of them (R-MKT-18). */
export function supplyMarket(
  random: Random,
  { categories, players, idOf, now }: SupplyOptions,
  ruleset: Ruleset,
): Player[] {
  assertNow(now, 'supplyMarket');
  assertRuleset(ruleset, 'supplyMarket');
  const stock = new Map<string, number>();
  for (const player of players) {
    const search = player.club === null && player.forSale ? searchFor(player, now, ruleset) : null;
    if (search !== null) stock.set(formatSearch(search), (stock.get(formatSearch(search)) ?? 0) + 1);
  }
  const lacking = suppliedSearches(categories, ruleset).flatMap((supply) => {
    const { position, overall, age } = supply;
    const inStock = stock.get(formatSearch({ position, overall: overall.key, age: age.key })) ?? 0;
    return Array.from({ length: Math.max(0, ruleset.market.supplyPerSearch - inStock) }, () => supply);
  });
  return lacking.map(({ position, overall, age }, index) => {
    const options = { position, age: bounds(age), strength: { overall: bounds(overall) }, id: idOf(index + 1), now };
    return { ...generatePlayer(random, options, ruleset), forSale: true };
  });
}

function bounds({ from, to }: SearchRange): { readonly minimum: number; readonly maximum: number } {
  return { minimum: from, maximum: to };
}
