/** Policies over the public actions, for servers: the root leaves them out. */
export * from './ambition.ts';
export * from './boosters.ts';
export * from './building.ts';
export * from './buying.ts';
export * from './day.ts';
export * from './income.ts';
export * from './line-up.ts';
export * from './match-booster.ts';
export * from './match-tactic.ts';
export * from './rewards.ts';
export * from './selling.ts';
export * from './skills.ts';
export * from './sponsor.ts';
export * from './starter-sale.ts';
export * from './styles.ts';
export * from './tables.ts';
export * from './training.ts';
export type { BotOutcome, BotTurn } from './turn.ts';
