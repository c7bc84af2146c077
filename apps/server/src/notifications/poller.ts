/** Sends what is due, outside of any transaction: a push service that is away holds up nothing but its notifications. R-NOT-14 */
import type { FastifyBaseLogger } from 'fastify';
import { claimPushes, type DuePush, forgetBrowser, noteDone, noteRetry } from '../aggregates/notification-outbox.ts';
import type { GameClock } from '../clock/game-clock.ts';
import { startPolling } from '../clock/polling.ts';
import type { Storage } from '../storage/storage.ts';
import { type PushOutcome, type PushSender, sendPush } from './send-push.ts';

export interface PollerOptions {
  readonly storage: Storage;
  readonly clock: Pick<GameClock, 'now' | 'scale'>;
  readonly sender: PushSender;
  readonly log?: Pick<FastifyBaseLogger, 'info' | 'warn'> | undefined;
}

/** Time between two polls of the outbox (real ms). */
const POLL_INTERVAL = 2_000;
const AFTER_FAILURE = 15_000;
/** With the pauses between them, over an hour. */
const MOST_ATTEMPTS = 10;
/** Real seconds for which a service keeps a notification at most. */
const LONGEST_TTL = 24 * 60 * 60;

/**
 * Sends a batch of due notifications; returns the count of each outcome. Each is sent at least once: after a crash
 * before the outcome is stored, it is sent again under the same tag, and the browser shows it once.
 */
export async function sendDue({ storage, clock, sender, log }: PollerOptions): Promise<Record<PushOutcome, number>> {
  const counts = { sent: 0, gone: 0, refused: 0, failed: 0 };
  const pushes = await claimPushes(storage, clock.now());
  await Promise.all(
    pushes.map(async (push) => {
      const ttl = Math.min(LONGEST_TTL, (push.staleAt - clock.now()) / (1_000 * Math.max(clock.scale, 1)));
      const outcome = await sendPush(push, Math.max(0, Math.floor(ttl)), sender);
      counts[outcome]++;
      await settle(storage, push, outcome);
    }),
  );
  // Counts alone: endpoints are secrets of the browsers.
  if (counts.refused + counts.failed > 0) log?.warn(counts, 'push: some deliveries refused or failed');
  return counts;
}

async function settle({ db }: Storage, push: DuePush, outcome: PushOutcome): Promise<void> {
  if (outcome === 'gone') return forgetBrowser(db, push);
  if (outcome === 'failed' && push.attempts < MOST_ATTEMPTS) return noteRetry(db, push);
  return noteDone(db, push.id);
}

/** Sends from now on; the answer ends that, and waits for what is under way. */
export function startPushes(options: PollerOptions): () => Promise<void> {
  return startPolling(async () => {
    try {
      const { sent } = await sendDue(options);
      return sent > 0 ? 0 : POLL_INTERVAL;
    } catch (error) {
      options.log?.warn({ err: error }, 'push: sending due notifications failed, retrying');
      return AFTER_FAILURE;
    }
  });
}
