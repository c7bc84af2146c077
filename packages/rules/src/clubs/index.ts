export * from './club.ts';
export type * from './outcome.ts';
