export * from './calendar.ts';
export * from './constants.ts';
export * from './data-refresh.ts';
export * from './utc-day.ts';
