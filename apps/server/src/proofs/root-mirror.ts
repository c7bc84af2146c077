/** Copies each root to a place outside, in order and at least once: a witness that the operator does not hold. R-PRF-10 */
import { appendFile } from 'node:fs/promises';
import type { SeenRoot } from '@mundo-manager/engine/proof';
import type { FastifyBaseLogger } from 'fastify';
import { startPolling } from '../clock/polling.ts';
import type { Storage } from '../storage/storage.ts';

export interface MirrorOptions {
  readonly storage: Storage;
  /** A file, or an address that takes each root by POST. */
  readonly target: string;
  /** Real time in milliseconds. */
  readonly wall: () => number;
  readonly log?: Pick<FastifyBaseLogger, 'warn'> | undefined;
}

/** Time between two polls for new roots (real ms). */
const POLL_INTERVAL = 1_000;
const AFTER_FAILURE = 15_000;
const AT_ONCE = 100;
const TIMEOUT_MS = 10_000;

/** Mirrors what has not been mirrored. Throws if the target refuses; the next call goes on there. */
export async function mirrorRoots({ storage, target, wall }: Omit<MirrorOptions, 'log'>): Promise<number> {
  const rows = await storage.db
    .selectFrom('proof_roots')
    .select(['number', 'root'])
    .where('is_mirrored', '=', false)
    .orderBy('number')
    .limit(AT_ONCE)
    .execute();
  for (const { number, root } of rows) {
    await send(target, { root, seenAt: wall() });
    await storage.transaction((tx) =>
      tx.updateTable('proof_roots').set({ is_mirrored: true }).where('number', '=', number).execute(),
    );
  }
  return rows.length;
}

async function send(target: string, seen: SeenRoot): Promise<void> {
  const line = JSON.stringify(seen);
  if (!/^https?:/.test(target)) return appendFile(target, `${line}\n`);
  const response = await fetch(target, {
    method: 'POST',
    body: line,
    headers: { 'content-type': 'application/json' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`the mirror answered ${response.status}`);
}

/** Mirrors from now on; the answer ends that. */
export function startMirror(options: MirrorOptions): () => Promise<void> {
  return startPolling(async () => {
    try {
      await mirrorRoots(options);
      return POLL_INTERVAL;
    } catch (error) {
      options.log?.warn({ err: error }, 'proofs: copying roots to the mirror failed, retrying');
      return AFTER_FAILURE;
    }
  });
}
