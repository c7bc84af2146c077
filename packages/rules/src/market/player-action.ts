/** What actions on one of a club's players take and return. */
import type { Club } from '../clubs/club.ts';
import type { ClubOutcome } from '../clubs/outcome.ts';
import type { EpochMs, PlayerId } from '../core/ids.ts';
import type { Player } from '../players/player.ts';

/** Input of an action on one of the club's players. */
export interface PlayerAction {
  readonly club: Club;
  readonly playerId: PlayerId;
  readonly now: EpochMs;
}

/** The club after the action, and the player as he is now. */
export interface PlayerOutcome extends ClubOutcome {
  readonly player: Player;
}
