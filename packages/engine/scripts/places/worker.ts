/** Plays a founded club in an arrangement against the same club as it is, half of the matches at home. */
import { parentPort, workerData } from 'node:worker_threads';
import { simulate } from '../../src/index.ts';
import { matchInput } from '../../src/testing/index.ts';
import { foundedSheets } from '../calibration/founded-sheets.ts';
import { loadRuleset } from '../parallel/load-ruleset.ts';
import { ARRANGEMENTS, type ArrangementName } from './arrangements.ts';
import { meanRating } from './line-up.ts';

export interface PlacesJob {
  readonly category: 'Várzea' | 'Pro';
  readonly own: ArrangementName;
  readonly rival: ArrangementName;
  readonly seed: number;
  readonly from: number;
  readonly count: number;
}

/** One match as the arranged side saw it. */
export interface Arranged {
  readonly home: boolean;
  readonly goals: number;
  readonly goalsAgainst: number;
  readonly points: number;
  readonly rivalPoints: number;
  /** By how much the mean rating of its eleven is below the rival's, points of overall. */
  readonly drop: number;
}

const ruleset = await loadRuleset((workerData as { readonly ruleset: string | undefined }).ruleset);

parentPort?.on('message', ({ category, own, rival, seed, from, count }: PlacesJob) => {
  parentPort?.postMessage(
    Array.from({ length: count }, (_, at): Arranged => {
      const n = from + at;
      const pair = n >> 1;
      const clubs = ruleset.competitions.leagueClubs;
      const sheets = foundedSheets(category, `places ${category} ${seed} ${Math.floor(pair / clubs)}`, ruleset);
      const plain = sheets[pair % clubs];
      if (plain === undefined) throw new RangeError(`no club ${pair % clubs}`);
      const setting = { category, ruleset, seed: `${seed} ${pair}` };
      const [mine, their] = [ARRANGEMENTS[own](plain, setting), ARRANGEMENTS[rival](plain, setting)];
      const home = n % 2 === 0;
      const input = home ? matchInput(mine, their) : matchInput(their, mine);
      const { score } = simulate(input, `places ${seed} ${n}`, { ruleset });
      const [goals, goalsAgainst] = home ? [score.home, score.away] : [score.away, score.home];
      return {
        home,
        goals,
        goalsAgainst,
        points: goals > goalsAgainst ? 3 : goals === goalsAgainst ? 1 : 0,
        rivalPoints: goals < goalsAgainst ? 3 : goals === goalsAgainst ? 1 : 0,
        drop: meanRating(their, ruleset) - meanRating(mine, ruleset),
      };
    }),
  );
});
