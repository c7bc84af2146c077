/** The order of the table that a search fills (R-MKT-8); `sortSquad` of players/ sorts by it. */
import type { SortDirection, SquadColumn } from '../players/sort.ts';

/** A column by which results sort; the position does not. */
export type MarketColumn = Extract<
  SquadColumn,
  'name' | 'age' | 'overall' | 'potential' | 'rating' | 'value' | 'salary'
>;

/** The order of a list of results. */
export interface MarketOrder {
  readonly by: MarketColumn;
  readonly direction: SortDirection;
}

/** Cheapest first. */
export const DEFAULT_MARKET_ORDER: MarketOrder = { by: 'value', direction: 'asc' };
