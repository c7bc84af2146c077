/** The order of the table that a search fills (R-MKT-8). */
import type { Player } from '../players/player.ts';
import { type SortDirection, type SquadColumn, sortSquad } from '../players/sort.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';

/** The columns that sort; the position does not. */
export const MARKET_COLUMNS = [
  'name',
  'age',
  'overall',
  'potential',
  'rating',
  'value',
  'salary',
] as const satisfies readonly SquadColumn[];
/** A column by which results sort. */
export type MarketColumn = (typeof MARKET_COLUMNS)[number];

/** The order of a list of results. */
export interface MarketOrder {
  readonly by: MarketColumn;
  readonly direction: SortDirection;
}

/** Cheapest first. */
export const DEFAULT_MARKET_ORDER: MarketOrder = { by: 'value', direction: 'asc' };

/** The players in a new list, cheapest first unless told; ties keep the order that they came in (R-MKT-8). */
export function sortMarket<P extends Player>(
  players: readonly P[],
  order: MarketOrder = DEFAULT_MARKET_ORDER,
  ruleset: Ruleset = ALPHA,
): P[] {
  return sortSquad(players, order, ruleset);
}

/** The order after a click on a column: the same column turns round, another starts ascending (R-MKT-8). */
export function toggleMarketOrder(order: MarketOrder, by: MarketColumn): MarketOrder {
  return { by, direction: order.by === by && order.direction === 'asc' ? 'desc' : 'asc' };
}
