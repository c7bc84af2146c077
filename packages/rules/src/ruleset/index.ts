export * from './alpha.ts';
export type * from './ruleset.ts';
export type * from './tables.ts';
