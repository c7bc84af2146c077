/** What the links of e-mails do. R-NOT-18, R-NOT-19 */
import { NOTIFICATION_KINDS } from '@mundo-manager/rules/notifications';
import { storeChoice } from '../notifications/consents-and-browsers.ts';
import type { Queries } from '../storage/storage.ts';
import { addressOf, type Profiles, storeConfirmed } from './addresses.ts';
import type { LinkAction } from './signed-links.ts';

/** Switches e-mails of the link's kind off, or those of every kind. `now` is real time. */
export async function stopEmails(
  tx: Queries,
  { userId, kind }: Extract<LinkAction, { act: 'stop' }>,
  { isAll, now }: { readonly isAll: boolean; readonly now: number },
): Promise<void> {
  const kinds = isAll ? NOTIFICATION_KINDS : [kind];
  for (const each of kinds) await storeChoice(tx, userId, { kind: each, channel: 'email', isOn: false, now });
}

/** Confirms the address; false for an expired link, and for an address that is not the user's any more. `now` is real time. */
export async function confirmAddress(
  tx: Queries,
  profiles: Profiles,
  { userId, address, until }: Extract<LinkAction, { act: 'confirm' }>,
  now: number,
): Promise<boolean> {
  if (now > until) return false;
  const user = await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirst();
  const known = user && (await addressOf(tx, profiles, userId, tx));
  if (!known || known.address.toLowerCase() !== address) return false;
  await storeConfirmed(tx, userId, address);
  return true;
}
