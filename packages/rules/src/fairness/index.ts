/** What operators look at to keep play fair, for servers. */

export * from './constants.ts';
export * from './pairs.ts';
