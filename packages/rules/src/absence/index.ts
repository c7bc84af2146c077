/** Managers who are away, for servers. */
export * from './day.ts';
export * from './report.ts';
export * from './stage.ts';
export * from './tables.ts';
