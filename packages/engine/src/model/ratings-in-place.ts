/** How good a player is in each natural position. */

import { SKILLS, type Skill } from '@mundo-manager/rules/players';
import { NATURAL_POSITIONS, type NaturalPosition, POSITION_WEIGHT_SUM } from '@mundo-manager/rules/positions';
import type { Ruleset } from '@mundo-manager/rules/ruleset';

/** A position with the skills that count in it. */
interface PositionAsks {
  readonly position: NaturalPosition;
  readonly skills: readonly (readonly [skill: Skill, share: number])[];
}

/** The ten natural positions with what counts in them: read once, for a match rates 36 players. */
export function askedOf({ positions }: Ruleset): readonly PositionAsks[] {
  return NATURAL_POSITIONS.map((position) => {
    const weights = positions.weights[position];
    const counting = SKILLS.filter((skill) => weights[skill] > 0);
    return { position, skills: counting.map((skill) => [skill, weights[skill] / POSITION_WEIGHT_SUM] as const) };
  });
}

/** Ratings 0–100 of a player, as `positionRating` of the rules gives them but for their rounding. */
export function ratingsIn(
  asked: readonly PositionAsks[],
  attributes: Readonly<Record<Skill, number>>,
): Readonly<Record<NaturalPosition, number>> {
  const ratings = {} as Record<NaturalPosition, number>;
  for (const { position, skills } of asked) {
    let sum = 0;
    for (const [skill, share] of skills) sum += attributes[skill] * share;
    ratings[position] = sum;
  }
  return ratings;
}
