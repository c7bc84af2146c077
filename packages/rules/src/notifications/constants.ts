/** Kinds, channels and times of notifications. Not part of the rule set: no match depends on them. */

/** What a manager can be notified of. R-NOT-1 */
export const NOTIFICATION_KINDS = [
  'invalid-line-up',
  'absent-starter',
  'kick-off',
  'result',
  'sponsor-expired',
  'watched-for-sale',
] as const;
/** A kind of notification. */
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** The ways in which notifications leave the game. R-NOT-1 */
export const NOTIFICATION_CHANNELS = ['push', 'email'] as const;
/** A way in which notifications leave the game. */
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

/** The languages of their texts. R-NOT-10 */
export const NOTIFICATION_LANGUAGES = ['pt-BR', 'en-GB', 'es'] as const;
/** A language of their texts. */
export type NotificationLanguage = (typeof NOTIFICATION_LANGUAGES)[number];

/** When a notification is due and how long it is worth sending. */
export interface NotificationTiming {
  /** Minutes before the moment that it is about at which it is due. */
  readonly minutesBefore: number;
  /** Minutes after it is due from which on it is not sent any more. */
  readonly usefulMinutes: number;
}

/** Times by kind. R-NOT-3 */
export const NOTIFICATION_TIMINGS: Readonly<Record<NotificationKind, NotificationTiming>> = {
  'invalid-line-up': { minutesBefore: 60, usefulMinutes: 45 },
  'absent-starter': { minutesBefore: 60, usefulMinutes: 45 },
  'kick-off': { minutesBefore: 5, usefulMinutes: 5 },
  result: { minutesBefore: 0, usefulMinutes: 720 },
  'sponsor-expired': { minutesBefore: 0, usefulMinutes: 1440 },
  'watched-for-sale': { minutesBefore: 0, usefulMinutes: 1440 },
};
