/** What a simulated match tells the rules. */
import type { MatchResult } from '../competitions/result.ts';
import type { MatchId, PlayerId } from '../core/ids.ts';
import type { Appearance } from '../players/after-match.ts';

/** A player's part in a match: minutes, position, goals, assists and rating. */
export interface PlayerAppearance extends Appearance {
  readonly playerId: PlayerId;
}

/** Result and appearances of a match that is over. `playedMatchOf` of the engine makes it; so may any other source of results. */
export interface PlayedMatch extends MatchResult {
  readonly matchId: MatchId;
  /** Everybody who was on the pitch, each once. */
  readonly appearances: readonly PlayerAppearance[];
}
