/** The order of the table that a search fills (R-MKT-8). */
import type { EpochMs } from '../core/ids.ts';
import { playerAge } from '../players/age.ts';
import { overall } from '../players/overall.ts';
import type { Player } from '../players/player.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';

/** The columns that sort; the position does not. */
export const MARKET_COLUMNS = [
  'name',
  'age',
  'overall',
  'potential',
  'averageRating',
  'marketValue',
  'salary',
] as const;
export type MarketColumn = (typeof MARKET_COLUMNS)[number];

export interface MarketSort {
  readonly by: MarketColumn;
  readonly direction: 'ascending' | 'descending';
}

export const DEFAULT_MARKET_SORT: MarketSort = { by: 'marketValue', direction: 'ascending' };

/** The sort after a click on a column: the same column turns round, another starts ascending. */
export function toggleMarketSort(sort: MarketSort, by: MarketColumn): MarketSort {
  return { by, direction: sort.by === by && sort.direction === 'ascending' ? 'descending' : 'ascending' };
}

/** The players in the order of the sort; ties keep the order that they came in, in both directions. */
export function sortMarket(
  players: readonly Player[],
  { by, direction }: MarketSort,
  now: EpochMs,
  ruleset: Ruleset = ALPHA,
): Player[] {
  const turn = direction === 'ascending' ? 1 : -1;
  return players
    .map((player) => ({ player, key: columnValue(player, by, now, ruleset) }))
    .sort((left, right) => (left.key === right.key ? 0 : left.key < right.key ? -turn : turn))
    .map(({ player }) => player);
}

function columnValue(player: Player, by: MarketColumn, now: EpochMs, ruleset: Ruleset): number | string {
  switch (by) {
    case 'name':
      return alphabetical(player.personalData.name);
    case 'age':
      return playerAge(player, now);
    case 'overall':
      return overall(player, ruleset);
    case 'potential':
      return player.attributes.potential;
    case 'averageRating':
      return averageRating(player.statistics.ratings);
    case 'marketValue':
      return player.marketValue;
    case 'salary':
      return player.salary;
  }
}

/** Without accents and case, so that Ávila stands among the As on every platform. */
function alphabetical(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Who has no rating yet stands below every rating. */
function averageRating(ratings: readonly number[]): number {
  return ratings.length === 0 ? -1 : ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
}
