export * from './check.ts';
export type { DecideMatch } from './course.ts';
export type * from './format.ts';
export * from './known-formats.ts';
export type * from './match.ts';
export * from './run.ts';
