/** Ratings of many players, for which the weights of a position are looked up once. */
import { SKILLS, type Skill } from '../players/attributes.ts';
import type { SkillSet } from '../players/skill-set.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { POSITION_WEIGHT_SUM, type SkillWeights } from './constants.ts';
import type { Position } from './position.ts';

/** Ratings to a millionth: what binary fractions leave over must not show 69 where the rating is 70. */
const PRECISION = 1_000_000;

/** The weights (out of 10) of a position; undefined for an unknown one. */
export function weightsOf(position: string, ruleset: Ruleset): SkillWeights | undefined {
  const { weights } = ruleset.positions;
  return Object.hasOwn(weights, position) ? weights[position as Position] : undefined;
}

/** Rates skills in one position, 0–100; 50 for an unknown position (R-POS-3, R-POS-5). */
export function raterIn(position: string, ruleset: Ruleset): (skills: SkillSet) => number {
  const weights = weightsOf(position, ruleset);
  if (weights === undefined) return () => ruleset.positions.unknownRating;
  const rater = RATERS.get(weights) ?? raterBy(weights);
  RATERS.set(weights, rater);
  return rater;
}

/** The raters made so far, by their weights, which never change. */
const RATERS = new WeakMap<SkillWeights, (skills: SkillSet) => number>();

function raterBy(weights: SkillWeights): (skills: SkillSet) => number {
  const counted = SKILLS.filter((skill) => weights[skill] !== 0);
  const factors = counted.map((skill) => weights[skill]);
  return (skills) => {
    let sum = 0;
    for (let index = 0; index < counted.length; index++) {
      sum += skills[counted[index] as Skill] * (factors[index] as number);
    }
    return Math.round((sum / POSITION_WEIGHT_SUM) * PRECISION) / PRECISION;
  };
}

/** Rates skills in any position, each looked up once. */
export function raterInAll(ruleset: Ruleset): (position: Position, skills: SkillSet) => number {
  const raters = new Map<Position, (skills: SkillSet) => number>();
  return (position, skills) => {
    const rater = raters.get(position) ?? raterIn(position, ruleset);
    raters.set(position, rater);
    return rater(skills);
  };
}
