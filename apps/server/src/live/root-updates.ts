/** The published roots that streams have not received. */
import type { LiveEvent } from '@mundo-manager/contract';
import { rootsAfter } from '../proofs/roots.ts';
import type { Queries } from '../storage/storage.ts';
import type { LiveStream } from './stream.ts';

/** Most roots that one poll sends. */
const MOST_ROOTS = 100;

export class RootUpdates {
  /** Number of the newest root that was sent; null before the first announcement. */
  #sent: number | null = null;
  #isDue = false;

  /** A root of that number is published; null if announcements may have been missed. */
  announce(number: number | null): void {
    if (number !== null) this.#sent ??= number - 1;
    this.#isDue = this.#sent !== null;
  }

  /** Sends every root to every reader: keeping it makes a witness. R-PRF-3 */
  async send(queries: Queries, streams: Iterable<LiveStream>): Promise<void> {
    if (!this.#isDue) return;
    this.#isDue = false;
    try {
      for (const { root } of await rootsAfter(queries, this.#sent ?? 0, MOST_ROOTS)) {
        const event: LiveEvent = { type: 'rootPublished', at: root.moment, root };
        for (const stream of streams) stream.send(event);
        this.#sent = root.number;
      }
    } catch (error) {
      this.#isDue = true;
      throw error;
    }
  }
}
