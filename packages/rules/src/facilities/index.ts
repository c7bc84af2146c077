export * from './levels.ts';
export * from './tables.ts';
