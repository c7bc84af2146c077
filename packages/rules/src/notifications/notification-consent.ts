/** What a manager has agreed to: nothing, until he says so by kind and channel. */
import { assertDate } from '../core/assert.ts';
import type { EpochMs } from '../core/ids.ts';
import { NOTIFICATION_CHANNELS, type NotificationChannel, type NotificationKind } from './constants.ts';

/** A kind of notification by a channel, and since when the manager agrees to it. */
export interface NotificationConsent {
  readonly kind: NotificationKind;
  readonly channel: NotificationChannel;
  /** Real time, in milliseconds. */
  readonly since: EpochMs;
}

/** A switch of the manager. */
export interface NotificationChoice {
  readonly kind: NotificationKind;
  readonly channel: NotificationChannel;
  readonly isOn: boolean;
  /** Real time, in milliseconds. */
  readonly now: EpochMs;
}

/** The consents after the choice; to agree again keeps since when. Throws for a moment that is no whole number. R-NOT-2 */
export function chooseNotification(
  consents: readonly NotificationConsent[],
  { kind, channel, isOn, now }: NotificationChoice,
): readonly NotificationConsent[] {
  assertDate(now, 'chooseNotification');
  const others = consents.filter((consent) => consent.kind !== kind || consent.channel !== channel);
  if (!isOn) return others;
  return others.length < consents.length ? consents : [...consents, { kind, channel, since: now }];
}

/** The channels by which the manager agrees to notifications of that kind, in the order of the channels; none without consents. R-NOT-2 */
export function agreedChannels(
  consents: readonly NotificationConsent[],
  kind: NotificationKind,
): readonly NotificationChannel[] {
  return NOTIFICATION_CHANNELS.filter((channel) =>
    consents.some((consent) => consent.kind === kind && consent.channel === channel),
  );
}
