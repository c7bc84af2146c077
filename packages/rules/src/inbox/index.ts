export type * from './events.ts';
export * from './messages.ts';
export * from './read.ts';
