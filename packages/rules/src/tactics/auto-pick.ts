/** Auto-pick: the eighteen that a manager in a hurry would name. */

import { boostedAttributes } from '../boosters/effect.ts';
import { assertRuleset } from '../core/assert.ts';
import { sortedBy } from '../core/sorted-by.ts';
import type { Player } from '../players/player.ts';
import { NATURAL_GROUPS, type Position } from '../positions/position.ts';
import { raterInAll } from '../positions/rater.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { bestAssignment } from './assignment.ts';
import { BENCH_COVER } from './constants.ts';
import { formationSlots } from './formations.ts';
import { placeIds } from './line-ups.ts';
import type { Place } from './tactic.ts';

/** What auto-pick looks at in a player. */
export interface Candidate extends Pick<Player, 'id' | 'forSale' | 'attributes' | 'attributeBoosters'> {
  readonly personalData: Pick<Player['personalData'], 'position'>;
}

/** Worth more than any eleven: keepers keep goal and nothing else as long as the squad allows it. */
const KEEPER_WEIGHT = 10_000;
/** Decides between players of equal worth only. */
const AT_HOME_WEIGHT = 0.001;

/**
 * Fills the 18 places of a formation from players not for sale: the highest ratings weighed by condition, then a bench
 * for all lines. The order of the squad does not matter. Throws for an unknown formation. R-TAC-40 to R-TAC-43.
 */
export function autoPick(players: readonly Candidate[], formation: string, ruleset: Ruleset): readonly Place[] {
  assertRuleset(ruleset, 'autoPick');
  const positions = formationSlots(formation).map(({ position }) => position);
  const playable = players.filter(({ forSale }) => !forSale);
  const available = sortedBy(playable, ({ id }) => id).map((player) => candidateOf(player, ruleset));
  const suitability = suitabilityIn(ruleset);
  const eleven = dealPlaces(positions, available, suitability);
  const rest = available.filter((candidate) => !eleven.includes(candidate));
  const bench = bestAssignment(benchPositions(ruleset.tactics.bench), rest, suitability);
  const picked = [...eleven, ...bench];
  return placeIds(ruleset).map((id, place) => ({ id, playerId: picked[place]?.player.id ?? null }));
}

/**
 * Who plays each position, as auto-pick deals them out: so that what they are worth there adds up to the most. Null if no player is left; the first of
 * equals plays. R-TAC-40
 */
export function dealPlaces<C>(
  positions: readonly Position[],
  candidates: readonly C[],
  worth: (position: Position, candidate: C) => number,
): readonly (C | null)[] {
  return bestAssignment(positions, candidates, worth);
}

/** A player with his attributes, boosters included. */
export function candidateOf(player: Candidate, ruleset: Ruleset) {
  return { player, attributes: boostedAttributes(player, ruleset) };
}

/** What a player is worth in a position: his rating there weighed by condition; a keeper in goal most. */
export function suitabilityIn(ruleset: Ruleset) {
  const ratingIn = raterInAll(ruleset);
  return (position: Position, { player, attributes }: ReturnType<typeof candidateOf>): number => {
    const home = player.personalData.position;
    const rating = ratingIn(position, attributes) * worthAt(attributes.condition);
    const atHome = NATURAL_GROUPS[position] === NATURAL_GROUPS[home] ? AT_HOME_WEIGHT : 0;
    return rating + atHome + ((home === 'GK') === (position === 'GK') ? KEEPER_WEIGHT : 0);
  };
}

/** The rating after the effect of condition (0–100): at 60 a player is worth four fifths of his rating. R-TAC-40 */
export function worthAt(condition: number): number {
  return 0.5 + condition / 200;
}

/** The positions that a bench of so many covers, in their order. */
export function benchPositions(bench: number): Position[] {
  return Array.from({ length: bench }, (_, place) => BENCH_COVER[place % BENCH_COVER.length] ?? 'GK');
}
