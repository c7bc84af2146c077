/** Constants of the transfer market (R-MKT-1). */
import type { Category } from '../clubs/club.ts';
import type { NaturalPosition } from '../positions/tables.ts';

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

/** The lowest and the highest overall of a category's supply: it takes the overall ranges that lie within. */
export interface CategorySupply {
  readonly from: number;
  readonly to: number;
}

/** Constants of the transfer market (R-MKT-1). */
export interface MarketRules {
  /** Searches in 24 hours (R-MKT-1). */
  readonly searchesPerDay: number;
  /** Whole years (R-MKT-3). */
  readonly ageRanges: readonly SearchRange[];
  /** Truncated overall (R-MKT-3). */
  readonly overallRanges: readonly SearchRange[];
  /** Weeks of wages that a release costs (R-MKT-15). */
  readonly rescissionWeeks: number;
  /** Overall of the players that the market keeps on offer for each category (R-MKT-19). */
  readonly supply: Readonly<Record<Category, CategorySupply>>;
  /** Fewest players for sale in each combination of position, age range and overall range that is kept on offer (R-MKT-18). */
  readonly supplyPerSearch: number;
}

/** Alpha's constants of the transfer market (R-MKT-1). */
export const MARKET_RULES: MarketRules = {
  searchesPerDay: 5,
  ageRanges: [
    { from: 18, to: 21, key: '18_21' },
    { from: 22, to: 24, key: '22_24' },
    { from: 25, to: 27, key: '25_27' },
    { from: 28, to: 30, key: '28_30' },
    { from: 31, to: 32, key: '31_32' },
    { from: 33, to: 35, key: '33_35' },
  ],
  overallRanges: [
    { from: 61, to: 65, key: '61_65' },
    { from: 66, to: 70, key: '66_70' },
    { from: 71, to: 75, key: '71_75' },
    { from: 76, to: 80, key: '76_80' },
    { from: 81, to: 85, key: '81_85' },
    { from: 86, to: 90, key: '86_90' },
    { from: 91, to: 95, key: '91_95' },
    { from: 96, to: 99, key: '96_99' },
  ],
  rescissionWeeks: 2,
  supply: {
    Várzea: { from: 61, to: 80 },
    Amador: { from: 61, to: 85 },
    'Semi-Pro': { from: 66, to: 90 },
    Pro: { from: 71, to: 99 },
  },
  supplyPerSearch: 3,
};

/** Alpha's age ranges (R-MKT-3). */
export const AGE_RANGES: readonly SearchRange[] = MARKET_RULES.ageRanges;
/** Alpha's overall ranges (R-MKT-3). */
export const OVERALL_RANGES: readonly SearchRange[] = MARKET_RULES.overallRanges;
