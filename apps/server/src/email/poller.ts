/** Sends e-mails that are due, outside of any transaction. R-NOT-14, R-NOT-17 */
import type { FastifyBaseLogger } from 'fastify';
import { noteDone, noteRetry } from '../aggregates/notification-outbox.ts';
import type { GameClock } from '../clock/game-clock.ts';
import { startPolling } from '../clock/polling.ts';
import type { Storage } from '../storage/storage.ts';
import { addressOf, type Profiles } from './addresses.ts';
import { composeEmail } from './compose.ts';
import { claimEmails, type DueEmail } from './outbox.ts';
import { forgetRefusals, noteRefusal } from './refused-addresses.ts';
import type { EmailOutcome, EmailSender } from './send-email.ts';
import type { MailLinks } from './signed-links.ts';

export interface EmailPollerOptions {
  readonly storage: Storage;
  readonly clock: Pick<GameClock, 'now' | 'wallNow'>;
  readonly identity: Profiles;
  readonly sender: EmailSender;
  readonly links: MailLinks;
  readonly log?: Pick<FastifyBaseLogger, 'warn'> | undefined;
}

/** Time between two polls of the outbox (real ms). */
const POLL_INTERVAL = 5_000;
const AFTER_FAILURE = 15_000;
const MOST_ATTEMPTS = 10;

/** Sends a batch; answers how many of each outcome. Sent again after a crash, a message has the id of the first. */
export async function sendEmails(options: EmailPollerOptions): Promise<Record<EmailOutcome | 'withheld', number>> {
  const { storage, clock, log } = options;
  const counts = { sent: 0, bounced: 0, refused: 0, failed: 0, withheld: 0 };
  const emails = await claimEmails(storage, clock.now());
  await Promise.all(
    emails.map(async (email) => {
      const outcome = await sendOne(email, options);
      counts[outcome]++;
      if (outcome === 'failed' && email.attempts < MOST_ATTEMPTS) await noteRetry(storage.db, email);
      else await noteDone(storage.db, email.id);
    }),
  );
  // Counts alone: addresses are private.
  if (counts.sent < emails.length)
    log?.warn(counts, 'email: some deliveries bounced, were refused, failed or were withheld');
  return counts;
}

/** Only the question whether an address is the user's own goes to one that is not confirmed; all else is withheld. */
async function sendOne(email: DueEmail, { storage, clock, identity, sender, links }: EmailPollerOptions) {
  const { userId } = email;
  const known = await addressOf(storage.db, identity, userId);
  if (known === null || (email.kind !== null && !known.isConfirmed)) return 'withheld';
  const { address } = known;
  const outcome = await sender.send(address, composeEmail(email, links));
  if (outcome === 'sent') await forgetRefusals(storage.db, userId);
  if (outcome === 'bounced' && email.kind !== null)
    await noteRefusal(storage, { userId, address, now: clock.now(), realNow: clock.wallNow() });
  return outcome;
}

/** Sends from now on; the answer ends that, and waits for what is under way. */
export function startEmails(options: EmailPollerOptions): () => Promise<void> {
  const end = startPolling(async () => {
    try {
      const { sent } = await sendEmails(options);
      return sent > 0 ? 0 : POLL_INTERVAL;
    } catch (error) {
      options.log?.warn({ err: error }, 'email: sending due messages failed, retrying');
      return AFTER_FAILURE;
    }
  });
  return async () => {
    await end();
    options.sender.close();
  };
}
