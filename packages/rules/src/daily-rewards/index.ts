export * from './availability.ts';
export * from './collect.ts';
export type * from './daily-rewards.ts';
export * from './constants.ts';
