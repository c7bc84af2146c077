/**
 * Exports for the creation screen. The root of the package has `createClub`, `botClub` and `generateSquad`: they load
 * the player generator with its name lists, which the screen does not need.
 */
export * from './emblem.ts';
export * from './emblem-tables.ts';
export { type CategoryLevel, foundingLift } from './founding-lift.ts';
export * from './kit-tables.ts';
export * from './name.ts';
export * from './name-text.ts';
export { isOffensive } from './profanity.ts';
export * from './rename-club.ts';
export * from './sign-up.ts';
export * from './tables.ts';
export * from './wrap-step.ts';
