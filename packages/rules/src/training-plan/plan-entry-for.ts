/** Which entry of a plan is meant for a player. */
import type { Player } from '../players/player.ts';
import { isKeeper } from '../players/squad-limits.ts';
import { lineOf } from '../positions/line.ts';
import type { PlanEntry, PlanGroup, PlanTarget, TrainingPlan } from './plan.ts';

/** The entry for the player on such a day: the narrowest, of those the first; null for none. */
export function planEntryFor(player: Player, plan: TrainingPlan, isMatchDay: boolean): PlanEntry | null {
  const meant = plan.entries.filter(({ target, day }) => {
    const isDay = day === 'any' || (day === 'match') === isMatchDay;
    return isDay && includes(target, player);
  });
  const narrowest = Math.max(...meant.map(({ target }) => WIDTHS.indexOf(target.kind)));
  return meant.find(({ target }) => WIDTHS.indexOf(target.kind) === narrowest) ?? null;
}

const WIDTHS: readonly PlanTarget['kind'][] = ['squad', 'group', 'player'];

function includes(target: PlanTarget, player: Player): boolean {
  if (target.kind === 'squad') return true;
  if (target.kind === 'group') return target.group === groupOf(player);
  return target.playerId === player.id;
}

function groupOf(player: Player): PlanGroup {
  return isKeeper(player) ? 'goal' : lineOf(player.personalData.position);
}
