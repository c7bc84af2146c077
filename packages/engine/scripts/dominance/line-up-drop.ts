/** By how much a set of swaps lowers the mean rating of an eleven in its places, on average over squads. */
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { teamSheet } from '../../src/testing/index.ts';
import { mean } from '../calibration/statistics.ts';
import { variedSheet } from '../contest/variations.ts';
import { meanLineUpRating } from '../places/line-up.ts';

const SQUADS = 12;

export function lineUpDrop(set: readonly string[], ruleset: Ruleset): number {
  return mean(
    Array.from({ length: SQUADS }, (_, n) => {
      const sheet = teamSheet({ seed: 10 + 2 * n });
      return meanLineUpRating(sheet, ruleset) - meanLineUpRating(variedSheet(sheet, set, ruleset), ruleset);
    }),
  );
}
