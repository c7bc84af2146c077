/** Substitutions: those planned are made at the first dead ball after their minute (R-TAC-30). Plan, orders and injuries share what the rule set allows. */
import type { LapseReason } from '../events/event.ts';
import { slotOfPlayer } from './absence.ts';
import { emit } from './emit.ts';
import { applyFatigue } from './form.ts';
import type { Slot } from './slots.ts';
import { idOf, type Match, type Member, memberAt, type Side } from './state.ts';
import { LOST_TICKS } from './tables.ts';

/** Makes the planned substitutions that are due, or lets them lapse. */
export function makePlanned(match: Match): void {
  for (const side of match.sides) {
    while ((side.substitutions[0]?.tick ?? Number.MAX_SAFE_INTEGER) <= playedTicks(match)) {
      const due = side.substitutions.shift();
      if (due === undefined) break;
      const { playerIn, playerOut } = due;
      const lapse = substituteById(match, side, playerIn, playerOut);
      if (lapse !== null) emit(match, 'lapse', side.index, { order: null, reason: lapse, playerIn, playerOut });
    }
  }
}

/** Changes two players by their ids; answers why it can't be done, or null when it is. */
export function substituteById(match: Match, side: Side, playerIn: string, playerOut: string): LapseReason | null {
  const slot = slotOfPlayer(match, side.index, playerOut);
  const member = bench(side).find(({ id }) => id === playerIn);
  if (slot === undefined) return 'playerOutGone';
  if (member === undefined) return 'playerInUsed';
  if (side.changesLeft === 0) return 'noChangesLeft';
  substitute(match, slot, member);
  return null;
}

/** Those who may still come on. */
export function bench({ members, unused }: Side): readonly Member[] {
  return members.filter(({ place }) => unused.includes(place));
}

/** The player of the slot goes off, the other takes his place. Play waits until everyone has found his own again. */
export function substitute(match: Match, slot: Slot, member: Member): void {
  const { restart, clock } = match;
  const playerOut = idOf(match, slot);
  bringOn(match, slot, member, playerOut);
  clock.lost += LOST_TICKS.substitution;
  restart.ticksLeft = Math.max(restart.ticksLeft, LOST_TICKS.substitution);
}

/** A player of the bench takes a slot over, for somebody who goes off. */
export function bringOn(match: Match, slot: Slot, member: Member, playerOut: string): void {
  const { players } = match;
  const side = match.sides[slot < 11 ? 0 : 1];
  side.unused.splice(side.unused.indexOf(member.place), 1);
  side.changesLeft -= 1;
  emit(match, 'substitution', side.index, { playerIn: member.id, playerOut });
  players.members[slot] = member;
  players.energy[slot] = member.condition;
  players.booked[slot] = 0;
  players.fouls[slot] = 0;
  players.hurt[slot] = 0;
  players.stun[slot] = 0;
  applyFatigue(match, slot);
}

/** How good a player is in the position of a slot, 0–100. */
export function ratingIn(match: Match, slot: Slot, member: Member = memberAt(match, slot)): number {
  const side = match.sides[slot < 11 ? 0 : 1];
  const position = side.positions[slot % 11];
  return position === undefined ? 0 : member.ratings[position];
}

/** Ticks of normal time: stoppage time of the first half does not count. */
function playedTicks({ clock }: Match): number {
  const before = clock.period > 1 ? 5400 : 0;
  return before + Math.min(5400, clock.tick - clock.periodStart);
}
