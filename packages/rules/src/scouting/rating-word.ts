/** The word for a rating among the players of a category. Colours are the same everywhere (R-POS-6); words follow the category. */
import type { Category } from '../clubs/category.ts';
import { assertRuleset } from '../core/assert.ts';
import { entryOf } from '../core/entry-of.ts';
import { type LowestOfSteps, stepOf } from '../positions/colour-step.ts';
import type { RatingColour } from '../positions/constants.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';

/**
 * Lowest whole rating that each word has in the category; 'poor' is below all of them. The mean rating of the category's squads is
 * 'good'. Throws a RangeError for a category that the rule set lacks. R-POS-10
 */
export function ratingWordSteps(category: Category, ruleset: Ruleset): LowestOfSteps {
  assertRuleset(ruleset, 'ratingWordSteps');
  const { mean, spread } = entryOf(ruleset.players.categories, category, 'ratingWordSteps: needs a category');
  const step = (spreads: number) => Math.ceil(mean + spreads * spread);
  return { excellent: step(2), great: step(1), good: step(0), fair: step(-1) };
}

/** The word for an overall or a rating in a position (0–100) in a club of the category. Compares the raw value. R-POS-10 */
export function ratingWord(value: number, category: Category, ruleset: Ruleset): RatingColour {
  return stepOf(value, ratingWordSteps(category, ruleset));
}
