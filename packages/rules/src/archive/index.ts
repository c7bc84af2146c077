/** The archive of a club's messages: by seasons. */
export * from './message-seasons.ts';
