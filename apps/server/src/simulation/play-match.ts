/** Plays frozen sheets through the engine. Runs in worker threads, without the database. */
import { FRAME_LENGTH, type MatchInput, type MatchResult, type Score } from '@mundo-manager/engine';
import { playedMatchOf, playerCounts, scoutedGoals } from '@mundo-manager/engine/matchday';
import type { PlayerCounts } from '@mundo-manager/rules/careers';
import type { PlayedMatch } from '@mundo-manager/rules/matchday';
import type { ScoutedGoal } from '@mundo-manager/rules/opponents';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { type MatchEngine, matchEngineOf } from './engines.ts';
import { type Timeline, timelineOf } from './timeline.ts';

/** Everything that decides a match. */
export interface PlayJob {
  readonly input: MatchInput;
  readonly seed: string;
  readonly ruleset: Ruleset;
  readonly engineVersion: number;
  /** Whether a draw goes on to extra time and a shoot-out; not unless given. */
  readonly knockout?: boolean | undefined;
}

/** What came out of it: what full time needs, what is shown meanwhile, and what proves it. */
export interface SimulatedMatch extends Omit<PlayedMatch, 'matchId'> {
  readonly engineVersion: number;
  readonly digest: string;
  readonly score: Score;
  readonly timeline: Timeline;
  /** Where the goals of both sides came from. R-OPP-6 */
  readonly goals: readonly ScoutedGoal[];
  /** The actions of each player that only the events hold. R-CAR-1 */
  readonly counts: readonly PlayerCounts[];
  /** Places of the orders that acted; missing in matches of engine versions before 4. */
  readonly usedOrders?: MatchResult['usedOrders'];
}

/** A result of any version. */
type Played = Omit<MatchResult, 'usedOrders'> & Partial<Pick<MatchResult, 'usedOrders'>>;

/** Plays a whole match by the engine version of the job; the same job gives the same match. R-VER-3 */
export async function playMatch(job: PlayJob): Promise<SimulatedMatch> {
  return playMatchWith(await matchEngineOf(job.engineVersion), job);
}

/** Plays a whole match by that engine. */
export function playMatchWith(
  { simulate }: Pick<MatchEngine, 'simulate'>,
  { input, seed, ruleset, knockout = false }: Omit<PlayJob, 'engineVersion'>,
): SimulatedMatch {
  const result: Played = simulate(input, seed, { ruleset, knockout });
  const { engineVersion, digest, score, events, usedOrders } = result;
  return {
    ...playedMatchOf({ input, result }, ruleset),
    engineVersion,
    digest,
    score,
    timeline: timelineOf(events, knockout ? 'knockout' : 'league', ruleset),
    goals: scoutedGoals(events, input),
    counts: playerCounts(events),
    ...(usedOrders && { usedOrders }),
  };
}

/** A frame for every other tick: once a second of the match. */
export const TICKS_PER_FRAME = 2;

/** Where everyone was, a frame every `TICKS_PER_FRAME` ticks. */
export async function recordPositions({
  input,
  seed,
  ruleset,
  engineVersion,
  knockout = false,
}: PlayJob): Promise<Int16Array> {
  const { createRecorder, simulate } = await matchEngineOf(engineVersion);
  const recorder = createRecorder();
  simulate(input, seed, { observe: recorder.observe, ruleset, knockout });
  const { frames, length } = recorder.recording();
  const kept = new Int16Array(Math.ceil(length / TICKS_PER_FRAME) * FRAME_LENGTH);
  for (let frame = 0; frame * TICKS_PER_FRAME < length; frame++) {
    const from = frame * TICKS_PER_FRAME * FRAME_LENGTH;
    kept.set(frames.subarray(from, from + FRAME_LENGTH), frame * FRAME_LENGTH);
  }
  return kept;
}
