/** A number of places, and a queue for them. */

interface Waiting {
  readonly begin: (end: (() => void) | undefined) => void;
  readonly timer: NodeJS.Timeout | undefined;
}

/** Places are given in the order in which they were asked for. */
export class Semaphore {
  #free: number;
  #taken = 0;
  readonly #queue = new Set<Waiting>();

  constructor(places: number) {
    this.#free = places;
  }

  /** Whether all places are free and no caller waits. */
  get isIdle(): boolean {
    return this.#taken === 0 && this.#queue.size === 0;
  }

  /** Resolves with what gives the place back, or with undefined if none was free within so many real milliseconds. */
  async take(within = Number.POSITIVE_INFINITY): Promise<(() => void) | undefined> {
    if (this.#free > 0) return this.#give();
    return new Promise((begin) => {
      const giveUp = () => {
        this.#queue.delete(waiting);
        begin(undefined);
      };
      const timer = Number.isFinite(within) ? setTimeout(giveUp, within) : undefined;
      const waiting: Waiting = { begin, timer };
      this.#queue.add(waiting);
    });
  }

  #give(): () => void {
    this.#free--;
    this.#taken++;
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#free++;
      this.#taken--;
      const [next] = this.#queue;
      if (next === undefined) return;
      this.#queue.delete(next);
      clearTimeout(next.timer);
      next.begin(this.#give());
    };
  }
}
