/** What a thread of the pool runs. */
import { move } from 'piscina';
import { type PlayedMatch, type PlayJob, playMatch, recordPositions } from './play-match.ts';

export interface SimulationTask {
  readonly kind: 'play' | 'record';
  readonly job: PlayJob;
}

export default async function simulationThread({ kind, job }: SimulationTask): Promise<PlayedMatch | unknown> {
  return kind === 'play' ? playMatch(job) : move(await recordPositions(job));
}
