export * from './availability.ts';
export * from './collect.ts';
export * from './tables.ts';
