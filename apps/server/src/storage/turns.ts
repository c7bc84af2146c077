/** Turns at the one session of the embedded database: whoever waits for an answer comes before the world's own work. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextRound } from 'node:timers/promises';

const patient = new AsyncLocalStorage<true>();

/** Whatever this work asks of the embedded database waits until nobody else does, or until it has waited long enough. */
export function letOthersGoFirst<T>(work: () => Promise<T>): Promise<T> {
  return patient.run(true, work);
}

/** Patient work waits this many times as long as its last turn took, so it gets a fifth of the time whatever the others do. */
const PATIENCE = 4;
/** And at least this long, in real milliseconds. */
const SHORTEST_PATIENCE = 20;

interface Waiting {
  readonly since: number;
  readonly begin: () => void;
}

/** One turn at a time. Turns of a kind come in the order in which they were asked for. */
export class Turns {
  readonly #calls: Waiting[] = [];
  readonly #patient: Waiting[] = [];
  readonly #now: () => number;
  #isTaken = false;
  #isLooking = false;
  #lastPatientTurn = 0;

  /** `now` counts real milliseconds. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Resolves when it is the caller's turn, with what ends it. */
  async take(): Promise<() => void> {
    const isPatient = patient.getStore() === true;
    if (this.#isTaken || isPatient) {
      await new Promise<void>((begin) => {
        (isPatient ? this.#patient : this.#calls).push({ since: this.#now(), begin });
        if (!this.#isTaken) this.#letPatientBegin();
      });
    }
    this.#isTaken = true;
    const began = this.#now();
    return () => {
      if (isPatient) this.#lastPatientTurn = this.#now() - began;
      this.#isTaken = false;
      this.#next();
    };
  }

  #next(): void {
    const [patientOne] = this.#patient;
    const patience = Math.max(SHORTEST_PATIENCE, PATIENCE * this.#lastPatientTurn);
    const isOverdue = patientOne !== undefined && this.#now() - patientOne.since >= patience;
    const next = isOverdue ? this.#patient.shift() : this.#calls.shift();
    if (next !== undefined) this.#give(next);
    else this.#letPatientBegin();
  }

  /** After a round of the event loop: a call that asks several things in a row, or has just come in, is not interrupted. */
  #letPatientBegin(): void {
    if (this.#patient.length === 0 || this.#isLooking) return;
    this.#isLooking = true;
    void nextRound().then(() => {
      this.#isLooking = false;
      if (this.#isTaken) return;
      const next = this.#patient.shift();
      if (next !== undefined) this.#give(next);
    });
  }

  /** Taken from now on: whoever asks before the turn has begun waits. */
  #give({ begin }: Waiting): void {
    this.#isTaken = true;
    begin();
  }
}
