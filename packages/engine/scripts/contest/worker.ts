/** Plays matches between two ways to play, half of them at home. */
import { parentPort, workerData } from 'node:worker_threads';
import { type MatchResult, type SideName, simulate, type TeamSheet } from '../../src/index.ts';
import { matchInput, teamSheet } from '../../src/testing/index.ts';
import { loadRuleset } from '../parallel/load-ruleset.ts';
import { type Measured, measureSide } from './measure.ts';
import { changed } from './variations.ts';

/** What each thread is told once. */
export interface ContestSettings {
  readonly ruleset: string | undefined;
}

/** `count` matches, from the one numbered `from`: the same number is the same pair of squads with the same seed, whatever the two sides are told. */
export interface Contest {
  readonly own: readonly string[];
  readonly rival: readonly string[];
  /** Both sides have the same eighteen players. Otherwise they are of the same strength. */
  readonly equal: boolean;
  readonly label: string;
  readonly from: number;
  readonly count: number;
}

export interface Played {
  readonly points: number;
  readonly rivalPoints: number;
  readonly digest: string;
  readonly measured: Measured;
}

const ruleset = await loadRuleset((workerData as ContestSettings).ruleset);

parentPort?.on('message', ({ own, rival, equal, label, from, count }: Contest) => {
  const played = Array.from({ length: count }, (_, at): Played => {
    const n = from + at;
    const first = 10 + 2 * (n >> 1);
    const mine = changed(teamSheet({ seed: first }), own);
    const their = changed(teamSheet({ seed: equal ? first : first + 1 }), rival);
    return n % 2 === 0 ? play(mine, their, 'home', `${label} ${n}`) : play(their, mine, 'away', `${label} ${n}`);
  });
  parentPort?.postMessage(played);
});

function play(home: TeamSheet, away: TeamSheet, side: SideName, seed: string): Played {
  const result = simulate(matchInput(home, away), seed, { ruleset });
  return {
    points: points(result, side),
    rivalPoints: points(result, side === 'home' ? 'away' : 'home'),
    digest: result.digest,
    measured: measureSide(result, side),
  };
}

function points({ score }: MatchResult, side: SideName): number {
  const difference = score[side] - score[side === 'home' ? 'away' : 'home'];
  return difference > 0 ? 3 : difference === 0 ? 1 : 0;
}
