/** A priority queue for the one session of the embedded database: calls come before background work. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextRound } from 'node:timers/promises';

const background = new AsyncLocalStorage<true>();

/** Runs work at low priority: its queries wait for those of calls, for a limited time. */
export function atLowPriority<T>(work: () => Promise<T>): Promise<T> {
  return background.run(true, work);
}

/** Background work waits at most this many times its last turn, so it gets a fifth of the time under any load. */
const WAIT_FACTOR = 4;
/** Lower bound of that wait, in real milliseconds: a short turn still leaves room for calls. */
const SHORTEST_WAIT = 20;

interface Waiting {
  readonly since: number;
  readonly begin: () => void;
}

/** A mutex with two priorities, each in the order of its callers. */
export class PriorityLock {
  readonly #calls: Waiting[] = [];
  readonly #background: Waiting[] = [];
  readonly #now: () => number;
  #isTaken = false;
  #isChecking = false;
  #lastBackgroundTurn = 0;

  /** `now` counts real milliseconds. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Resolves when it is the caller's turn, with what ends it. */
  async take(): Promise<() => void> {
    const isBackground = background.getStore() === true;
    if (this.#isTaken || isBackground) {
      await new Promise<void>((begin) => {
        (isBackground ? this.#background : this.#calls).push({ since: this.#now(), begin });
        if (!this.#isTaken) this.#beginBackground();
      });
    }
    this.#isTaken = true;
    const began = this.#now();
    return () => {
      if (isBackground) this.#lastBackgroundTurn = this.#now() - began;
      this.#isTaken = false;
      this.#next();
    };
  }

  #next(): void {
    const [first] = this.#background;
    const wait = Math.max(SHORTEST_WAIT, WAIT_FACTOR * this.#lastBackgroundTurn);
    const isOverdue = first !== undefined && this.#now() - first.since >= wait;
    const next = isOverdue ? this.#background.shift() : this.#calls.shift();
    if (next !== undefined) this.#give(next);
    else this.#beginBackground();
  }

  /** Waits for a turn of the event loop, so that calls with several queries in a row are not interrupted. */
  #beginBackground(): void {
    if (this.#background.length === 0 || this.#isChecking) return;
    this.#isChecking = true;
    void nextRound().then(() => {
      this.#isChecking = false;
      if (this.#isTaken) return;
      const next = this.#background.shift();
      if (next !== undefined) this.#give(next);
    });
  }

  /** Marks the lock as taken before the waiting caller starts. */
  #give({ begin }: Waiting): void {
    this.#isTaken = true;
    begin();
  }
}
