/** Inputs of laws: a squad and a line-up without an empty place. */
import type { Player } from '../players/player.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { Tactic } from '../tactics/tactic.ts';
import { buildSquad, buildTactic } from '../testing/builders.ts';

/** How many of a full squad are in no line-up. */
const OTHERS = 3;

/** Players for every place, in the order of the places, then three others. */
export function fullSquad({ tactics: { starters, bench } }: Ruleset): Player[] {
  return buildSquad('c1', starters + bench + OTHERS);
}

/** The tactic with the full squad in its order. */
export function fullTactic(ruleset: Ruleset): Tactic {
  return buildTactic(fullSquad(ruleset), {}, ruleset);
}
