export * from './constants.ts';
export * from './match.ts';
export * from './recovery.ts';
export * from './training.ts';
