/** Who leads the team and takes its dead balls where no player is named (R-TAC-27). */

import { boostedAttributes } from '../boosters/effect.ts';
import { assertRuleset } from '../core/assert.ts';
import { sortedBy } from '../core/sorted-by.ts';
import type { PublicPlayer } from '../players/player.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { TAKER_SKILLS } from './constants.ts';
import type { SetPieceName } from './tactic.ts';

/** A player, and how good he is at a set piece. */
export interface Taker<P> {
  readonly player: P;
  /** What the set piece asks for, 0–100 each, boosters included, in the order of `TAKER_SKILLS`. */
  readonly values: readonly number[];
}

/** The players as takers of the set piece, the highest sum of its skills first; equals stay in their order. R-TAC-27 */
export function bestTakers<P extends Pick<PublicPlayer, 'attributes' | 'attributeBoosters'>>(
  setPiece: SetPieceName,
  players: readonly P[],
  ruleset: Ruleset,
): Taker<P>[] {
  assertRuleset(ruleset, 'bestTakers');
  const takers = players.map((player) => {
    const attributes = boostedAttributes(player, ruleset);
    return { player, values: TAKER_SKILLS[setPiece].map((skill) => attributes[skill]) };
  });
  return sortedBy(takers, ({ values }) => -values.reduce((sum, value) => sum + value, 0));
}
