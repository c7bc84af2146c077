/** A player as other clubs see him. */
import { emptySlots } from '../boosters/slots.ts';
import type { ClubId } from '../core/ids.ts';
import type { Player, PublicPlayer } from '../players/player.ts';

/**
 * The player as that club sees him among others: without present condition, morale and sessions of training (R-OPP-17). A player for sale by another
 * club is shown as a buyer gets him: without boosters (R-MKT-7, R-BOO-9).
 */
export function playerSeenBy(player: Player, clubId: ClubId | null): PublicPlayer {
  const { condition, morale, ...attributes } = player.attributes;
  const { sessions, ...shown } = player.forSale && player.club !== clubId ? emptySlots(player).player : player;
  return { ...shown, attributes };
}
