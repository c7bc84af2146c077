/** To which addresses the game writes: to those alone of which it is known that they are the user's own. R-NOT-18 */
import { createHash } from 'node:crypto';
import { HOUR } from '@mundo-manager/rules/clock';
import type { NotificationLanguage } from '@mundo-manager/rules/notifications';
import type { IdentityProfile } from '../identity/index.ts';
import type { Queries } from '../storage/storage.ts';
import { CONFIRM_PATH, type MailLinks, signAction } from './signed-links.ts';
import { MAIL_TEXTS } from './texts.ts';

/** The address of an account. */
export interface AccountAddress {
  readonly address: string;
  /** Whether the sign-in provider vouches for it, or the user has opened a link that was sent there. */
  readonly isConfirmed: boolean;
}

/** Of identity; without `tx` never called inside a transaction. */
export interface Profiles {
  readonly profile: (userId: string, tx?: Queries) => Promise<IdentityProfile | undefined>;
}

/** The user's address; null for a user who is gone. Without `tx` never inside a transaction. */
export async function addressOf(
  queries: Queries,
  { profile }: Profiles,
  userId: string,
  tx?: Queries,
): Promise<AccountAddress | null> {
  const known = await profile(userId, tx);
  if (known === undefined) return null;
  const { email: address, isEmailVerified } = known;
  if (isEmailVerified) return { address, isConfirmed: true };
  const row = await queries
    .selectFrom('confirmed_emails')
    .select('address')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return { address, isConfirmed: row?.address === address.toLowerCase() };
}

/** Keeps that the user has confirmed the address. */
export async function storeConfirmed(tx: Queries, userId: string, address: string): Promise<void> {
  await tx
    .insertInto('confirmed_emails')
    .values({ user_id: userId, address })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ address }))
    .execute();
}

/** Real milliseconds in which a user is sent one question. */
const ASK_EVERY = HOUR;
/** Real milliseconds for which a question can be answered. */
const ANSWER_WITHIN = 72 * HOUR;

/** Writes the e-mail that asks whether the address is the user's own; within an hour there is one. */
export async function queueQuestion(
  tx: Queries,
  links: Pick<MailLinks, 'key'>,
  { userId, address, language, now, realNow }: QuestionOptions,
): Promise<void> {
  const lowered = address.toLowerCase();
  const token = signAction(links, { act: 'confirm', userId, address: lowered, until: realNow + ANSWER_WITHIN });
  const subject = createHash('sha256').update(lowered).digest('base64url');
  await tx
    .insertInto('notification_outbox')
    .values({
      user_id: userId,
      browser_id: null,
      key: `confirm:${subject}:${Math.floor(realNow / ASK_EVERY)}`,
      kind: null,
      language,
      ...MAIL_TEXTS[language].question,
      path: `${CONFIRM_PATH}?token=${token}`,
      due_at: now,
      stale_at: now + ANSWER_WITHIN,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

interface QuestionOptions {
  readonly userId: string;
  readonly address: string;
  readonly language: NotificationLanguage;
  /** Game time. */
  readonly now: number;
  /** Real time. */
  readonly realNow: number;
}
