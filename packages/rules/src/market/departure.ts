/** Whether a club can do without a player. */
import { assertRuleset } from '../core/assert.ts';
import { accept, type Result, refuse } from '../core/result.ts';
import type { Player } from '../players/player.ts';
import { isKeeper } from '../players/squad-limits.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';

/**
 * The squad without the player. Refused if it becomes too small or loses its last keeper (R-MKT-13); for a player not
 * for sale only those not for sale count (R-MKT-12). Refusals: squad-too-small, last-keeper.
 */
export function checkDeparture<P extends Pick<Player, 'id' | 'personalData' | 'forSale'>>(
  squad: readonly P[],
  leaving: Pick<Player, 'id' | 'forSale'>,
  ruleset: Ruleset,
): Result<readonly P[]> {
  assertRuleset(ruleset, 'checkDeparture');
  const { minimum, keepers } = ruleset.players.squad;
  const left = squad.filter(({ id, forSale }) => id !== leaving.id && (leaving.forSale || !forSale));
  if (left.length < minimum) return refuse('market/squad-too-small', { limit: minimum });
  if (left.filter(isKeeper).length < keepers) {
    return refuse('market/last-keeper');
  }
  return accept(left);
}
