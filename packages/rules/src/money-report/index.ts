export * from './cash-forecast.ts';
export * from './constants.ts';
export * from './facility-payback.ts';
export * from './money-report.ts';
export * from './ordinary-takings.ts';
