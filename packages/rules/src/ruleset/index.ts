export * from './alpha.ts';
export * from './canonical.ts';
export type * from './ruleset.ts';
export * from './tables.ts';
