/** One call of a manager at a time on the embedded database: his flood waits in memory, and others are answered meanwhile. R-OPX-9 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { decodeJwt } from 'jose';
import { Refused } from '../commands/refusal.ts';
import { Semaphore } from '../storage/semaphore.ts';
import type { Storage } from '../storage/storage.ts';
import { addressKey } from './rate-limits.ts';

/**
 * Calls at work at once. The embedded database shares one thread with the calls, so each further call would slow down
 * all. On PostgreSQL, commands wait for locks in the database: a queue before them would outlast their deadline.
 */
const AT_ONCE: Readonly<Record<Storage['kind'], number>> = { embedded: 1, postgresql: Number.POSITIVE_INFINITY };

export class ParallelCalls {
  readonly #callers = new Map<string, Semaphore>();
  readonly #ends = new WeakMap<FastifyRequest, () => void>();
  readonly #atOnce: number;

  constructor({ kind }: Pick<Storage, 'kind'>) {
    this.#atOnce = AT_ONCE[kind];
  }

  /** Waits until the caller has a place. Call it before anything else is done for the request. */
  async begin(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const key = `${addressKey(request.ip)} ${claimedUser(request)}`;
    const places = this.#callers.get(key) ?? new Semaphore(this.#atOnce);
    this.#callers.set(key, places);
    const leave = await places.take();
    const end = () => {
      leave?.();
      if (places.isIdle) this.#callers.delete(key);
    };
    this.#ends.set(request, end);
    reply.raw.once('close', end);
    if (!reply.raw.destroyed) return;
    // Hung up while it waited: its answer reaches no client.
    end();
    throw new Refused('server/unavailable');
  }

  /** Gives the place back, which the end of the answer does as well. */
  end(request: FastifyRequest): void {
    this.#ends.get(request)?.();
  }
}

/** The user that the token names, unchecked: a wrong one shares places with calls of its own address only. */
function claimedUser({ headers: { authorization } }: FastifyRequest): string {
  if (authorization === undefined) return '';
  try {
    return decodeJwt(authorization.replace(/^Bearer /, '')).sub ?? '';
  } catch {
    return '';
  }
}
