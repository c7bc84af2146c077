/** A player as the market shows him. */
import { emptySlots } from '../boosters/slots.ts';
import type { ClubId } from '../core/ids.ts';
import type { Player } from '../players/player.ts';

/** The player as that club sees him; whoever is for sale by others is shown as a buyer gets him: without boosters (R-MKT-7, R-BOO-9). */
export function playerSeenBy(player: Player, clubId: ClubId | null): Player {
  return player.forSale && player.club !== clubId ? emptySlots(player).player : player;
}
