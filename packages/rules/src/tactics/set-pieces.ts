/** Takers of set pieces, named by shirt number (R-TAC-25 to R-TAC-27). */
import { assertRuleset } from '../core/assert.ts';
import type { Player } from '../players/player.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { startersOf } from './line-ups.ts';
import type { SetPieceName, Tactic } from './tactic.ts';

/** Set pieces whose taker’s shirt number is not among the current starters, in the tactic’s order. A null taker is 'Vazio' and no error. */
export function setPieceErrors(
  tactic: Pick<Tactic, 'places' | 'setPieces'>,
  players: readonly Pick<Player, 'id' | 'number'>[],
  ruleset: Ruleset,
): SetPieceName[] {
  assertRuleset(ruleset, 'setPieceErrors');
  const numbers = starterNumbers(tactic, players, ruleset);
  return tactic.setPieces.filter(({ value }) => value !== null && !numbers.includes(value)).map(({ name }) => name);
}

/** Shirt numbers of the starters: who may be named as a taker. */
export function starterNumbers(
  tactic: Pick<Tactic, 'places'>,
  players: readonly Pick<Player, 'id' | 'number'>[],
  ruleset: Ruleset,
): number[] {
  assertRuleset(ruleset, 'starterNumbers');
  const starters = startersOf(tactic, ruleset);
  return players.filter(({ id }) => starters.includes(id)).map(({ number }) => number);
}
