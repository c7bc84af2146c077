/** Notifications of what happens to a club between matches. */
import type { GameEvent } from '../inbox/events.ts';
import type { Notification } from './notification.ts';

/** The notification of an event; null for events that stay in the inbox. R-NOT-8, R-NOT-9 */
export function eventNotification(event: GameEvent): Notification | null {
  const { clubId, date } = event;
  if (event.type === 'sponsorship-expired') return { kind: 'sponsor-expired', clubId, date };
  if (event.type !== 'watched-for-sale') return null;
  const { playerId, name, price } = event;
  return { kind: 'watched-for-sale', clubId, date, playerId, name, price };
}
