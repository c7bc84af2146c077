export * from './after-match.ts';
export * from './availability.ts';
export * from './constants.ts';
export * from './injuries-and-suspensions.ts';
export type { Bookings, PlayerRecord } from './player-record.ts';
export * from './replacements.ts';
