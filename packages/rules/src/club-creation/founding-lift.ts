/** How far clubs are above their category's mean, so that a new club is as good as its rivals. */
import type { Category } from '../clubs/category.ts';
import type { ForecastRow } from '../competitions/forecast-row.ts';
import { assertRuleset } from '../core/assert.ts';
import { entryOf } from '../core/entry-of.ts';
import { mean } from '../core/mean.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';

/** A category of a world, and the press forecasts of the leagues that it has drawn. */
export interface CategoryLevel {
  readonly category: Category;
  /** The newest first; older ones than the rule set looks at do not count. */
  readonly forecasts: readonly (readonly ForecastRow[])[];
}

/**
 * Points of overall by which a club is founded above its category's mean: as far as the mean best eleven of its newest
 * leagues is, none below a point; before the first draw by those of a new world. R-CLU-21
 */
export function foundingLift({ category, forecasts }: CategoryLevel, ruleset: Ruleset): number {
  assertRuleset(ruleset, 'foundingLift');
  const { newWorldLift, levelLeagues, elevenAbove, leastLift, highestLift } = ruleset.clubCreation;
  if (forecasts.length === 0) return newWorldLift;
  const ordinary = entryOf(ruleset.players.categories, category, 'foundingLift: needs a category').mean;
  const strengths = forecasts.slice(0, levelLeagues).flatMap((rows) => rows.map(({ strength }) => strength));
  const level = mean(strengths) ?? 0;
  const risen = level - ordinary - elevenAbove;
  return risen < leastLift ? 0 : Math.min(risen, highestLift);
}
