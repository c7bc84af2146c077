/** What operators look at to keep play fair, for servers. */
export * from './pairs.ts';
export * from './constants.ts';
