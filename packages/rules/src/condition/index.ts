export * from './match.ts';
export * from './recovery.ts';
export * from './tables.ts';
export * from './training.ts';
