/** A player leaves his club. */
import { emptySlots } from '../boosters/slots.ts';
import type { Club } from '../clubs/club.ts';
import { withoutPlayer } from '../tactics/line-ups.ts';
import type { Player } from './player.ts';

/** The club without a player who left it for nothing, and the player without a club. */
export interface Departure {
  readonly club: Club;
  readonly player: Player;
}

/** Takes a player out of the squad and of all three tactics; his boosters go back to the club's stock (R-MKT-14, R-PLA-25). */
export function leaveClub(club: Club, player: Player): Departure {
  const { player: emptied, boosterIds } = emptySlots(player);
  return {
    club: {
      ...club,
      players: club.players.filter(({ id }) => id !== player.id),
      playerBoosters: [...club.playerBoosters, ...boosterIds],
      tactics: withoutPlayer(club.tactics, player),
    },
    player: { ...emptied, club: null, forSale: false },
  };
}
