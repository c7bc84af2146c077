export * from './calendar.ts';
export * from './refresh.ts';
export * from './tables.ts';
export * from './utc-day.ts';
