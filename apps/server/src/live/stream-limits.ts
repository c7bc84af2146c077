/** How many live streams a user, an address and the process have open at once. R-OPX-3 */
import { Refused } from '../commands/refusal.ts';

export interface StreamLimits {
  readonly perProcess: number;
  /** Streams of one address, possibly a school's or a company's. */
  readonly perAddress: number;
}

/** The limits of a server whose settings name none. */
export const STREAM_LIMITS: StreamLimits = { perProcess: 5_000, perAddress: 100 };

const PER_USER = 8;

export class OpenStreams {
  readonly #limits: StreamLimits;
  readonly #users = new Map<string, number>();
  readonly #addresses = new Map<string, number>();
  #total = 0;

  constructor(limits: StreamLimits) {
    this.#limits = limits;
  }

  /** Counts a stream until the answer is called, once. Refused: server/full, request/too-many-streams. */
  add({ userId, address }: { readonly userId: string; readonly address: string }): () => void {
    const { perProcess, perAddress } = this.#limits;
    if (this.#total >= perProcess) throw new Refused('server/full');
    if ((this.#users.get(userId) ?? 0) >= PER_USER) throw new Refused('request/too-many-streams', { limit: PER_USER });
    if ((this.#addresses.get(address) ?? 0) >= perAddress) {
      throw new Refused('request/too-many-streams', { limit: perAddress });
    }
    this.#change(userId, address, 1);
    return () => this.#change(userId, address, -1);
  }

  #change(userId: string, address: string, change: 1 | -1): void {
    this.#total += change;
    for (const [counts, key] of [
      [this.#users, userId],
      [this.#addresses, address],
    ] as const) {
      const count = (counts.get(key) ?? 0) + change;
      if (count === 0) counts.delete(key);
      else counts.set(key, count);
    }
  }
}
