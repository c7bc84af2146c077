/** Kicks from the penalty mark, after a level extra time: five each, stopped once it is decided, then one each until it is. */
import { clamp } from './arithmetic.ts';
import { emitAt } from './emit.ts';
import { CENTRE, LENGTH, opponent, PENALTY_SPOT, type SideIndex } from './pitch.ts';
import { keeperOf, type Match } from './state.ts';
import { PAR, SHOOTING } from './tables.ts';

const KICKS = 5;

export function shootOut(match: Match): void {
  match.clock.period = 5;
  match.clock.periodStart = match.clock.tick;
  const order = match.sides.map(({ players }) =>
    players.toSorted(
      (a, b) => b.skills.finishing + b.skills.composure - a.skills.finishing - a.skills.composure || a.slot - b.slot,
    ),
  );
  const first: SideIndex = match.random.next() < 0.5 ? 0 : 1;
  for (let round = 0; ; round++) {
    for (const side of [first, opponent(first)]) {
      const kicker = order[side]?.[round % 11];
      if (kicker === undefined) return;
      kick(match, side, kicker.member.id, (kicker.skills.finishing + kicker.skills.composure) / 2);
      if (round < KICKS && isDecided(match, first, round, side)) return;
    }
    if (round >= KICKS - 1 && match.sides[0].shootOut !== match.sides[1].shootOut) return;
  }
}

function kick(match: Match, side: SideIndex, player: string, nerve: number): void {
  const { reflexes, oneOnOnes } = keeperOf(match, opponent(side)).skills;
  const chance = clamp(SHOOTING.penalty + 0.4 * (nerve - PAR) - 0.35 * ((reflexes + oneOnOnes) / 2 - PAR), 0.4, 0.95);
  const scored = match.random.next() < chance;
  if (scored) match.sides[side].shootOut += 1;
  const [home, away] = [match.sides[0].shootOut, match.sides[1].shootOut];
  emitAt(match, 'shootOutKick', side, LENGTH - PENALTY_SPOT, CENTRE, { player, scored, home, away });
}

/** Whether one side can't be caught any more within the five. */
function isDecided(match: Match, first: SideIndex, round: number, kicked: SideIndex): boolean {
  const left = (side: SideIndex) => KICKS - round - (side === first || kicked !== first ? 1 : 0);
  const [home, away] = [match.sides[0].shootOut, match.sides[1].shootOut];
  return home > away + left(1) || away > home + left(0);
}
