/** What a player earns. */

import { onCurve } from '../core/curve.ts';
import { demandRuleset } from '../core/demand.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { ownOverall } from './overall.ts';
import type { Player } from './player.ts';

/** Weekly salary in whole dollars by overall, boosters left out (R-PLA-11). */
export function weeklySalary(player: Pick<Player, 'personalData' | 'attributes'>, ruleset: Ruleset): number {
  demandRuleset(ruleset, 'weeklySalary');
  const { overall, step } = ruleset.players.salary;
  return Math.max(1, Math.round(onCurve(overall, ownOverall(player, ruleset)) / step)) * step;
}
