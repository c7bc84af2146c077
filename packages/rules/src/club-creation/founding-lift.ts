/** How far clubs have risen above a new world's, so that a new club starts level with its rivals. */
import type { Category } from '../clubs/category.ts';
import type { ForecastRow } from '../competitions/forecast-row.ts';
import { clamp } from '../core/clamp.ts';
import { onCurve } from '../core/curve.ts';
import { demandRuleset } from '../core/demand.ts';
import { entryOf } from '../core/entry.ts';
import { mean } from '../core/mean.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';

/** A category of a world, and the press forecasts of the leagues that it has drawn. */
export interface CategoryLevel {
  readonly category: Category;
  /** The newest first; older ones than the rule set looks at do not count. */
  readonly forecasts: readonly (readonly ForecastRow[])[];
}

/**
 * Whole points of overall by which a new club of the category is founded better than in a new world: as far as the mean
 * best eleven of the newest leagues stands above new ones, 0 before the first draw. R-CLU-21
 */
export function foundingLift({ category, forecasts }: CategoryLevel, ruleset: Ruleset): number {
  demandRuleset(ruleset, 'foundingLift');
  const { levelLeagues, elevenAbove, highestLift } = ruleset.clubCreation;
  const ordinary = entryOf(ruleset.players.categories, category, 'foundingLift: needs a category').mean;
  const strengths = forecasts.slice(0, levelLeagues).flatMap((rows) => rows.map(({ strength }) => strength));
  const level = mean(strengths) ?? 0;
  return clamp(0, Math.floor(level - ordinary - elevenAbove), highestLift);
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
