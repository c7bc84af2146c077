/** How good a player is in a position, and overall: in his natural one (R-PLA-7). */

import { boostedAttributes } from '../boosters/effect.ts';
import { assertRuleset } from '../core/assert.ts';
import { POSITION_WEIGHT_SUM } from '../positions/constants.ts';
import { positionRating, positionRatingBreakdown, type RatingShare } from '../positions/rating.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { PublicPlayer } from './player.ts';

/** Rating 0–100 in the given position, boosters included (R-PLA-7). Screens cut its decimals off. */
export function ratingIn(
  player: Pick<PublicPlayer, 'attributes' | 'attributeBoosters'>,
  position: string,
  ruleset: Ruleset,
): number {
  assertRuleset(ruleset, 'ratingIn');
  return positionRating(boostedAttributes(player, ruleset), position, ruleset);
}

/** Rating 0–100 in the natural position, boosters included (R-PLA-7). Screens cut its decimals off. */
export function overall(
  player: Pick<PublicPlayer, 'personalData' | 'attributes' | 'attributeBoosters'>,
  ruleset: Ruleset,
): number {
  assertRuleset(ruleset, 'overall');
  return ratingIn(player, player.personalData.position, ruleset);
}

/** Rating 0–100 in the natural position without boosters: what value, salary and potential are measured by (R-PLA-9). */
export function ownOverall(player: Pick<PublicPlayer, 'personalData' | 'attributes'>, ruleset: Ruleset): number {
  assertRuleset(ruleset, 'ownOverall');
  return positionRating(player.attributes, player.personalData.position, ruleset);
}

/** One skill's part in an overall, and how much of it boosters give. */
export interface OverallShare extends RatingShare {
  /** Points of the share that come from boosters. */
  readonly boosted: number;
}

/** The skills that make up the overall with what each adds, largest share first; their sum is the overall (R-PLA-7). */
export function overallBreakdown(
  player: Pick<PublicPlayer, 'personalData' | 'attributes' | 'attributeBoosters'>,
  ruleset: Ruleset,
): readonly OverallShare[] {
  assertRuleset(ruleset, 'overallBreakdown');
  const shares = positionRatingBreakdown(boostedAttributes(player, ruleset), player.personalData.position, ruleset);
  return shares.map((part) => ({
    ...part,
    boosted: ((part.value - player.attributes[part.skill]) * part.weight) / POSITION_WEIGHT_SUM,
  }));
}
