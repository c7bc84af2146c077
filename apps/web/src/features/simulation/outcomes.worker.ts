/** Plays a lot of matches off the page and posts the outcomes after each. */
import type { MatchInput } from '@mundo-manager/engine';
import { NO_OUTCOMES, withPlayedMatch } from './outcomes.ts';

/** What the page asks for. */
export interface LotOfMatches {
  readonly input: MatchInput;
  readonly seeds: readonly string[];
}

addEventListener('message', ({ data }: MessageEvent<LotOfMatches>) => {
  let outcomes = NO_OUTCOMES;
  for (const seed of data.seeds) {
    outcomes = withPlayedMatch(outcomes, data.input, seed);
    postMessage(outcomes);
  }
});
