/** What a player earns. */

import type { Category } from '../clubs/category.ts';
import { assertRuleset } from '../core/assert.ts';
import { onCurve } from '../core/curve.ts';
import { entryOf } from '../core/entry-of.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { ownOverall } from './overall.ts';
import type { Player } from './player.ts';

type Paid = Pick<Player, 'personalData' | 'attributes'>;

/** Weekly salary of a player without a club in whole dollars, by overall, boosters left out (R-PLA-11). */
export function weeklySalary(player: Paid, ruleset: Ruleset): number {
  assertRuleset(ruleset, 'weeklySalary');
  return salaryOf(ownOverall(player, ruleset), 1, ruleset);
}

/** Weekly salary in whole dollars that the clubs of a category pay; throws for no category (R-PLA-11). */
export function categorySalary(player: Paid, category: Category, ruleset: Ruleset): number {
  assertRuleset(ruleset, 'categorySalary');
  return salaryAt(ownOverall(player, ruleset), category, ruleset);
}

/** Weekly salary in whole dollars that the clubs of a category pay a player of that overall, 0–100; throws for no category (R-PLA-11). */
export function salaryAt(overall: number, category: Category, ruleset: Ruleset): number {
  assertRuleset(ruleset, 'salaryAt');
  const factors = ruleset.players.salary.categories;
  return salaryOf(overall, entryOf(factors, category, 'salaryAt: needs a category'), ruleset);
}

function salaryOf(overall: number, factor: number, ruleset: Ruleset): number {
  const { overall: dollars, step } = ruleset.players.salary;
  return Math.max(1, Math.round((factor * onCurve(dollars, overall)) / step)) * step;
}
