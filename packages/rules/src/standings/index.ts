export * from './constants.ts';
export type { Adjustment, AwardedMatch, PointsAdjustment, TableMatch, TableMatches } from './counted-results.ts';
export type * from './row.ts';
export * from './table.ts';
export * from './table-position.ts';
export type { TieBreaker } from './tie-breaker-names.ts';
export * from './tie-breakers.ts';
