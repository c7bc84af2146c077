/** When notifications are due, and until when they are worth sending. */
import { MINUTE } from '../clock/constants.ts';
import { assertDate } from '../core/assert.ts';
import type { EpochMs } from '../core/ids.ts';
import { NOTIFICATION_TIMINGS, type NotificationKind } from './constants.ts';

/** From when and until when a notification is sent, in game time. */
export interface NotificationPeriod {
  readonly dueAt: EpochMs;
  /** From this moment on it is dropped. */
  readonly staleAt: EpochMs;
}

/** The period in which a notification of that kind about that moment is sent. Throws for a date that is no whole number. R-NOT-3 */
export function notificationPeriod(kind: NotificationKind, date: EpochMs): NotificationPeriod {
  assertDate(date, 'notificationPeriod');
  const { minutesBefore, usefulMinutes } = NOTIFICATION_TIMINGS[kind];
  const dueAt = date - minutesBefore * MINUTE;
  return { dueAt, staleAt: dueAt + usefulMinutes * MINUTE };
}
