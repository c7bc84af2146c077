/** Notifications outside the game. */
import type { NotificationChannel, NotificationKind, NotificationLanguage } from '@mundo-manager/rules/notifications';
import type { Generated } from 'kysely';
import type { Stamp } from './column.ts';

export interface NotificationTables {
  /** What managers have agreed to; no row, no notification. */
  notification_consents: {
    user_id: string;
    kind: NotificationKind;
    channel: NotificationChannel;
    /** Real time in milliseconds. */
    since: number;
  };
  /** Browsers that are subscribed to web push. */
  push_browsers: {
    id: Generated<number>;
    user_id: string;
    endpoint: string;
    p256dh: string;
    auth: string;
    label: string;
    language: Generated<NotificationLanguage>;
    created_at: Stamp;
  };
  /** Addresses that their users have confirmed, in lower case. */
  confirmed_emails: {
    user_id: string;
    address: string;
    confirmed_at: Stamp;
  };
  /** Addresses that refused the last e-mails to their users. */
  email_refusals: {
    user_id: string;
    address: string;
    /** E-mails that were refused in a row. */
    refusals: number;
    /** Real time in milliseconds of the first of them. */
    since: number;
  };
  /** Notifications to send: one for each browser, and one for the e-mail address of the user. */
  notification_outbox: {
    id: Generated<number>;
    /** Null for an e-mail. */
    browser_id: number | null;
    /** Null for a browser. */
    user_id: string | null;
    /** Idempotency key of the notification for this browser or user. */
    key: string;
    /** Null for a test, and for the e-mail that asks to confirm an address. */
    kind: NotificationKind | null;
    /** Of title and body. */
    language: Generated<NotificationLanguage>;
    title: string;
    body: string;
    path: string;
    /** Game time. */
    due_at: number;
    /** Game time from which on it is not sent. */
    stale_at: number;
    attempts: Generated<number>;
    /** Next attempt; the end of the lease while one is made. */
    retry_at: Stamp | null;
    done_at: Stamp | null;
  };
}
