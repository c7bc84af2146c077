export type * from './events.ts';
export * from './mark-read.ts';
export * from './messages.ts';
