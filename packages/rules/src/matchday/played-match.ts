/** A simulated match as input of the rules. */
import type { FinalResult } from '../competitions/record-result.ts';
import type { MatchId, PlayerId } from '../core/ids.ts';
import type { Incident } from '../discipline/after-match.ts';
import type { Appearance } from '../players/after-match.ts';

/** A card or an injury, and the minute of the scoreboard. */
export interface PlayerIncident {
  readonly kind: Incident;
  readonly minute: number;
}

/** A player's part in a match: minutes, position, goals, assists and rating, cards and injuries. */
export interface PlayerAppearance extends Appearance {
  readonly playerId: PlayerId;
  /** In the order in which they happened; default none. R-DIS-2, R-DIS-3 */
  readonly incidents?: readonly PlayerIncident[];
}

/** Result and appearances of a match that is over. `playedMatchOf` of the engine makes it; so may any other source of results. */
export interface PlayedMatch extends FinalResult {
  readonly matchId: MatchId;
  /** Every player who was on the pitch, each once. */
  readonly appearances: readonly PlayerAppearance[];
}
