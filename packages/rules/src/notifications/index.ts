/** Notifications: kinds, consent, when they are due, and their texts. */

export * from './constants.ts';
export * from './event-notification.ts';
export * from './match-notifications.ts';
export * from './notification.ts';
export * from './notification-consent.ts';
export * from './text.ts';
export * from './timing.ts';
