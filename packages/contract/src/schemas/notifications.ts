/** What a manager has chosen to be notified of, and the browsers that are notified. */
import {
  NOTIFICATION_KINDS,
  NOTIFICATION_LANGUAGES,
  type NotificationConsent,
  type NotificationLanguage,
} from '@mundo-manager/rules/notifications';
import { z } from 'zod';
import { list, moment, named, record, text } from './schema-parts.ts';

/** Browsers of a user that may be subscribed at a time. R-NOT-13 */
export const MOST_BROWSERS = 10;

/** The channels that a server may offer; e-mail where its operator has set it up. */
export const OFFERED_CHANNELS = ['push', 'email'] as const;

const language = z.enum(NOTIFICATION_LANGUAGES);
const kind = z.enum(NOTIFICATION_KINDS);
const channel = z.enum(OFFERED_CHANNELS);

/** A number that the server gave. */
export const browserIdSchema: z.ZodType<string> = z.string().regex(/^[1-9][0-9]{0,14}$/);

const endpoint = z.url({ protocol: /^https?$/ }).max(1_000);

/** A subscription of a browser, as its Push API made it. */
export interface BrowserSubscription {
  /** Address of the push service for this browser. */
  readonly endpoint: string;
  /** Public key of the browser, 65 bytes of P-256 in base64url. */
  readonly p256dh: string;
  /** Secret shared with the browser, 16 bytes in base64url. */
  readonly auth: string;
  /** What the manager reads in the list. */
  readonly label: string;
  /** Of its notifications; Brazilian Portuguese unless given. R-NOT-22 */
  readonly language?: NotificationLanguage | undefined;
}

export const browserSubscriptionSchema: z.ZodType<BrowserSubscription> = record({
  endpoint,
  p256dh: z.string().regex(/^[A-Za-z0-9_-]{87}$/),
  auth: z.string().regex(/^[A-Za-z0-9_-]{22}$/),
  label: text(60),
  language: language.optional(),
});

/** A browser that is notified. */
export interface SubscribedBrowser {
  readonly id: string;
  readonly label: string;
  /** By which a browser finds itself in the list. */
  readonly endpoint: string;
  /** Of its notifications. */
  readonly language: NotificationLanguage;
  /** Real time. */
  readonly createdAt: number;
}

/** Consents of a user, his browsers, and the language of his e-mails. */
export interface OwnNotifications {
  readonly consents: readonly NotificationConsent[];
  readonly browsers: readonly SubscribedBrowser[];
  /** Brazilian Portuguese until another one is chosen. R-NOT-23 */
  readonly emailLanguage: NotificationLanguage;
}

const ownNotifications = {
  consents: list(record({ kind, channel, since: moment }), NOTIFICATION_KINDS.length * OFFERED_CHANNELS.length),
  browsers: list(
    record({ id: browserIdSchema, label: text(60), endpoint, language, createdAt: moment }),
    MOST_BROWSERS,
  ),
  emailLanguage: language,
};

export const ownNotificationsSchema: z.ZodType<OwnNotifications> = named('OwnNotifications', record(ownNotifications));

/** The e-mail address of an account. */
export interface AccountEmail {
  readonly address: string;
  /** Whether it is known to be the user's own; only then is it written to. */
  readonly isConfirmed: boolean;
}

/** What the screen of notifications shows. */
export interface NotificationSettings extends OwnNotifications {
  /** The address of the account; null if this server sends no e-mails. */
  readonly email: AccountEmail | null;
  /** VAPID key that browsers subscribe with, in base64url. */
  readonly publicKey: string;
}

export const notificationSettingsSchema: z.ZodType<NotificationSettings> = named(
  'NotificationSettings',
  record({
    ...ownNotifications,
    email: record({ address: text(320), isConfirmed: z.boolean() }).nullable(),
    publicKey: text(200),
  }),
);

/** The language of all e-mails to the user. */
export const emailLanguageSchema = record({ language });

/** A switch of one kind. */
export const notificationChoiceSchema = record({ kind, channel, isOn: z.boolean() });
