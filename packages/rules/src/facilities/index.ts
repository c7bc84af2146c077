export * from './levels.ts';
export * from './tables.ts';
export * from './upgrade.ts';
