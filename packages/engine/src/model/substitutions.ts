/** Substitutions at the first dead ball after their minute (R-TAC-30). */
import { emit } from './emit.ts';
import { applyFatigue, takeSlot } from './form.ts';
import { TEAM } from './slots.ts';
import { idOf, type Match } from './state.ts';
import { LOST_TICKS } from './tables.ts';

export function substitute(match: Match): void {
  for (const { index, substitutions, members } of match.sides) {
    while ((substitutions[0]?.tick ?? Number.MAX_SAFE_INTEGER) <= playedTicks(match)) {
      const due = substitutions.shift();
      const slot = TEAM[index].find((each) => idOf(match, each) === due?.playerOut);
      const member = members.find(({ id }) => id === due?.playerIn);
      if (slot === undefined || member === undefined) continue;
      emit(match, 'substitution', index, { playerIn: member.id, playerOut: idOf(match, slot) });
      match.players.members[slot] = member;
      match.players.energy[slot] = member.condition;
      takeSlot(match, slot);
      applyFatigue(match, slot);
      match.clock.lost += LOST_TICKS.substitution;
      // Play waits until everyone has found his place again.
      match.restart.ticksLeft = Math.max(match.restart.ticksLeft, LOST_TICKS.substitution);
    }
  }
}

/** Ticks of normal time: stoppage time of the first half does not count. */
function playedTicks({ clock }: Match): number {
  const before = clock.period > 1 ? 5400 : 0;
  return before + Math.min(5400, clock.tick - clock.periodStart);
}
