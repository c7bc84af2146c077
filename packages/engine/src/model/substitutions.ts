/** Substitutions at the first dead ball after their minute (R-TAC-30). */
import { emit } from './emit.ts';
import { applyFatigue } from './form.ts';
import type { Match } from './state.ts';
import { LOST_TICKS } from './tables.ts';

export function substitute(match: Match): void {
  for (const side of match.sides) {
    while ((side.substitutions[0]?.tick ?? Number.MAX_SAFE_INTEGER) <= playedTicks(match)) {
      const due = side.substitutions.shift();
      const player = side.players.find(({ member }) => member.id === due?.playerOut);
      const member = side.members.find(({ id }) => id === due?.playerIn);
      if (player === undefined || member === undefined) continue;
      emit(match, 'substitution', side.index, { playerIn: member.id, playerOut: player.member.id });
      player.member = member;
      player.energy = member.condition;
      applyFatigue(player);
      match.clock.lost += LOST_TICKS.substitution;
    }
  }
}

/** Ticks of normal time: stoppage time of the first half does not count. */
function playedTicks({ clock }: Match): number {
  const before = clock.period > 1 ? 5400 : 0;
  return before + Math.min(5400, clock.tick - clock.periodStart);
}
