export type * from './events.ts';
export * from './messages.ts';
export * from './mark-read.ts';
