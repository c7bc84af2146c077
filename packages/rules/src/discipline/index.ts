export * from './after-match.ts';
export * from './availability.ts';
export * from './replacements.ts';
export * from './tables.ts';
