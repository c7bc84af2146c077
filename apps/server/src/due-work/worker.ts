/** Does due work as the game clock goes on: concurrent consumers claim it from the database, one piece at a time. */
import { setTimeout as pause } from 'node:timers/promises';
import type { GameClock } from '../clock/game-clock.ts';
import { atLowPriority } from '../storage/priority-lock.ts';
import type { Storage } from '../storage/storage.ts';
import { doNextWork, nextDueAt, type WorkOutcome } from './due-work.ts';
import type { WorkKinds } from './work-kinds.ts';

export interface WorkerOptions {
  readonly storage: Storage;
  readonly clock: GameClock;
  readonly kinds: WorkKinds;
  /** Pieces of work that this process does at once. */
  readonly concurrency: number;
  /** Looks for work that is not planned yet; outside of any transaction. */
  readonly before?: () => Promise<void>;
  /** Prepares the next piece of work, outside of any transaction. */
  readonly beforeEach?: (now: number) => Promise<void>;
  /** Called after every try. */
  readonly onOutcome?: (outcome: Exclude<WorkOutcome, { state: 'idle' }>) => void;
  /** Called where the database is out of reach. */
  readonly onError?: (error: unknown) => void;
}

export interface Worker {
  /** Goes on from now until it is closed. */
  start(): void;
  /** Polls at once instead of after the interval. */
  wake(): void;
  /**
   * Does all that is due now; resolves when nothing is left, when another worker is doing it, or when it waits to be tried again.
   * Throws if the database can't be asked.
   */
  catchUp(): Promise<void>;
  /** Finishes what is under way. */
  close(): Promise<void>;
}

/** Longest time between two polls for due work (real ms). */
const POLL_INTERVAL = 1_000;
/** Shortest time between two polls (real ms), while other workers do what is due or it waits for its next attempt. */
const MIN_POLL_INTERVAL = 50;

export function createWorker(options: WorkerOptions): Worker {
  const { storage, clock, kinds, before, beforeEach, onOutcome, onError } = options;
  let isClosing = false;
  let running: Promise<void> | undefined;
  let loop: Promise<void> | undefined;
  let wakeUp: (() => void) | undefined;

  /** One consumer; it ends when nothing is due and no other consumer is busy, whose work may plan more. */
  const consume = async (consumers: Consumers): Promise<void> => {
    while (!isClosing && !consumers.hasFailed) {
      const outcome = await consumers.during(async () => {
        const now = clock.now();
        await beforeEach?.(now);
        return doNextWork(storage, kinds, now);
      });
      if (outcome.state === 'idle') {
        if (await consumers.areDone()) return;
        continue;
      }
      onOutcome?.(outcome);
      consumers.wakeIdle();
    }
  };

  const drain = async (): Promise<void> => {
    await before?.();
    const consumers = new Consumers();
    const ends = await Promise.allSettled(Array.from({ length: options.concurrency }, () => consume(consumers)));
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
  };

  /** Only one drain at a time; a call meanwhile gets one that starts afterwards. */
  const catchUp = async (): Promise<void> => {
    while (running !== undefined) await running.catch(() => {});
    if (isClosing) return;
    running = atLowPriority(drain).finally(() => {
      running = undefined;
    });
    await running;
  };

  const waitForWork = async (): Promise<void> => {
    const next = await nextDueAt(storage.db);
    const untilDue = next === undefined ? POLL_INTERVAL : (next - clock.now()) / Math.max(clock.scale, Number.EPSILON);
    const woken = new Promise<void>((resolve) => {
      wakeUp = resolve;
    });
    await Promise.race([woken, pause(Math.min(POLL_INTERVAL, Math.max(MIN_POLL_INTERVAL, untilDue)))]);
  };

  const poll = async (): Promise<void> => {
    while (!isClosing) {
      try {
        await catchUp();
        await waitForWork();
      } catch (error) {
        onError?.(error);
        await pause(POLL_INTERVAL);
      }
    }
  };

  return {
    start() {
      loop ??= poll();
    },
    wake: () => wakeUp?.(),
    catchUp,
    async close() {
      isClosing = true;
      wakeUp?.();
      await loop;
      await running?.catch(() => {});
    },
  };
}

/** Counts the busy consumers of one drain. */
class Consumers {
  /** A consumer could not query the database; the others end after their piece of work. */
  hasFailed = false;
  #busy = 0;
  #idle: ((areDone: boolean) => void)[] = [];

  async during<T>(work: () => Promise<T>): Promise<T> {
    this.#busy++;
    try {
      return await work();
    } catch (error) {
      this.hasFailed = true;
      this.#resolveIdle(true);
      throw error;
    } finally {
      this.#busy--;
    }
  }

  /** Lets idle consumers claim again: finished work may have planned more. */
  wakeIdle(): void {
    this.#resolveIdle(false);
  }

  /** Waits for busy consumers; true when none of them has done further work, so that nothing is left to claim. */
  async areDone(): Promise<boolean> {
    if (this.#busy > 0) return new Promise((resolve) => this.#idle.push(resolve));
    this.#resolveIdle(true);
    return true;
  }

  #resolveIdle(areDone: boolean): void {
    for (const resolve of this.#idle.splice(0)) resolve(areDone);
  }
}
