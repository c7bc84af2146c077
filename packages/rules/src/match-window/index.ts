export * from './tables.ts';
export * from './window.ts';
