/** Links of e-mails that work without signing in: each says what it does, for whom, and is signed. R-NOT-18, R-NOT-19 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { NOTIFICATION_KINDS } from '@mundo-manager/rules/notifications';
import { z } from 'zod';

/** What e-mails need of their server. */
export interface MailLinks {
  readonly key: string;
  /** Origin that readers open. */
  readonly publicUrl: string;
}

/** Pages of the links. */
export const UNSUBSCRIBE_PATH = '/e-mail/parar';
export const CONFIRM_PATH = '/e-mail/confirmar';

const linkAction = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('stop'), userId: z.string(), kind: z.enum(NOTIFICATION_KINDS) }),
  z.strictObject({ act: z.literal('confirm'), userId: z.string(), address: z.string(), until: z.number() }),
]);
/** Stops a kind for a user, at any time; or confirms an address until a moment of real time. */
export type LinkAction = z.infer<typeof linkAction>;

/** The action with its signature, for the query of an address. */
export function signAction({ key }: Pick<MailLinks, 'key'>, linked: LinkAction): string {
  const payload = Buffer.from(JSON.stringify(linked)).toString('base64url');
  return `${payload}.${signatureOf(key, payload).toString('base64url')}`;
}

/** The action of a token; undefined for one that this world has not signed. */
export function readAction({ key }: Pick<MailLinks, 'key'>, token: string): LinkAction | undefined {
  const [payload = '', signature = ''] = token.split('.');
  const [given, expected] = [Buffer.from(signature, 'base64url'), signatureOf(key, payload)];
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return linkAction.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
}

/** The address that stops the kind for the user. */
export function unsubscribeUrl(links: MailLinks, userId: string, kind: (typeof NOTIFICATION_KINDS)[number]): string {
  return `${links.publicUrl}${UNSUBSCRIBE_PATH}?token=${signAction(links, { act: 'stop', userId, kind })}`;
}

function signatureOf(key: string, payload: string): Buffer {
  return createHmac('sha256', key).update(payload).digest();
}
