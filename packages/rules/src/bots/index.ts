/** Policies over the public actions. `botClub` is given by the root of the package: it brings the player generator and the checks of names. */
export * from './boosters.ts';
export * from './building.ts';
export * from './buying.ts';
export * from './day.ts';
export * from './income.ts';
export * from './line-up.ts';
export * from './match-booster.ts';
export * from './rewards.ts';
export * from './selling.ts';
export * from './skills.ts';
export * from './sponsor.ts';
export * from './tables.ts';
export * from './training.ts';
export type { BotOutcome, BotTurn } from './turn.ts';
