/** Does what is due as the game clock goes on, in as many lanes as the database and the processors bear. */
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
  readonly lanes: number;
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
  /** Looks for work at once instead of at the next beat. */
  wake(): void;
  /**
   * Does all that is due now; resolves when nothing is left, when another worker is doing it, or when it waits to be tried again.
   * Throws where the database can't be asked.
   */
  catchUp(): Promise<void>;
  /** Finishes what is under way. */
  close(): Promise<void>;
}

/** At least this often the world is looked at, in real milliseconds. */
const BEAT = 1_000;
/** What is due already is being done by others, or waits to be tried again. */
const SHORTEST_REST = 50;

export function createWorker(options: WorkerOptions): Worker {
  const { storage, clock, kinds, before, beforeEach, onOutcome, onError } = options;
  let isClosing = false;
  let running: Promise<void> | undefined;
  let loop: Promise<void> | undefined;
  let waker: (() => void) | undefined;

  /** One lane; it ends when nothing is due and no other lane is at work, whose work may bring more. */
  const lane = async (lanes: Lanes): Promise<void> => {
    while (!isClosing && !lanes.isBroken) {
      const outcome = await lanes.during(async () => {
        const now = clock.now();
        await beforeEach?.(now);
        return doNextWork(storage, kinds, now);
      });
      if (outcome.state === 'idle') {
        if (await lanes.isNothingLeft()) return;
        continue;
      }
      onOutcome?.(outcome);
      lanes.tellOthers();
    }
  };

  const drain = async (): Promise<void> => {
    await before?.();
    const lanes = new Lanes();
    const ends = await Promise.allSettled(Array.from({ length: options.lanes }, () => lane(lanes)));
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

  const rest = async (): Promise<void> => {
    const next = await nextDueAt(storage.db);
    const ahead = next === undefined ? BEAT : (next - clock.now()) / Math.max(clock.scale, Number.EPSILON);
    const woken = new Promise<void>((resolve) => {
      waker = resolve;
    });
    await Promise.race([woken, pause(Math.min(BEAT, Math.max(SHORTEST_REST, ahead)))]);
  };

  const work = async (): Promise<void> => {
    while (!isClosing) {
      try {
        await catchUp();
        await rest();
      } catch (error) {
        onError?.(error);
        await pause(BEAT);
      }
    }
  };

  return {
    start() {
      loop ??= work();
    },
    wake: () => waker?.(),
    catchUp,
    async close() {
      isClosing = true;
      waker?.();
      await loop;
      await running?.catch(() => {});
    },
  };
}

/** Which lanes are at work. */
class Lanes {
  /** A lane could not ask the database; the others end after what they are at. */
  isBroken = false;
  #busy = 0;
  #waiting: ((isNothingLeft: boolean) => void)[] = [];

  async during<T>(work: () => Promise<T>): Promise<T> {
    this.#busy++;
    try {
      return await work();
    } catch (error) {
      this.isBroken = true;
      this.#tell(true);
      throw error;
    } finally {
      this.#busy--;
    }
  }

  /** Work has been done, which may have brought more. */
  tellOthers(): void {
    this.#tell(false);
  }

  /** For a lane that found nothing: waits for those that are still at work, and answers whether they found nothing more, too. */
  async isNothingLeft(): Promise<boolean> {
    if (this.#busy > 0) return new Promise((resolve) => this.#waiting.push(resolve));
    this.#tell(true);
    return true;
  }

  #tell(isNothingLeft: boolean): void {
    for (const resolve of this.#waiting.splice(0)) resolve(isNothingLeft);
  }
}
