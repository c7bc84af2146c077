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
  return salaryOf(player, 1, ruleset);
}

/** Weekly salary in whole dollars that the clubs of a category pay; throws for no category (R-PLA-11). */
export function categorySalary(player: Paid, category: Category, ruleset: Ruleset): number {
  assertRuleset(ruleset, 'categorySalary');
  const factors = ruleset.players.salary.categories;
  return salaryOf(player, entryOf(factors, category, 'categorySalary: needs a category'), ruleset);
}

function salaryOf(player: Paid, factor: number, ruleset: Ruleset): number {
  const { overall, step } = ruleset.players.salary;
  return Math.max(1, Math.round((factor * onCurve(overall, ownOverall(player, ruleset))) / step)) * step;
}
