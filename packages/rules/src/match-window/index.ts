export * from './pace.ts';
export * from './plays-in.ts';
export * from './tables.ts';
export * from './window.ts';
