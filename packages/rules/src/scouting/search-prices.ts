/** What players of a search cost, before the search is used. */
import type { Category } from '../clubs/category.ts';
import { assertRuleset } from '../core/assert.ts';
import { onCurve } from '../core/curve.ts';
import { sortedBy } from '../core/sorted-by.ts';
import { canAfford } from '../market/afford.ts';
import type { MarketSearch, SearchRange } from '../market/constants.ts';
import { suppliedSearches } from '../market/supply.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';

/** Market values that the players of a search can have, in whole dollars. */
export interface SearchPrices {
  readonly lowest: number;
  readonly highest: number;
}

/** How much of a search’s prices a club can pay. */
export type Reach = 'all' | 'some' | 'none';

/** Points of overall between the values that a range is measured at. */
const STEP = 0.25;

/**
 * The lowest and the highest market value of the players who fit the search, by the formula of market values alone. Throws for a search
 * that is not offered. R-SCT-1
 */
export function searchPrices({ overall, age }: Omit<MarketSearch, 'position'>, ruleset: Ruleset): SearchPrices {
  assertRuleset(ruleset, 'searchPrices');
  const ratings = rangeOf(ruleset.market.overallRanges, overall);
  const years = rangeOf(ruleset.market.ageRanges, age);
  const ages = Array.from({ length: years.to - years.from + 1 }, (_, index) => years.from + index);
  const steps = Array.from(
    { length: (ratings.to + 1 - ratings.from) / STEP },
    (_, index) => ratings.from + index * STEP,
  );
  const { marketValue: curves, highestPotential } = ruleset.players;
  const worth = (rating: number, year: number) => onCurve(curves.overall, rating) * onCurve(curves.age, year);
  const lowest = Math.min(...ages.map((year) => worth(ratings.from, year)));
  const highest = Math.max(
    ...ages.flatMap((year) =>
      // Worth rises with the rating and room shrinks with it: the ends of each step bound what lies between them.
      steps.map((rating) => {
        const room = Math.max(0, highestPotential - rating);
        return worth(rating + STEP, year) * (1 + room * onCurve(curves.potential, year));
      }),
    ),
  );
  const inSteps = (value: number) => Math.max(1, Math.round(value / curves.step)) * curves.step;
  return { lowest: inSteps(lowest), highest: inSteps(highest) };
}

/** Whether that money (whole dollars) buys every player of those prices, some of them, or none. R-SCT-2 */
export function reachOf(available: number, { lowest, highest }: SearchPrices): Reach {
  if (!canAfford(available, lowest)) return 'none';
  return canAfford(available, highest) ? 'all' : 'some';
}

/** What an affordable search is chosen by. */
export interface AffordableSearchInput {
  readonly search: MarketSearch;
  /** Whole dollars. */
  readonly available: number;
  /** The club’s: the market is supplied for it. */
  readonly category: Category;
}

/**
 * The search for the same position whose players the money can buy: all of them if possible, of the highest overall, then nearest to the
 * age that was sought; null if the money buys none. R-SCT-3
 */
export function affordableSearch(
  { search, available, category }: AffordableSearchInput,
  ruleset: Ruleset,
): MarketSearch | null {
  assertRuleset(ruleset, 'affordableSearch');
  const sought = rangeOf(ruleset.market.ageRanges, search.age);
  const within = suppliedSearches([category], ruleset)
    .filter(({ position }) => position === search.position)
    .map(({ position, overall, age }) => ({
      search: { position, overall: overall.key, age: age.key },
      reach: reachOf(available, searchPrices({ overall: overall.key, age: age.key }, ruleset)),
      overall: overall.from,
      distance: Math.abs(age.from - sought.from),
    }))
    .filter(({ reach }) => reach !== 'none');
  const [best] = sortedBy(
    within,
    ({ reach }) => (reach === 'all' ? 0 : 1),
    ({ overall }) => -overall,
    ({ distance }) => distance,
  );
  return best?.search ?? null;
}

function rangeOf(ranges: readonly SearchRange[], key: string): SearchRange {
  const range = ranges.find((each) => each.key === key);
  if (range === undefined) throw new RangeError(`searchPrices: needs a range that is offered, got ${key}`);
  return range;
}
