/** The colour step of a number: screens give each step its colour (R-POS-6). */
import { assertRuleset } from '../core/assert.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { stepOf } from './colour-step.ts';
import type { RatingColour } from './constants.ts';

/**
 * Colour of an overall, a rating in a position (0–100) or a match rating (0–10): values up to and including 10 count times ten (R-POS-7).
 * Compares the raw value, not the one shown.
 */
export function ratingColour(value: number, ruleset: Ruleset): RatingColour {
  assertRuleset(ruleset, 'ratingColour');
  return attributeColour(value <= ruleset.positions.matchRatingMaximum ? value * 10 : value, ruleset);
}

/** Colour of an attribute (0–100), which is never taken for a match rating: 8 of 100 is poor (R-POS-7). */
export function attributeColour(value: number, ruleset: Ruleset): RatingColour {
  assertRuleset(ruleset, 'attributeColour');
  return stepOf(value, ruleset.positions.colourSteps);
}
