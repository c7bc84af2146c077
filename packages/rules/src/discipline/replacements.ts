/** The line-up at kick-off without the players who may not play. */
import { demandNow, demandRuleset } from '../core/demand.ts';
import { sortedBy } from '../core/sorted-by.ts';
import { ratingIn } from '../players/overall.ts';
import type { Player } from '../players/player.ts';
import { isKeeper } from '../players/squad.ts';
import { lineOf } from '../positions/line.ts';
import { NATURAL_GROUPS, type Position } from '../positions/position.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { formationSlots } from '../tactics/formations.ts';
import { tacticWithoutPlayer } from '../tactics/line-ups.ts';
import type { Tactic } from '../tactics/tactic.ts';
import { isAvailable, isSuspended, type Occasion, type PlayerRecord } from './availability.ts';

type Available = Player & PlayerRecord;

/**
 * The players whom the club may name: the available ones; where they are fewer than eleven or without a keeper, the injured who are fit soonest, too.
 * The suspended stay out. R-DIS-4
 */
export function namedPlayers<P extends Available>(
  players: readonly P[],
  occasion: Occasion,
  ruleset: Ruleset,
): readonly P[] {
  demandNow(occasion.now, 'namedPlayers');
  demandRuleset(ruleset, 'namedPlayers');
  const fit = players.filter((player) => isAvailable(player, occasion, ruleset));
  const { competitionId } = occasion;
  const hurt = sortedBy(
    players.filter((player) => !fit.includes(player) && competitionId !== null && !isSuspended(player, competitionId)),
    ({ injuredUntil = 0 }) => injuredUntil,
  );
  const keeper = fit.some(isKeeper) ? undefined : hurt.find(isKeeper);
  const others = hurt.filter((player) => player !== keeper);
  const called = [...fit, ...(keeper === undefined ? [] : [keeper])];
  return [...called, ...others.slice(0, Math.max(0, ruleset.tactics.starters - called.length))];
}

/**
 * The tactic with every starter who may not play replaced by the best of the same position, then of the same line, then of all; substitutes come
 * first, and their places on the bench are left empty. Changes and orders with players who are out lapse. The same tactic where all may play. R-DIS-4
 */
export function availableEleven(
  tactic: Tactic,
  players: readonly Available[],
  occasion: Occasion,
  ruleset: Ruleset,
): Tactic {
  demandNow(occasion.now, 'availableEleven');
  demandRuleset(ruleset, 'availableEleven');
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
  return current;
}

function replacementFor(
  position: Position,
  { formation, places }: Tactic,
  named: readonly Available[],
  ruleset: Ruleset,
): Available | undefined {
  const starters = formationSlots(formation).length;
  const starting = new Set(places.filter(({ id }) => Number(id) < starters).map(({ playerId }) => playerId));
  const onBench = new Set(places.filter(({ id }) => Number(id) >= starters).map(({ playerId }) => playerId));
  const kin = ({ personalData: { position: own } }: Available) => {
    if (NATURAL_GROUPS[own] === NATURAL_GROUPS[position]) return 0;
    return own !== 'GK' && position !== 'GK' && lineOf(own) === lineOf(position) ? 1 : 2;
  };
  const [best] = sortedBy(
    named.filter(({ id }) => !starting.has(id)),
    kin,
    ({ id }) => (onBench.has(id) ? 0 : 1),
    (player) => -ratingIn(player, position, ruleset),
  );
  return best;
}
