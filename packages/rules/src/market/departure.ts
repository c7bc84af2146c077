/** Whether a club can do without a player. */
import { accept, type Result, refuse } from '../core/result.ts';
import type { Player } from '../players/player.ts';
import { isKeeper } from '../players/squad.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';

/** The squad without the player, where it is still large enough and keeps a goalkeeper (R-MKT-13). Refusals: squad-too-small, last-keeper. */
export function checkDeparture<P extends Pick<Player, 'id' | 'personalData'>>(
  squad: readonly P[],
  leaving: Pick<Player, 'id'>,
  ruleset: Ruleset = ALPHA,
): Result<readonly P[]> {
  const { minimum, keepers } = ruleset.players.squad;
  const left = squad.filter(({ id }) => id !== leaving.id);
  if (left.length < minimum) return refuse('market/squad-too-small', { limit: minimum });
  if (left.filter(isKeeper).length < keepers) {
    return refuse('market/last-keeper');
  }
  return accept(left);
}
