export * from './daily-turn.ts';
export * from './end-competition.ts';
export * from './full-time.ts';
export * from './kick-off.ts';
export * from './line-up.ts';
export type * from './played-match.ts';
