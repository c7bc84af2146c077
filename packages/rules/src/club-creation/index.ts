/**
 * What the creation screen needs. `createClub`, `botClub` and `generateSquad` are given by the root of the package: they bring the player
 * generator with its name lists, which no screen should load to check a name.
 */
export * from './emblem.ts';
export * from './emblem-tables.ts';
export * from './kit-tables.ts';
export * from './name.ts';
export * from './name-text.ts';
export { isOffensive } from './profanity.ts';
export * from './rename-club.ts';
export * from './sign-up.ts';
export * from './tables.ts';
export * from './wrap-step.ts';
