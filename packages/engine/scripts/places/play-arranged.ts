/** A founded club in an arrangement against the same club as it is, or in another arrangement, half of the matches at home. */
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { simulate } from '../../src/index.ts';
import { matchInput } from '../../src/testing/index.ts';
import { foundedSheets, withoutChanges } from '../calibration/founded-sheets.ts';
import { ARRANGEMENTS } from './arrangements.ts';
import { meanLineUpRating } from './line-up.ts';
import type { Arranged, PlacesJob } from './places-job.ts';

export function playArranged({ category, own, rival, seed, from, count }: PlacesJob, ruleset: Ruleset): Arranged[] {
  return Array.from({ length: count }, (_, at): Arranged => {
    const n = from + at;
    const pair = n >> 1;
    const clubs = ruleset.competitions.leagueClubs;
    const sheets = foundedSheets(category, `places ${category} ${seed} ${Math.floor(pair / clubs)}`, ruleset);
    const founded = sheets[pair % clubs];
    if (founded === undefined) throw new RangeError(`no club ${pair % clubs}`);
    const plain = withoutChanges(founded);
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
      drop: meanLineUpRating(their, ruleset) - meanLineUpRating(mine, ruleset),
    };
  });
}
