/**
 * Exports for the creation screen. The root of the package has `createClub`, `botClub` and `generateSquad`: they load
 * the player generator with its name lists, which the screen does not need.
 */

export * from './beta-sign-up.ts';
export * from './constants.ts';
export * from './emblem.ts';
export * from './emblem-parts.ts';
export { type CategoryLevel, foundingLift } from './founding-lift.ts';
export * from './kit-presets.ts';
export * from './normalise-name.ts';
export { isOffensive } from './profanity.ts';
export * from './rename-club.ts';
export * from './validate-name.ts';
export * from './wrap-step.ts';
