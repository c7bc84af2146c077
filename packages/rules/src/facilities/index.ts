export * from './constants.ts';
export type * from './facilities.ts';
export * from './levels.ts';
export * from './upgrade.ts';
export * from './upkeep.ts';
