/** How far clubs have risen above those of a new world, so that a new club is as good as its rivals. */
import type { Category } from '../clubs/category.ts';
import type { ForecastRow } from '../competitions/forecast-row.ts';
import { assertRuleset } from '../core/assert.ts';
import { onCurve } from '../core/curve.ts';
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
 * Points of overall by which a club is founded better than in a new world: the rise of the category's mean best eleven
 * over its newest leagues. A rise of less than a point counts as none. R-CLU-21
 */
export function foundingLift({ category, forecasts }: CategoryLevel, ruleset: Ruleset): number {
  assertRuleset(ruleset, 'foundingLift');
  const { levelLeagues, elevenAbove, leastLift, highestLift } = ruleset.clubCreation;
  const ordinary = entryOf(ruleset.players.categories, category, 'foundingLift: needs a category').mean;
  const strengths = forecasts.slice(0, levelLeagues).flatMap((rows) => rows.map(({ strength }) => strength));
  const level = mean(strengths) ?? 0;
  const risen = level - ordinary - elevenAbove;
  return risen < leastLift ? 0 : Math.min(risen, highestLift);
}

/** Dollars with which a club of the lift opens: its better players' wages for as many weeks as in a new world. R-CLU-22 */
export function liftedMoney(
  money: number,
  { category, lift }: { readonly category: Category; readonly lift: number },
  ruleset: Ruleset,
): number {
  const ordinary = entryOf(ruleset.players.categories, category, 'liftedMoney: needs a category').mean;
  const wages = (points: number) => Math.max(1, onCurve(ruleset.players.salary.overall, ordinary + points));
  return Math.round((money * wages(lift)) / wages(0));
}
