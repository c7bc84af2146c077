/** The exercise by which a player gains most. */
import type { Club } from '../clubs/club.ts';
import { demandNow, demandRuleset } from '../core/demand.ts';
import type { EpochMs } from '../core/ids.ts';
import { ownOverall } from '../players/overall.ts';
import type { Player } from '../players/player.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { skillIncreases, withIncreases } from '../training/growth.ts';
import { TRAINING_TYPES } from '../training/tables.ts';

/** Points of rating that a session has to give: for less it is not worth its condition. */
const LEAST_RISE = 0.01;

/** The id of the exercise that raises the player's rating most, the first of equals; null where none is worth a session. R-TPL-4 */
export function bestExercise(
  player: Player,
  { club, intensity, now }: { readonly club: Club; readonly intensity: number; readonly now: EpochMs },
  ruleset: Ruleset,
): number | null {
  demandNow(now, 'bestExercise');
  demandRuleset(ruleset, 'bestExercise');
  const before = ownOverall(player, ruleset);
  let best: { readonly id: number; readonly rise: number } | null = null;
  for (const exercise of TRAINING_TYPES) {
    if (exercise.group === 'rest') continue;
    const increases = skillIncreases(player, { club, exercise, intensity, now }, ruleset);
    const attributes = withIncreases(player.attributes, increases);
    const rise = ownOverall({ personalData: player.personalData, attributes }, ruleset) - before;
    if (rise >= LEAST_RISE && (best === null || rise > best.rise)) best = { id: exercise.id, rise };
  }
  return best?.id ?? null;
}
