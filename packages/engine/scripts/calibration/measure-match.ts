/** Plays one match of a sample and adds all that is measured of it to the sums. */

import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { type RunningMatch, simulate } from '../../src/index.ts';
import { tallyBodies } from './measure/bodies.ts';
import { tallyPasses } from './measure/passes.ts';
import { tallyPlay } from './measure/play.ts';
import { tallyResult } from './measure/results.ts';
import { observeShape } from './measure/shape.ts';
import { tallyShots } from './measure/shots.ts';
import { positionsOf, providerEvents } from './provider-events.ts';
import type { MatchRecord } from './sample-data.ts';
import { type SampleName, sampleMatch } from './samples.ts';
import type { Tally } from './tally.ts';

export function measureMatch(tally: Tally, sample: SampleName, seed: number, n: number, ruleset: Ruleset): MatchRecord {
  const { input, gap, season, home, away } = sampleMatch(sample, seed, n, ruleset);
  const observe = (match: RunningMatch) => observeShape(tally, match);
  const result = simulate(input, `${sample} ${seed} ${n}`, { ruleset, observe });
  const events = providerEvents(result, input);
  const match = { events, result, positions: positionsOf(result.events, input) };
  tallyResult(tally, match);
  tallyShots(tally, match);
  tallyPasses(tally, match);
  tallyPlay(tally, match);
  tallyBodies(tally, match);
  const scorers = (team: 0 | 1) => events.flatMap((event) => (event.goal && event.team === team ? [event.player] : []));
  return {
    season: `${seed} ${season}`,
    home,
    away,
    goals: [result.score.home, result.score.away],
    gap,
    scorers: [scorers(0), scorers(1)],
  };
}
