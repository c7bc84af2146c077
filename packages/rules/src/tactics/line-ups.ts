/** Players in places: who starts, who sits on the bench, and how a player leaves the tactics of his club. */
import { assertRuleset } from '../core/assert.ts';
import type { PlayerId } from '../core/ids.ts';
import { sortedBy } from '../core/sorted-by.ts';
import type { Player } from '../players/player.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { Order } from './order.ts';
import { type Place, TACTIC_NAMES, type Tactic, type TacticName, type Tactics } from './tactic.ts';

type Line = Pick<Tactic, 'places'>;

/** Ids of all places, '0' to '17': the starters, then the bench. R-TAC-2. */
export function placeIds(ruleset: Ruleset): string[] {
  assertRuleset(ruleset, 'placeIds');
  const { starters, bench } = ruleset.tactics;
  return Array.from({ length: starters + bench }, (_, place) => String(place));
}

/** Whether the place is one of the eleven on the pitch. */
export function isStarterPlace(placeId: string, ruleset: Ruleset): boolean {
  assertRuleset(ruleset, 'isStarterPlace');
  return Number(placeId) < ruleset.tactics.starters;
}

/** The starters, in the order of the formation's slots; empty places are left out. */
export function startersOf(tactic: Line, ruleset: Ruleset): PlayerId[] {
  assertRuleset(ruleset, 'startersOf');
  return playersIn(tactic.places.filter((place) => isStarterPlace(place.id, ruleset)));
}

/** The players on the bench, in the order of its places. */
export function benchOf(tactic: Line, ruleset: Ruleset): PlayerId[] {
  assertRuleset(ruleset, 'benchOf');
  return playersIn(tactic.places.filter((place) => !isStarterPlace(place.id, ruleset)));
}

/**
 * Names of the tactics that include the player, bench included; while there is one, he can't be listed for sale.
 * R-TAC-50.
 */
export function tacticsWith(tactics: Tactics, playerId: PlayerId): TacticName[] {
  return TACTIC_NAMES.filter((name) => tactics[name].places.some((place) => place.playerId === playerId));
}

/** The three tactics after the player has left the club: out of every place, set piece and substitution. R-TAC-51. */
export function withoutPlayer(tactics: Tactics, player: Pick<Player, 'id' | 'number'>): Tactics {
  return {
    A: tacticWithoutPlayer(tactics.A, player),
    B: tacticWithoutPlayer(tactics.B, player),
    C: tacticWithoutPlayer(tactics.C, player),
  };
}

/** One tactic without the player; his shirt number leaves the set pieces, since another may be given it. */
export function tacticWithoutPlayer(tactic: Tactic, { id, number }: Pick<Player, 'id' | 'number'>): Tactic {
  return {
    ...tactic,
    places: tactic.places.map((place) => (place.playerId === id ? { ...place, playerId: null } : place)),
    setPieces: tactic.setPieces.map((piece) => (piece.value === number ? { ...piece, value: null } : piece)),
    substitutions: tactic.substitutions.filter(({ playerIn, playerOut }) => playerIn !== id && playerOut !== id),
    ...(tactic.orders !== undefined && { orders: tactic.orders.filter((order) => !namesPlayer(order, id)) }),
  };
}

/** Whether an order asks for a player or about him. */
function namesPlayer({ when, action }: Order, id: PlayerId): boolean {
  const isAsked = when.some((condition) => 'playerId' in condition && condition.playerId === id);
  if (action.kind !== 'substitution') return isAsked;
  return isAsked || action.playerIn === id || (action.out.kind === 'player' && action.out.playerId === id);
}

function playersIn(places: readonly Place[]): PlayerId[] {
  return sortedBy(places, ({ id }) => Number(id)).flatMap(({ playerId }) => (playerId === null ? [] : [playerId]));
}
