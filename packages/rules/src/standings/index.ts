export * from './order.ts';
export type { Adjustment, AwardedMatch, PointsAdjustment, TableMatch, TableMatches } from './results.ts';
export type * from './row.ts';
export * from './table.ts';
export * from './tables.ts';
export type { TieBreaker } from './tie-breaker-names.ts';
export * from './tie-breakers.ts';
