export * from './rivals.ts';
export * from './tables.ts';
