/** How good a player is in a position: the weighted sum of his skills, divided by 10 (R-POS-3). */
import { assertRuleset } from '../core/assert.ts';
import { sortedBy } from '../core/sorted-by.ts';
import { SKILLS, type Skill } from '../players/attributes.ts';
import type { SkillSet } from '../players/skill-set.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { POSITION_WEIGHT_SUM } from './constants.ts';
import { POSITIONS, type Position } from './position.ts';
import { raterIn, weightsOf } from './rater.ts';

/** One skill's part in a rating. */
export interface RatingShare {
  readonly skill: Skill;
  /** Weight in the position, out of 10. */
  readonly weight: number;
  /** The skill itself, 0–100. */
  readonly value: number;
  /** What it adds to the rating: value × weight / 10. */
  readonly share: number;
}

/** Rating 0–100 of the skills in a position; 50 for an unknown position (R-POS-3, R-POS-5). */
export function positionRating(attributes: SkillSet, position: string, ruleset: Ruleset): number {
  assertRuleset(ruleset, 'positionRating');
  return raterIn(position, ruleset)(attributes);
}

/** The skills that count in a position with what each adds to the rating, largest share first; none for an unknown position (R-POS-8). */
export function positionRatingBreakdown(
  attributes: SkillSet,
  position: string,
  ruleset: Ruleset,
): readonly RatingShare[] {
  assertRuleset(ruleset, 'positionRatingBreakdown');
  const weights = weightsOf(position, ruleset);
  if (weights === undefined) return [];
  const shares = SKILLS.filter((skill) => weights[skill] > 0).map((skill) => {
    const [weight, value] = [weights[skill], attributes[skill]];
    return { skill, weight, value, share: (value * weight) / POSITION_WEIGHT_SUM };
  });
  return sortedBy(shares, ({ share }) => -share);
}

/** Rating 0–100 in each of the 24 positions. */
export function ratingsByPosition(attributes: SkillSet, ruleset: Ruleset): Readonly<Record<Position, number>> {
  assertRuleset(ruleset, 'ratingsByPosition');
  const ratings = POSITIONS.map((position) => [position, positionRating(attributes, position, ruleset)]);
  return Object.fromEntries(ratings);
}
