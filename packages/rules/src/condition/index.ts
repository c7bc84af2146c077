export * from './match.ts';
export * from './recovery.ts';
export * from './constants.ts';
export * from './training.ts';
