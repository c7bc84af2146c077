export * from './availability.ts';
export * from './collect.ts';
export * from './constants.ts';
export type * from './daily-rewards.ts';
