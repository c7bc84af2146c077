export * from './pace.ts';
export * from './tables.ts';
export * from './window.ts';
