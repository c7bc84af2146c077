export * from './club.ts';
export * from './club-faults.ts';
export * from './form.ts';
export type * from './outcome.ts';
