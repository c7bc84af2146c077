/** Promotion and relegation: the category in which a club plays its next league. */
import { CATEGORIES, type Category } from '../clubs/category.ts';
import { assert, assertRuleset } from '../core/assert.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';

/** The levels that clubs climb; one of another world has no neighbours. */
const LADDER: readonly Category[] = CATEGORIES;

/** Where a club has finished. */
export interface FinalPlaceInput {
  /** The category of the league. */
  readonly category: Category;
  /** From 1 to `clubs`. */
  readonly place: number;
  /** Clubs in the league. */
  readonly clubs: number;
}

/** The effect of a final place on a club's category. */
export type LeagueMovement = 'promoted' | 'relegated' | 'stays';

/**
 * Whether a place is promoted, relegated or neither. The highest category has no promotion, the lowest no relegation. A
 * place in both zones of a small league is promoted. Throws for a place outside the league. R-DIV-1
 */
export function movementOf({ category, place, clubs }: FinalPlaceInput, ruleset: Ruleset): LeagueMovement {
  assertRuleset(ruleset, 'movementOf');
  const isPlace = Number.isInteger(place) && place >= 1 && place <= clubs;
  assert(isPlace, 'movementOf: needs a place of the league', place, clubs);
  const { promotedClubs, relegatedClubs } = ruleset.competitions;
  const level = LADDER.indexOf(category);
  const isUp = place <= promotedClubs && level !== -1 && level < LADDER.length - 1;
  const isDown = place > clubs - relegatedClubs && level > 0;
  if (isUp) return 'promoted';
  return isDown && place > promotedClubs ? 'relegated' : 'stays';
}

/** The category after a league that ended on that place: at most one step away. Throws as `movementOf` does. R-DIV-1, R-DIV-2 */
export function categoryAfter(input: FinalPlaceInput, ruleset: Ruleset): Category {
  assertRuleset(ruleset, 'categoryAfter');
  const steps = { promoted: 1, relegated: -1, stays: 0 }[movementOf(input, ruleset)];
  return LADDER[LADDER.indexOf(input.category) + steps] ?? input.category;
}
