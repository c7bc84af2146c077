/** The word for a rating among the players of a category. Colours are the same everywhere (R-POS-6); words follow the category. */
import type { Category } from '../clubs/category.ts';
import { demandRuleset } from '../core/demand.ts';
import { entryOf } from '../core/entry.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { RATING_COLOURS, type RatingColour } from './tables.ts';

/** Spreads between the mean of a category and the lowest rating of each word. Not part of the rule set: no match depends on them. */
const SPREADS = { excellent: 2, great: 1, good: 0, fair: -1 } as const;

/**
 * Lowest whole rating that each word has in the category; 'poor' is below all of them. The mean rating of the category's squads is
 * 'good'. Throws a RangeError for a category that the rule set lacks. R-POS-10
 */
export function ratingWordSteps(
  category: Category,
  ruleset: Ruleset,
): Readonly<Record<Exclude<RatingColour, 'poor'>, number>> {
  demandRuleset(ruleset, 'ratingWordSteps');
  const { mean, spread } = entryOf(ruleset.players.categories, category, 'ratingWordSteps: needs a category');
  const step = (spreads: number) => Math.ceil(mean + spreads * spread);
  const { excellent, great, good, fair } = SPREADS;
  return { excellent: step(excellent), great: step(great), good: step(good), fair: step(fair) };
}

/** The word for an overall or a rating in a position (0–100) in a club of the category. Compares the raw value. R-POS-10 */
export function ratingWord(value: number, category: Category, ruleset: Ruleset): RatingColour {
  const steps = ratingWordSteps(category, ruleset);
  return RATING_COLOURS.find((word) => word === 'poor' || value >= steps[word]) ?? 'poor';
}
