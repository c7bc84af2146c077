/** The exercise by which a player gains most. */
import type { Club } from '../clubs/club.ts';
import { assertNow, assertRuleset } from '../core/assert.ts';
import type { EpochMs } from '../core/ids.ts';
import { sortedBy } from '../core/sorted-by.ts';
import type { Player } from '../players/player.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { exerciseForecasts } from '../training/exercise-forecasts.ts';

/** Points of rating that a session has to give to be worth its condition. */
const LEAST_GAIN = 0.01;

/** The id of the exercise that raises the player's rating most, the first of equals; null if none is worth a session. R-TPL-4 */
export function bestExercise(
  player: Player,
  session: { readonly club: Club; readonly intensity: number; readonly now: EpochMs },
  ruleset: Ruleset,
): number | null {
  assertNow(session.now, 'bestExercise');
  assertRuleset(ruleset, 'bestExercise');
  const [best] = sortedBy(exerciseForecasts(player, session, ruleset), ({ gain }) => -gain);
  return best !== undefined && best.gain >= LEAST_GAIN ? best.trainingId : null;
}
