export * from './career.ts';
export * from './last-seen.ts';
