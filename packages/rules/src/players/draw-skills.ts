/** Skills of a new player: random around the needs of his position, then moved until his rating is the one wanted. */

import { clamp } from '../core/clamp.ts';
import type { Random } from '../core/random.ts';
import type { Position } from '../positions/position.ts';
import { positionRating } from '../positions/rating.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { SKILL_GROUPS } from './attribute-groups.ts';
import { type SkillSet, skillSet } from './skill-set.ts';

const LOWEST = 1;
const HIGHEST = 100;
/** Skills are drawn to one decimal, which moves a rating by at most half of this. */
const PRECISION = 10;
/** Each round moves the rating by the whole distance, less what skills at their bounds can't follow: one is enough for most players. */
const MOST_ROUNDS = 40;
const CLOSE_ENOUGH = 0.001;

/** The skills of a player whose rating in the position is `rating`, to a tenth, where skills of 1 to 100 can give it. Two draws a skill. */
export function drawSkills(random: Random, position: Position, rating: number, ruleset: Ruleset): SkillSet {
  const weights = ruleset.positions.weights[position];
  const { emphasis, spread, outfield, keeper } = ruleset.players.skills;
  const shares = position === 'GK' ? keeper : outfield;

  const drawn = skillSet((skill) => {
    const weight = weights[skill];
    const expected = weight > 0 ? rating + weight * emphasis : rating * shares[SKILL_GROUPS[skill]];
    return bounded(expected + (random.next() + random.next() - 1) * spread);
  });

  let skills = drawn;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const distance = rating - positionRating(skills, position, ruleset);
    if (Math.abs(distance) < CLOSE_ENOUGH) break;
    const before = skills;
    skills = skillSet((skill) => (weights[skill] > 0 ? bounded(before[skill] + distance) : before[skill]));
  }
  return skillSet((skill) => Math.round(skills[skill] * PRECISION) / PRECISION);
}

function bounded(value: number): number {
  return clamp(LOWEST, value, HIGHEST);
}
