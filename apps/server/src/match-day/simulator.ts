/** Simulates matches away from the event loop, so that calls are answered while a match day is played. */
import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { type PlayedMatch, type PlayJob, playMatch, recordPositions } from './play-match.ts';
import type { SimulationTask } from './simulation-thread.ts';

export interface Simulator {
  play(job: PlayJob): Promise<PlayedMatch>;
  /** Where everyone was, a frame every `TICKS_PER_FRAME` ticks. */
  record(job: PlayJob): Promise<Int16Array>;
  /** How many matches are played at once. */
  readonly threads: number;
  /** Ends the threads; what is under way is lost. */
  close(): Promise<void>;
}

/** A thread that has had nothing to do for this long ends. */
const IDLE_MS = 60_000;

/** Simulates in worker threads, which start with the first match. */
export function createSimulator(threads = availableParallelism()): Simulator {
  const pool = new Piscina<SimulationTask, unknown>({
    filename: new URL('./simulation-thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
    // Threads wait for messages rather than for shared memory, so that they are quiet between match days.
    atomics: 'disabled',
  });
  return {
    threads,
    play: (job) => pool.run({ kind: 'play', job }) as Promise<PlayedMatch>,
    record: (job) => pool.run({ kind: 'record', job }) as Promise<Int16Array>,
    close: () => pool.destroy(),
  };
}

/** Simulates on the spot, for tests and scripts that do nothing else meanwhile. */
export function createInlineSimulator(): Simulator {
  return {
    threads: 1,
    play: async (job) => playMatch(job),
    record: async (job) => recordPositions(job),
    close: async () => {},
  };
}
