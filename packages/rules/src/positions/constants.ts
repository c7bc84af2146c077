/** What each position asks of a player, and the steps in which ratings are coloured. */

import type { Skill } from '../players/attributes.ts';
import { skillSet } from '../players/skill-set.ts';
import type { Position } from './position.ts';

/** What the weights of a position sum to, so that a rating stays within the 0–100 of the skills (R-POS-3). */
export const POSITION_WEIGHT_SUM = 10;

/** How much each skill counts in a position. */
export type SkillWeights = Readonly<Record<Skill, number>>;

/** Steps in which a rating is coloured, best first. */
export const RATING_COLOURS = ['excellent', 'great', 'good', 'fair', 'poor'] as const;
/** The name of a step of ratings. */
export type RatingColour = (typeof RATING_COLOURS)[number];

/** Constants of positions that a ruleset may change. */
export interface PositionRules {
  readonly weights: Readonly<Record<Position, SkillWeights>>;
  /** Rating in an unknown position. */
  readonly unknownRating: number;
  /** Lowest rating (0–100) of each colour; anything below the last is poor. */
  readonly colourSteps: Readonly<Record<Exclude<RatingColour, 'poor'>, number>>;
  /** Values up to and including this one are match ratings, and count times ten. */
  readonly matchRatingMaximum: number;
}

/**
 * Weights of the skills in each position, in halves for exact sums (R-POS-3, R-POS-4). Right and left weigh alike;
 * missing weights at the end of a row are zero.
 */
// biome-ignore format: a table, one position or pair a row
const WEIGHTS: readonly (readonly [positions: string, ...weights: number[]])[] = [
  //           sta  spe  acc  agi  str  jum  hea  pas  cro  dri  fin  fir  tec  mar  tac  dec  vis  ant  det  com  lea  wor  han  one  ref
  // Finishes in the box: finishing, strength, heading, anticipation, composure.
  ['CF',         0, 0.5, 0.5,   0,   1, 0.5,   1,   0,   0, 0.5, 2.5,   1,   0,   0,   0,   0,   0,   1, 0.5,   1],
  // One of two strikers: more dribbling and first touch than CF, less strength and heading.
  ['RF LF',      0, 0.5,   1,   0, 0.5, 0.5, 0.5,   0,   0,   1, 2.5,   1, 0.5,   0,   0,   0,   0,   1,   0,   1],
  // Beats the full-back and crosses.
  ['RW LW',      0, 1.5, 1.5, 0.5,   0,   0,   0,   0, 1.5,   2,   1, 0.5,   1,   0,   0, 0.5],
  // Sees the pass; RAM and LAM dribble more and shoot.
  ['AM',         0,   0,   0, 0.5,   0,   0,   0, 1.5,   0,   1, 0.5, 1.5, 1.5,   0,   0,   1,   2,   0,   0, 0.5],
  ['RAM LAM',    0,   0, 0.5, 0.5,   0,   0,   0,   1, 0.5, 1.5,   1,   1, 1.5,   0,   0,   1, 1.5],
  // Passes and decides; RCM and LCM run box to box with stamina and work rate.
  ['CM',         1,   0,   0,   0,   0,   0,   0,   2,   0,   0,   0,   1, 0.5,   0,   1, 1.5,   1, 0.5,   0, 0.5,   0,   1],
  ['RCM LCM',  1.5,   0,   0,   0,   0,   0,   0,   2,   0,   0,   0,   1, 0.5,   0,   1,   1,   1, 0.5,   0,   0,   0, 1.5],
  // A wide midfielder tracks back and passes; crosses before he finishes.
  ['RM LM',      1,   1,   1, 0.5,   0,   0,   0, 0.5,   2,   2,   0, 0.5, 0.5,   0,   0, 0.5,   0,   0,   0,   0,   0, 0.5],
  // Wins the ball and reads the game; RDM and LDM cover more ground and pass more.
  ['DM',         1,   0,   0,   0, 0.5,   0,   0,   1,   0,   0,   0,   0,   0,   1,   2,   1,   0, 1.5, 0.5, 0.5,   0,   1],
  ['RDM LDM',    1, 0.5,   0,   0,   0,   0,   0, 1.5,   0,   0,   0, 0.5,   0,   1, 1.5,   1, 0.5,   1,   0,   0,   0, 1.5],
  // A winger who tackles.
  ['RWB LWB',  1.5,   1,   1,   0,   0,   0,   0, 0.5, 1.5,   1,   0, 0.5,   0, 0.5,   1, 0.5,   0,   0,   0,   0,   0,   1],
  // Handling, one-on-ones and reflexes decide.
  ['GK',         0,   0,   0,   1,   0,   1,   0,   0,   0,   0,   0,   0,   0,   0,   0, 0.5,   0, 0.5,   0, 0.5,   0,   0, 2.5, 1.5, 2.5],
  // Marks, heads and leads; RCB and LCB cover the channels with pace and tackling.
  ['CB',         0, 0.5,   0,   0,   1,   1, 1.5,   0,   0,   0,   0,   0,   0,   2, 1.5, 0.5,   0,   1,   0, 0.5, 0.5],
  ['RCB LCB',    0,   1, 0.5,   0, 0.5, 0.5,   1, 0.5,   0,   0,   0,   0,   0,   2,   2, 0.5,   0,   1,   0, 0.5],
  // A defender first: marks and tackles as a centre-back, runs the flank and crosses.
  ['RB LB',      1,   1, 0.5,   0, 0.5,   0,   0, 0.5,   1,   0,   0,   0,   0,   2,   2, 0.5,   0, 0.5,   0,   0,   0, 0.5],
];

/** How much each skill counts in each position (R-POS-3, R-POS-4). */
export const POSITION_WEIGHTS = /* @__PURE__ */ Object.fromEntries(
  WEIGHTS.flatMap(([positions, ...row]) =>
    positions.split(' ').map((position) => [position, skillSet((_, column) => row[column] ?? 0)]),
  ),
) as Readonly<Record<Position, SkillWeights>>;

/** Colour steps: R-POS-6; match ratings: R-POS-7; the rating of an unknown position: R-POS-5. */
export const POSITION_RULES: PositionRules = {
  weights: POSITION_WEIGHTS,
  unknownRating: 50,
  colourSteps: { excellent: 90, great: 80, good: 70, fair: 63 },
  matchRatingMaximum: 10,
};
