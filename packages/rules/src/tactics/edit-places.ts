/** Edits of the places. A player who leaves his place takes his substitutions (R-TAC-35) and orders (R-TAC-65) with him. */
import type { PlayerId } from '../core/ids.ts';
import { accept, type Result, refuse } from '../core/result.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { autoPick, type Candidate } from './auto-pick.ts';
import { withPossibleSubstitutions } from './edit-substitutions.ts';
import { formationSlots, isFormationName } from './formations.ts';
import { withPossibleOrders } from './orders.ts';
import { setPieceErrors } from './set-pieces.ts';
import type { Place, Tactic } from './tactic.ts';
import type { SquadMember } from './validate-tactic.ts';

/** Players who may be put into a place: not for sale, and not placed already. R-DRA-2 */
export function placeablePlayers<P extends SquadMember>(tactic: Pick<Tactic, 'places'>, players: readonly P[]): P[] {
  return players.filter(({ id, forSale }) => !forSale && !tactic.places.some(({ playerId }) => playerId === id));
}

/** Puts the player in the place, instead of the one there. Refusals: unknown-place, unknown-player, player-for-sale, player-twice. */
export function placePlayer(
  tactic: Tactic,
  placeId: string,
  playerId: PlayerId,
  players: readonly SquadMember[],
  ruleset: Ruleset,
): Result<Tactic> {
  const place = tactic.places.find(({ id }) => id === placeId);
  if (place === undefined) return refuse('tactics/unknown-place', { place: placeId });
  if (place.playerId === playerId) return accept(tactic);
  const player = players.find(({ id }) => id === playerId);
  if (player === undefined) return refuse('tactics/unknown-player', { playerId });
  if (player.forSale) return refuse('tactics/player-for-sale', { playerId });
  if (tactic.places.some((other) => other.playerId === playerId)) return refuse('tactics/player-twice', { playerId });
  return accept(withPlayers(tactic, ({ id }) => (id === placeId ? playerId : undefined), ruleset));
}

/** The place without its player. Refusal: unknown-place. */
export function emptyPlace(tactic: Tactic, placeId: string, ruleset: Ruleset): Result<Tactic> {
  if (!tactic.places.some(({ id }) => id === placeId)) return refuse('tactics/unknown-place', { place: placeId });
  return accept(withPlayers(tactic, ({ id }) => (id === placeId ? null : undefined), ruleset));
}

/** Two places with their players exchanged; either may be empty. Refusal: unknown-place. R-DRA-5 */
export function swapPlaces(
  tactic: Tactic,
  [first, second]: readonly [string, string],
  ruleset: Ruleset,
): Result<Tactic> {
  const from = tactic.places.find(({ id }) => id === first);
  const to = tactic.places.find(({ id }) => id === second);
  if (from === undefined) return refuse('tactics/unknown-place', { place: first });
  if (to === undefined) return refuse('tactics/unknown-place', { place: second });
  const exchanged = (place: Place) => {
    if (place === from) return to.playerId;
    return place === to ? from.playerId : undefined;
  };
  return accept(withPlayers(tactic, exchanged, ruleset));
}

/** The same places in another formation, without the individual instructions of positions that it lacks. Refusal: unknown-formation. R-DRA-4 */
export function changeFormation(tactic: Tactic, formation: string): Result<Tactic> {
  if (!isFormationName(formation)) return refuse('tactics/unknown-formation', { formation });
  const positions = formationSlots(formation).map(({ position }) => position);
  const playersInstructions = tactic.playersInstructions.filter(({ position }) => positions.includes(position));
  return accept({ ...tactic, formation, playersInstructions });
}

/** All places filled by auto-pick; takers who are no longer starters are removed, so that the tactic can be saved. R-DRA-8 */
export function refillPlaces(tactic: Tactic, players: readonly (SquadMember & Candidate)[], ruleset: Ruleset): Tactic {
  const picked = { ...tactic, places: autoPick(players, tactic.formation, ruleset) };
  const lost = setPieceErrors(picked, players, ruleset);
  const setPieces = tactic.setPieces.map((piece) => (lost.includes(piece.name) ? { ...piece, value: null } : piece));
  return withPossibleChanges({ ...picked, setPieces }, ruleset);
}

/** The formation and instructions of a tactic, without players. R-DRA-10 */
export function clearPlaces(tactic: Tactic): Tactic {
  return {
    ...tactic,
    places: tactic.places.map((place) => ({ ...place, playerId: null })),
    setPieces: tactic.setPieces.map((piece) => ({ ...piece, value: null })),
    substitutions: [],
    ...(tactic.orders !== undefined && { orders: [] }),
  };
}

/** The tactic with holes where its players are gone or for sale. R-DRA-27 */
export function withoutMissingPlayers(tactic: Tactic, players: readonly SquadMember[], ruleset: Ruleset): Tactic {
  const playable = new Set<PlayerId>(players.filter(({ forSale }) => !forSale).map(({ id }) => id));
  const isMissing = ({ playerId }: Place) => playerId !== null && !playable.has(playerId);
  return tactic.places.some(isMissing)
    ? withPlayers(tactic, (place) => (isMissing(place) ? null : undefined), ruleset)
    : withPossibleChanges(tactic, ruleset);
}

/** @param playerFor who comes into the place: a player, none (null), or the one there (undefined) */
function withPlayers(
  tactic: Tactic,
  playerFor: (place: Place) => PlayerId | null | undefined,
  ruleset: Ruleset,
): Tactic {
  const places = tactic.places.map((place) => {
    const playerId = playerFor(place);
    return playerId === undefined ? place : { ...place, playerId };
  });
  return withPossibleChanges({ ...tactic, places }, ruleset);
}

/** The tactic without the substitutions and the orders that its places no longer allow. */
function withPossibleChanges(tactic: Tactic, ruleset: Ruleset): Tactic {
  return withPossibleOrders(withPossibleSubstitutions(tactic, ruleset), ruleset);
}
