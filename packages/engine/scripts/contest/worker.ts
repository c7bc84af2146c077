/** Plays matches between two ways to play, half of them at home. */
import { parentPort, workerData } from 'node:worker_threads';
import { createMatch, type MatchResult, resultOf, type SideName, step, type TeamSheet } from '../../src/index.ts';
import { TEAM } from '../../src/model/slots.ts';
import { matchInput, teamSheet } from '../../src/testing/index.ts';
import { mean } from '../calibration/statistics.ts';
import { readRulesetFile } from '../parallel/read-ruleset-file.ts';
import { measureSide, type SideMeasures } from './measure.ts';
import { variedSheet } from './variations.ts';

/** Data that a worker thread gets when it starts. */
export interface ContestSettings {
  readonly ruleset: string | undefined;
}

/**
 * `count` matches, from the one numbered `from`: the same number is the same pair of squads with the same seed, for any
 * instructions.
 */
export interface Contest {
  readonly own: readonly string[];
  readonly rival: readonly string[];
  /**
   * Who plays: two squads of the same strength, the same eighteen players on both sides, or the same eighteen who can each play anywhere, so that it
   * is not the squad that decides which formation is best.
   */
  readonly squads: 'alike' | 'same' | 'versatile';
  readonly label: string;
  /** Measures the players of this place among the starters alone, where a statistic is theirs; default the whole sides. */
  readonly place?: number;
  readonly from: number;
  readonly count: number;
}

export interface ContestResult {
  readonly points: number;
  readonly rivalPoints: number;
  readonly digest: string;
  readonly measured: SideMeasures;
  readonly rivalMeasured: SideMeasures;
}

const ruleset = await readRulesetFile((workerData as ContestSettings).ruleset);

parentPort?.on('message', ({ own, rival, squads, label, place, from, count }: Contest) => {
  const played = Array.from({ length: count }, (_, at): ContestResult => {
    const n = from + at;
    const first = 10 + 2 * (n >> 1);
    const versatile = squads === 'versatile';
    const mine = variedSheet(teamSheet({ seed: first, versatile }), own, ruleset);
    const their = variedSheet(teamSheet({ seed: squads === 'alike' ? first + 1 : first, versatile }), rival, ruleset);
    return n % 2 === 0
      ? play(mine, their, 'home', `${label} ${n}`, place)
      : play(their, mine, 'away', `${label} ${n}`, place);
  });
  parentPort?.postMessage(played);
});

function play(home: TeamSheet, away: TeamSheet, side: SideName, seed: string, place?: number): ContestResult {
  const input = matchInput(home, away);
  const match = createMatch(input, seed, { ruleset });
  while (!match.finished) step(match);
  const result = resultOf(match, input);
  const energyLeft = (name: SideName) => mean(TEAM[name === 'home' ? 0 : 1].map((slot) => match.players.energy[slot]));
  const rival = side === 'home' ? 'away' : 'home';
  return {
    points: points(result, side),
    rivalPoints: points(result, rival),
    digest: result.digest,
    measured: measureSide(result, side, energyLeft(side), playerAt(input[side], place)),
    rivalMeasured: measureSide(result, rival, energyLeft(rival), playerAt(input[rival], place)),
  };
}

function points({ score }: MatchResult, side: SideName): number {
  const difference = score[side] - score[side === 'home' ? 'away' : 'home'];
  return difference > 0 ? 3 : difference === 0 ? 1 : 0;
}

function playerAt({ tactic }: TeamSheet, place: number | undefined): string | null {
  return place === undefined ? null : (tactic.places[place]?.playerId ?? null);
}
