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
 * What each position asks of a player (R-POS-3, R-POS-4). In halves, so that sums are exact. The right and the left of a pair weigh alike; what a
 * row leaves out at its end is zero.
 *
 * - CF finishes: the box asks for finishing, strength, heading, anticipation and a cool head. RF, LF are one of two strikers: as much
 *   finishing, more dribbling and a first touch that starts the move, less strength and heading.
 * - RW, LW beat their man and cross. RM, LM do the same from deeper: stamina and passing for the way back, crossing before finishing.
 * - AM sees the pass; RAM, LAM dribble more and shoot. CM passes and decides; RCM, LCM run box to box: stamina and work rate. DM wins the ball and reads the game; RDM, LDM
 *   cover more ground and pass more.
 * - RWB, LWB are wingers who tackle; RB, LB are defenders first: they mark and tackle as centre-backs do, run the flank and cross. CB marks, heads and leads; RCB, LCB cover the channels, so pace and tackling.
 * - GK alone is judged by handling, one-on-ones and reflexes.
 */
// biome-ignore format: a table, one position or pair a row
const WEIGHTS: readonly (readonly [positions: string, ...weights: number[]])[] = [
  //           sta  spe  acc  agi  str  jum  hea  pas  cro  dri  fin  fir  tec  mar  tac  dec  vis  ant  det  com  lea  wor  han  one  ref
  ['CF',         0, 0.5, 0.5,   0,   1, 0.5,   1,   0,   0, 0.5, 2.5,   1,   0,   0,   0,   0,   0,   1, 0.5,   1],
  ['RF LF',      0, 0.5,   1,   0, 0.5, 0.5, 0.5,   0,   0,   1, 2.5,   1, 0.5,   0,   0,   0,   0,   1,   0,   1],
  ['RW LW',      0, 1.5, 1.5, 0.5,   0,   0,   0,   0, 1.5,   2,   1, 0.5,   1,   0,   0, 0.5],
  ['AM',         0,   0,   0, 0.5,   0,   0,   0, 1.5,   0,   1, 0.5, 1.5, 1.5,   0,   0,   1,   2,   0,   0, 0.5],
  ['RAM LAM',    0,   0, 0.5, 0.5,   0,   0,   0,   1, 0.5, 1.5,   1,   1, 1.5,   0,   0,   1, 1.5],
  ['CM',         1,   0,   0,   0,   0,   0,   0,   2,   0,   0,   0,   1, 0.5,   0,   1, 1.5,   1, 0.5,   0, 0.5,   0,   1],
  ['RCM LCM',  1.5,   0,   0,   0,   0,   0,   0,   2,   0,   0,   0,   1, 0.5,   0,   1,   1,   1, 0.5,   0,   0,   0, 1.5],
  ['RM LM',      1,   1,   1, 0.5,   0,   0,   0, 0.5,   2,   2,   0, 0.5, 0.5,   0,   0, 0.5,   0,   0,   0,   0,   0, 0.5],
  ['DM',         1,   0,   0,   0, 0.5,   0,   0,   1,   0,   0,   0,   0,   0,   1,   2,   1,   0, 1.5, 0.5, 0.5,   0,   1],
  ['RDM LDM',    1, 0.5,   0,   0,   0,   0,   0, 1.5,   0,   0,   0, 0.5,   0,   1, 1.5,   1, 0.5,   1,   0,   0,   0, 1.5],
  ['RWB LWB',  1.5,   1,   1,   0,   0,   0,   0, 0.5, 1.5,   1,   0, 0.5,   0, 0.5,   1, 0.5,   0,   0,   0,   0,   0,   1],
  ['GK',         0,   0,   0,   1,   0,   1,   0,   0,   0,   0,   0,   0,   0,   0,   0, 0.5,   0, 0.5,   0, 0.5,   0,   0, 2.5, 1.5, 2.5],
  ['CB',         0, 0.5,   0,   0,   1,   1, 1.5,   0,   0,   0,   0,   0,   0,   2, 1.5, 0.5,   0,   1,   0, 0.5, 0.5],
  ['RCB LCB',    0,   1, 0.5,   0, 0.5, 0.5,   1, 0.5,   0,   0,   0,   0,   0,   2,   2, 0.5,   0,   1,   0, 0.5],
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
