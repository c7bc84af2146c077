/** The line-up at kick-off without the players who may not play. */
import { assertNow, assertRuleset } from '../core/assert.ts';
import { sortedBy } from '../core/sorted-by.ts';
import { ratingIn } from '../players/overall.ts';
import type { Player } from '../players/player.ts';
import { isKeeper } from '../players/squad-limits.ts';
import { lineOf } from '../positions/line.ts';
import { NATURAL_GROUPS, type Position } from '../positions/position.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { withPossibleSubstitutions } from '../tactics/edit-substitutions.ts';
import { formationSlots } from '../tactics/formations.ts';
import { tacticWithoutPlayer } from '../tactics/line-ups.ts';
import { withPossibleOrders } from '../tactics/orders.ts';
import type { Tactic } from '../tactics/tactic.ts';
import { isAvailable, isSuspended, type Occasion } from './availability.ts';
import type { PlayerRecord } from './player-record.ts';

/** The part of a player that replacements read. */
type Nameable = Pick<Player, 'id' | 'number' | 'forSale' | 'attributes' | 'attributeBoosters'> &
  PlayerRecord & { readonly personalData: Pick<Player['personalData'], 'position'> };

/**
 * The players whom the club may name: the available ones; where they are fewer than ten in the field or without a keeper, the injured who are fit
 * soonest, too. The suspended stay out. R-DIS-4
 */
export function namedPlayers<P extends Nameable>(
  players: readonly P[],
  occasion: Occasion,
  ruleset: Ruleset,
): readonly P[] {
  assertNow(occasion.now, 'namedPlayers');
  assertRuleset(ruleset, 'namedPlayers');
  const fit = players.filter((player) => isAvailable(player, occasion, ruleset));
  const { competitionId } = occasion;
  const hurt = sortedBy(
    players.filter((player) => !fit.includes(player) && competitionId !== null && !isSuspended(player, competitionId)),
    ({ injuredUntil = 0 }) => injuredUntil,
  );
  const keeper = fit.some(isKeeper) ? undefined : hurt.find(isKeeper);
  const outfield = fit.filter((player) => !isKeeper(player)).length;
  const calls = Math.max(0, ruleset.tactics.starters - 1 - outfield);
  const outfielders = hurt.filter((player) => !isKeeper(player));
  return [...fit, ...(keeper === undefined ? [] : [keeper]), ...outfielders.slice(0, calls)];
}

/**
 * The tactic with every unavailable starter replaced, by the best of the same position, then line, then all;
 * substitutes first. Changes and orders with unavailable players lapse. The same tactic when all may play. R-DIS-4
 */
export function availableEleven(
  tactic: Tactic,
  players: readonly Nameable[],
  occasion: Occasion,
  ruleset: Ruleset,
): Tactic {
  assertNow(occasion.now, 'availableEleven');
  assertRuleset(ruleset, 'availableEleven');
  const named = namedPlayers(players, occasion, ruleset);
  const out = players.filter((player) => !named.includes(player));
  const placed = out.filter(({ id }) => tactic.places.some(({ playerId }) => playerId === id));
  if (placed.length === 0) return tactic;
  const slots = formationSlots(tactic.formation);
  const gaps = tactic.places.filter(({ playerId }) => placed.some(({ id }) => id === playerId)).map(({ id }) => id);
  let current = placed.reduce((left, player) => tacticWithoutPlayer(left, player), tactic);
  for (const [index, { position }] of slots.entries()) {
    if (!gaps.includes(String(index))) continue;
    const best = replacementFor(position, current, named, ruleset);
    if (best === undefined) continue;
    const places = current.places.map((place) => {
      if (place.id === String(index)) return { ...place, playerId: best.id };
      return place.playerId === best.id ? { ...place, playerId: null } : place;
    });
    current = { ...current, places };
  }
  // A substitute who starts now comes on no more.
  return withPossibleOrders(withPossibleSubstitutions(current, ruleset), ruleset);
}

function replacementFor(
  position: Position,
  { formation, places }: Tactic,
  named: readonly Nameable[],
  ruleset: Ruleset,
): Nameable | undefined {
  const starters = formationSlots(formation).length;
  const starting = new Set(places.filter(({ id }) => Number(id) < starters).map(({ playerId }) => playerId));
  const onBench = new Set(places.filter(({ id }) => Number(id) >= starters).map(({ playerId }) => playerId));
  const kin = ({ personalData: { position: own } }: Nameable) => {
    if (NATURAL_GROUPS[own] === NATURAL_GROUPS[position]) return 0;
    if ((own === 'GK') !== (position === 'GK')) return 3;
    return lineOf(own) === lineOf(position) ? 1 : 2;
  };
  const [best] = sortedBy(
    named.filter(({ id, forSale }) => !starting.has(id) && !forSale),
    kin,
    ({ id }) => (onBench.has(id) ? 0 : 1),
    (player) => -ratingIn(player, position, ruleset),
  );
  return best;
}
