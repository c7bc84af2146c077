import { assertRuleset } from '../core/assert.ts';
import type { Player } from '../players/player.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { weeklySalaries } from './salaries.ts';

type Waged = readonly Pick<Player, 'salary'>[];

/** Whole dollars that may be spent on players: cash minus two weeks of wages, never below 0. R-FIN-4 */
export function availableMoney(totalMoney: number, players: Waged, ruleset: Ruleset): number {
  assertRuleset(ruleset, 'availableMoney');
  return Math.max(0, totalMoney - reserve(players, ruleset));
}

/** Whole dollars that have to come in before a player of that market value can be bought; 0 if he can. R-FIN-4, R-MKT-9 */
export function missingMoney(totalMoney: number, players: Waged, price: number, ruleset: Ruleset): number {
  assertRuleset(ruleset, 'missingMoney');
  return Math.max(0, price + 1 + reserve(players, ruleset) - totalMoney);
}

function reserve(players: Waged, { finances }: Ruleset): number {
  return Math.ceil(finances.reservedWages * weeklySalaries(players));
}
