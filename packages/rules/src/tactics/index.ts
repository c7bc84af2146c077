export { autoPick, type Candidate } from './auto-pick.ts';
export * from './formations.ts';
export * from './instructions.ts';
export * from './line-ups.ts';
export * from './set-pieces.ts';
export * from './substitutions.ts';
export * from './tables.ts';
export * from './tactic.ts';
export * from './validate-tactic.ts';
