import type { Player } from '../players/player.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { weeklySalaries } from './salaries.ts';

/** Whole dollars that may be spent on players: cash minus two weeks of wages, never below 0. R-FIN-4 */
export function availableMoney(
  totalMoney: number,
  players: readonly Pick<Player, 'salary'>[],
  ruleset: Ruleset = ALPHA,
): number {
  return Math.max(0, totalMoney - ruleset.finances.reservedWages * weeklySalaries(players));
}
