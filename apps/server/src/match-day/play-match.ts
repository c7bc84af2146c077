/** Plays frozen sheets through the engine. Runs in worker threads: nothing here knows of the database. */
import { createRecorder, FRAME_LENGTH, type MatchInput, type Score, simulate } from '@mundo-manager/engine';
import { playedMatchOf } from '@mundo-manager/engine/matchday';
import type { PlayedMatch } from '@mundo-manager/rules/matchday';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { type Timeline, timelineOf } from './timeline.ts';

/** Everything that decides a match. */
export interface PlayJob {
  readonly input: MatchInput;
  readonly seed: string;
  readonly ruleset: Ruleset;
}

/** What came out of it: what full time needs, what is shown meanwhile, and what proves it. */
export interface SimulatedMatch extends Omit<PlayedMatch, 'matchId'> {
  readonly engineVersion: number;
  readonly digest: string;
  readonly score: Score;
  readonly timeline: Timeline;
}

/** Plays a whole match; the same job gives the same match. R-VER-3 */
export function playMatch({ input, seed, ruleset }: PlayJob): SimulatedMatch {
  const result = simulate(input, seed, { ruleset });
  const { engineVersion, digest, score, events } = result;
  return {
    ...playedMatchOf({ input, result }, ruleset),
    engineVersion,
    digest,
    score,
    timeline: timelineOf(events, 'league', ruleset),
  };
}

/** A frame for every other tick: once a second of the match. */
export const TICKS_PER_FRAME = 2;

/** Where everyone was, a frame every `TICKS_PER_FRAME` ticks. */
export function recordPositions({ input, seed, ruleset }: PlayJob): Int16Array {
  const recorder = createRecorder();
  simulate(input, seed, { observe: recorder.observe, ruleset });
  const { frames, length } = recorder.recording();
  const kept = new Int16Array(Math.ceil(length / TICKS_PER_FRAME) * FRAME_LENGTH);
  for (let frame = 0; frame * TICKS_PER_FRAME < length; frame++) {
    const from = frame * TICKS_PER_FRAME * FRAME_LENGTH;
    kept.set(frames.subarray(from, from + FRAME_LENGTH), frame * FRAME_LENGTH);
  }
  return kept;
}
