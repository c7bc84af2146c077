/** Sends one notification to the push service of a browser, encrypted for that browser. RFC 8030, 8291, 8292 */
import { createHash } from 'node:crypto';
import webPush from 'web-push';
import type { DuePush } from '../aggregates/notification-outbox.ts';
import { isPushEndpoint } from './push-hosts.ts';
import type { PushKeys } from './push-keys.ts';

/** How this server sends. */
export interface PushSender {
  readonly keys: PushKeys;
  readonly hosts: readonly string[];
  /** Address of the operator for the push service: mailto: or https:. */
  readonly subject: string;
}

/** 'gone': the browser is subscribed no longer. 'refused': no attempt would change that. 'failed': worth another one. */
export type PushOutcome = 'sent' | 'gone' | 'refused' | 'failed';

const TIMEOUT_MS = 10_000;
const GONE = [404, 410];
/** Refusals that may pass: too slow, too many. */
const PASSING = [408, 425, 429];

/** `ttl`: real seconds for which the service keeps the notification. Does not throw. */
export async function sendPush(push: DuePush, ttl: number, sender: PushSender): Promise<PushOutcome> {
  // The setting may have changed since the browser was subscribed.
  if (!isPushEndpoint(push.endpoint, sender.hosts)) return 'gone';
  const request = requestOf(push, ttl, sender);
  if (request === undefined) return 'gone';
  try {
    const { status, body } = await fetch(push.endpoint, {
      method: 'POST',
      headers: request.headers,
      body: new Uint8Array(request.body),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await body?.cancel();
    if (status >= 200 && status < 300) return 'sent';
    if (GONE.includes(status)) return 'gone';
    return status >= 500 || PASSING.includes(status) ? 'failed' : 'refused';
  } catch {
    return 'failed';
  }
}

/** Undefined where the browser's keys are none. */
function requestOf({ endpoint, p256dh, auth, key, title, body, path }: DuePush, ttl: number, sender: PushSender) {
  const { keys, subject } = sender;
  try {
    const details = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify({ title, body, path, tag: key }),
      // The service replaces a notification of the same topic that still waits.
      { vapidDetails: { subject, ...keys }, TTL: ttl, urgency: 'normal', topic: topicOf(key) },
    );
    const headers = Object.fromEntries(Object.entries(details.headers).map(([name, value]) => [name, String(value)]));
    delete headers['Content-Length'];
    return details.body === null ? undefined : { headers, body: details.body };
  } catch {
    return undefined;
  }
}

/** 32 characters of base64url, as the header takes it. */
function topicOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 32);
}
