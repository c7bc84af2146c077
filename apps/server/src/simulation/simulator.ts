/** Simulates matches away from the event loop, so that calls are answered while a match day is played. */
import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { type PlayJob, playMatch, recordPositions, type SimulatedMatch } from './play-match.ts';
import type { SimulationTask } from './simulation-thread.ts';

export interface Simulator {
  play(job: PlayJob): Promise<SimulatedMatch>;
  /** Where everyone was, a frame every `TICKS_PER_FRAME` ticks. */
  record(job: PlayJob): Promise<Int16Array>;
  /** How many matches are played at once. */
  readonly threads: number;
  /** Ends the threads; what is under way is lost. */
  close(): Promise<void>;
}

/** A thread that has had nothing to do for this long ends. */
const IDLE_MS = 60_000;

const THREAD = new URL('./simulation-thread.ts', import.meta.url);

/** Simulates in worker threads, which start with the first match. A match is refused with the error of a thread that can't start. */
export function createSimulator(threads = availableParallelism(), thread = THREAD): Simulator {
  const pool = new Piscina<SimulationTask, unknown>({
    filename: thread.href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
    // Threads wait for messages rather than for shared memory, so that they are quiet between match days.
    atomics: 'disabled',
  });
  // The pool emits the error of a thread that ended before it took a match, and never settles the match.
  const waiting = new Set<(error: unknown) => void>();
  pool.on('error', (error) => {
    for (const refuse of waiting) refuse(error);
  });
  const run = async (task: SimulationTask): Promise<unknown> => {
    const { promise: refused, reject } = Promise.withResolvers<never>();
    waiting.add(reject);
    try {
      return await Promise.race([pool.run(task), refused]);
    } finally {
      waiting.delete(reject);
    }
  };
  return {
    threads,
    play: (job) => run({ kind: 'play', job }) as Promise<SimulatedMatch>,
    record: (job) => run({ kind: 'record', job }) as Promise<Int16Array>,
    close: () => pool.destroy(),
  };
}

/** Simulates on the spot, for tests and scripts that do nothing else meanwhile. */
export function createInlineSimulator(): Simulator {
  return {
    threads: 1,
    play: playMatch,
    record: recordPositions,
    close: async () => {},
  };
}
