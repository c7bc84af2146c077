/** Absent managers: stages, days of vacation, reports. For servers. */

export * from './constants.ts';
export * from './day.ts';
export * from './report.ts';
export * from './stage.ts';
