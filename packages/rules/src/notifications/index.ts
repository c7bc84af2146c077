/** Notifications: kinds, consent, when they are due, and their texts. */
export * from './choices.ts';
export * from './notification.ts';
export * from './of-event.ts';
export * from './of-match.ts';
export * from './tables.ts';
export * from './text.ts';
export * from './timing.ts';
