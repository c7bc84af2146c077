export * from './alpha.ts';
export type * from './ruleset.ts';
export * from './tables.ts';
