export * from './level.ts';
export * from './tables.ts';
