/** A player of the club: found by id, and put back. */
import type { PlayerId } from '../core/ids.ts';
import { accept, type Result, refuse } from '../core/result.ts';
import type { Player } from '../players/player.ts';
import type { Club } from './club.ts';

/** The club's player with that id. Refusal: unknown-player. */
export function ownPlayer(club: Club, playerId: PlayerId): Result<Player> {
  const player = club.players.find(({ id }) => id === playerId);
  return player === undefined ? refuse('club/unknown-player', { playerId }) : accept(player);
}

/** The club with the player in place of the one with his id. */
export function withPlayer(club: Club, player: Player): Club {
  return { ...club, players: club.players.map((old) => (old.id === player.id ? player : old)) };
}
