/** Constants of the transfer market (R-MKT-1). */
import type { ByCategory } from '../clubs/category.ts';
import type { NaturalPosition } from '../positions/position.ts';

/** The positions that a search distinguishes, in the order of its filter (R-MKT-4). */
export const MARKET_POSITIONS = [
  'GK',
  'CB',
  'LB',
  'RB',
  'DM',
  'CM',
  'AM',
  'CF',
  'LW',
  'RW',
] as const satisfies readonly NaturalPosition[];
/** A position to search by. */
export type MarketPosition = (typeof MARKET_POSITIONS)[number];

/** A range of a filter, both ends included. */
export interface SearchRange {
  readonly from: number;
  readonly to: number;
  /** `from` and `to` with an underscore between, as a search names it. */
  readonly key: string;
}

/** The three filters; overall and age by the keys of their ranges. */
export interface MarketSearch {
  readonly position: MarketPosition;
  readonly overall: string;
  readonly age: string;
}

/** The lowest and the highest overall of a category's supply: it takes the overall ranges that lie within. */
export interface CategorySupply {
  readonly from: number;
  readonly to: number;
}

/** How many players a club may part with in its first days (R-FAI-1). */
export interface YoungClubRules {
  /** Days of game time after its founding; 0 for a world without the limits. */
  readonly days: number;
  /** Most players that it releases in them. */
  readonly releases: number;
  /** Most players that it sells in them; those on the market count. */
  readonly sales: number;
}

/** Constants of the transfer market (R-MKT-1). */
export interface MarketRules {
  /** Searches in 24 hours (R-MKT-1). */
  readonly searchesPerDay: number;
  /** Whole years (R-MKT-3). */
  readonly ageRanges: readonly SearchRange[];
  /** Truncated overall (R-MKT-3). */
  readonly overallRanges: readonly SearchRange[];
  /** What the filters show before they are touched (R-MKT-5). */
  readonly defaultSearch: MarketSearch;
  /** Weeks of wages that a release costs (R-MKT-15). */
  readonly rescissionWeeks: number;
  /** Overall of the players that the market keeps on offer for each category (R-MKT-19). */
  readonly supply: ByCategory<CategorySupply>;
  /** Fewest players for sale in each combination of position, age range and overall range that is kept on offer (R-MKT-18). */
  readonly supplyPerSearch: number;
  readonly youngClub: YoungClubRules;
}

function range(from: number, to: number): SearchRange {
  return { from, to, key: `${from}_${to}` };
}

/** Alpha's constants of the transfer market (R-MKT-1). */
export const MARKET_RULES: MarketRules = {
  searchesPerDay: 5,
  ageRanges: [range(18, 21), range(22, 24), range(25, 27), range(28, 30), range(31, 32), range(33, 35)],
  overallRanges: [
    range(61, 65),
    range(66, 70),
    range(71, 75),
    range(76, 80),
    range(81, 85),
    range(86, 90),
    range(91, 95),
    range(96, 99),
  ],
  defaultSearch: { position: 'CF', overall: '76_80', age: '18_21' },
  rescissionWeeks: 2,
  supply: {
    Várzea: { from: 61, to: 80 },
    Amador: { from: 61, to: 80 },
    'Semi-Pro': { from: 66, to: 85 },
    Pro: { from: 66, to: 90 },
  },
  supplyPerSearch: 3,
  youngClub: { days: 7, releases: 2, sales: 3 },
};

/** Alpha's age ranges (R-MKT-3). */
export const AGE_RANGES: readonly SearchRange[] = MARKET_RULES.ageRanges;
/** Alpha's overall ranges (R-MKT-3). */
export const OVERALL_RANGES: readonly SearchRange[] = MARKET_RULES.overallRanges;
/** What Alpha's filters show before they are touched (R-MKT-5). */
export const DEFAULT_SEARCH: MarketSearch = MARKET_RULES.defaultSearch;
