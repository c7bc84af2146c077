/** What each exercise would give a player. */
import type { Club } from '../clubs/club.ts';
import type { EpochMs } from '../core/ids.ts';
import { ownOverall } from '../players/overall.ts';
import type { Player } from '../players/player.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { TRAINING_TYPES } from './constants.ts';
import { type SkillIncrease, skillIncreases, withIncreases } from './growth.ts';

/** What one session of an exercise gives a player now. */
export interface ExerciseForecast {
  readonly trainingId: number;
  /** Points of his rating in his natural position, ≥ 0. */
  readonly gain: number;
  readonly increases: readonly SkillIncrease[];
}

/** The circumstances of a session. */
interface Circumstances {
  readonly club: Pick<Club, 'facilities' | 'manager'>;
  /** Share of full intensity. */
  readonly intensity: number;
  readonly now: EpochMs;
}

/** The forecasts of all exercises in the order of their table. */
export function exerciseForecasts(player: Player, session: Circumstances, ruleset: Ruleset): ExerciseForecast[] {
  const before = ownOverall(player, ruleset);
  const gainOf = (increases: readonly SkillIncrease[]) => {
    if (increases.every(({ increase }) => increase === 0)) return 0;
    const attributes = withIncreases(player.attributes, increases);
    return Math.max(0, ownOverall({ ...player, attributes }, ruleset) - before);
  };
  return TRAINING_TYPES.flatMap((exercise) => {
    if (exercise.group === 'rest') return [];
    const increases = skillIncreases(player, { ...session, exercise }, ruleset);
    return [{ trainingId: exercise.id, gain: gainOf(increases), increases }];
  });
}
