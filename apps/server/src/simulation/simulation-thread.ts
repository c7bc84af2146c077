/** What a thread of the pool runs. */
import { move } from 'piscina';
import { type PlayJob, playMatch, recordPositions, type SimulatedMatch } from './play-match.ts';

export interface SimulationTask {
  readonly kind: 'play' | 'record';
  readonly job: PlayJob;
}

export default async function simulationThread({ kind, job }: SimulationTask): Promise<SimulatedMatch | unknown> {
  return kind === 'play' ? playMatch(job) : move(await recordPositions(job));
}
