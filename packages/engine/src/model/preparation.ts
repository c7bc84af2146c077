/** What a player brings to a match as numbers, before fatigue. */

/** Shares from 0 to 1, a little above 1 with every advantage added, in the order of SKILLS. */
export type Skills = readonly number[];

/** Weights of the skills in a position, in the order of SKILLS. They sum to 1. */
export type RoleWeights = readonly number[];

/** What a player brings to a match, wherever he plays: each skill as usual, and what this day alone adds to it. Shares. */
export interface Preparation {
  readonly usual: Skills;
  readonly extra: Skills;
}
