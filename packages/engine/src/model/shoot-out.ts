/** Kicks from the penalty mark, after a level extra time: five each, stopped once it is decided, then one each until it is. Who is on the pitch kicks. */

import { emitAt } from './emit.ts';
import { CENTRE, LENGTH, opponent, PENALTY_SPOT, type SideIndex } from './pitch.ts';
import { isPresent } from './players-left.ts';
import { shootOutChance } from './shooting.ts';
import { type Slot, TEAM } from './slots.ts';
import { idOf, type RunningMatch } from './state.ts';

const KICKS = 5;

export function shootOut(match: RunningMatch): void {
  match.clock.period = 5;
  match.clock.periodStart = match.clock.tick;
  const chance = (slot: Slot) => shootOutChance(match, slot);
  const ranked = TEAM.map((slots) =>
    slots.filter((slot) => isPresent(match, slot)).toSorted((a, b) => chance(b) - chance(a) || a - b),
  );
  // Who has more players leaves out as many as the others lack, the weakest from the spot. Law 10 of the game.
  const kickers = Math.min(...ranked.map(({ length }) => length));
  const first: SideIndex = match.random.next() < 0.5 ? 0 : 1;
  for (let round = 0; ; round++) {
    for (const side of [first, opponent(first)]) {
      const kicker = ranked[side]?.[round % kickers];
      if (kicker === undefined) return;
      kick(match, side, kicker);
      if (round < KICKS && isDecided(match, first, round, side)) return;
    }
    if (round >= KICKS - 1 && match.sides[0].shootOut !== match.sides[1].shootOut) return;
  }
}

function kick(match: RunningMatch, side: SideIndex, kicker: Slot): void {
  const scored = match.random.next() < shootOutChance(match, kicker);
  if (scored) match.sides[side].shootOut += 1;
  const [home, away] = [match.sides[0].shootOut, match.sides[1].shootOut];
  const player = idOf(match, kicker);
  emitAt(match, 'shootOutKick', side, LENGTH - PENALTY_SPOT, CENTRE, { player, scored, home, away });
}

/** Whether one side can't be caught any more within the five. */
function isDecided(match: RunningMatch, first: SideIndex, round: number, kicked: SideIndex): boolean {
  const left = (side: SideIndex) => KICKS - round - (side === first || kicked !== first ? 1 : 0);
  const [home, away] = [match.sides[0].shootOut, match.sides[1].shootOut];
  return home > away + left(1) || away > home + left(0);
}
