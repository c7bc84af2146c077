import type { PlayerScore, SideResult } from '@mundo-manager/rules/competitions';
import type { PlayedMatch } from '@mundo-manager/rules/matchday';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import type { MatchInput } from '../input/team-sheet.ts';
import type { MatchResult } from '../output/simulate.ts';
import { appearancesOf } from './appearances.ts';

/** The input of a simulation and its result. */
export interface Simulated {
  readonly input: MatchInput;
  readonly result: Pick<MatchResult, 'score' | 'stats' | 'events' | 'ratings'>;
}

/** What full time of the rules reads of a match, but for its id: both sides with score, statistics and ratings, and the appearances. R-WLD-10 */
export function playedMatchOf({ input, result }: Simulated, ruleset: Ruleset): Omit<PlayedMatch, 'matchId'> {
  return {
    home: sideResult('home', result),
    away: sideResult('away', result),
    appearances: appearancesOf(input, result, ruleset),
  };
}

function sideResult(side: 'home' | 'away', { score, stats, ratings }: Simulated['result']): SideResult {
  const { shotsOnTarget: _1, xg: _2, yellowCards: _3, redCards: _4, injuries: _5, ...counts } = stats[side];
  const own = ratings.filter((rating) => rating.side === side);
  return {
    ...counts,
    ...(score.shootOut && { shootOut: score.shootOut[side] }),
    playerScore: own.map(({ id, number, name, value }): PlayerScore => ({ id, number, name, value })),
  };
}
