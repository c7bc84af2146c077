/**
 * Substitutions: those planned are due at the first dead ball after their minute; one walks off, the other on (R-TAC-30). Plan, orders and injuries share what
 * the rule set allows.
 */
import type { LapseReason } from '../events/event.ts';
import { distance } from './arithmetic.ts';
import { LOST_TICKS } from './constants.ts';
import { applyFatigue, takeSlot } from './current-ability.ts';
import { emit } from './emit.ts';
import { aim } from './movement.ts';
import { HALF } from './periods.ts';
import { MIDDLE } from './pitch.ts';
import { isLeaving, slotOfPlayer } from './players-left.ts';
import { emitRunning } from './run-totals.ts';
import { KEEPERS, type Slot, sideOf } from './slots.ts';
import { idOf, type Member, memberAt, type RunningMatch, type Side } from './state.ts';

/** Where players come and go: on the touchline, level with the halfway line; metres from there at which they shake hands. */
const BENCH = { x: MIDDLE, y: 0 } as const;
const HANDSHAKE = 2;
/** Ticks for which play waits while a player leaves, and after his substitute has come on. */
const ON_HIS_WAY = 6;
export const FINDS_HIS_PLACE = 20;

/** Settles the planned substitutions that are due, or lets them lapse. */
export function makePlanned(match: RunningMatch): void {
  for (const side of match.sides) {
    while ((side.substitutions[0]?.tick ?? Number.MAX_SAFE_INTEGER) <= playedTicks(match)) {
      const due = side.substitutions.shift();
      if (due === undefined) break;
      const { playerIn, playerOut } = due;
      const lapse = changeById(match, side, playerIn, playerOut);
      if (lapse !== null) emit(match, 'lapse', side.index, { order: null, reason: lapse, playerIn, playerOut });
    }
  }
}

/** Settles a change of two players by their ids; answers why it can't be made, or null. Who is hurt goes at once, others walk off. */
export function changeById(match: RunningMatch, side: Side, playerIn: string, playerOut: string): LapseReason | null {
  const slot = slotOfPlayer(match, side.index, playerOut);
  const member = bench(side).find(({ id }) => id === playerIn);
  if (slot === undefined || isLeaving(match, slot)) return 'playerOutGone';
  if (member === undefined) return 'playerInUsed';
  if (side.changesLeft === 0) return 'noChangesLeft';
  if (match.players.hurt[slot] > 0) {
    substitute(match, slot, member);
    return null;
  }
  reserve(side, member);
  side.leaving.push({ slot, place: member.place });
  return null;
}

/** Those who may still come on. */
export function bench({ members, unused }: Side): readonly Member[] {
  return members.filter(({ place }) => unused.includes(place));
}

/** One tick of a dead ball: who is to come off walks to the touchline, and there the other comes on. */
export function seeOff(match: RunningMatch): void {
  const { restart, players } = match;
  restart.changing = false;
  for (const side of match.sides) {
    if (side.leaving.length === 0) continue;
    for (const change of [...side.leaving]) {
      const { slot } = change;
      if (distance(players.x[slot] - BENCH.x, players.y[slot] - BENCH.y) < HANDSHAKE) {
        complete(match, side, change);
        holdUp(match);
        continue;
      }
      aim(players, slot, BENCH.x, BENCH.y);
      restart.changing = true;
      restart.ticksLeft = Math.max(restart.ticksLeft, ON_HIS_WAY);
    }
  }
}

/** At the start of a period those who are due come from the dressing room. */
export function substituteAtOnce(match: RunningMatch): void {
  makePlanned(match);
  for (const side of match.sides) for (const change of [...side.leaving]) complete(match, side, change);
}

/** The player of the slot goes off where he is, the other takes his place. Play waits until everyone has found his own again. */
export function substitute(match: RunningMatch, slot: Slot, member: Member): void {
  const playerOut = idOf(match, slot);
  emitRunning(match, slot);
  bringOn(match, slot, member, playerOut);
  holdUp(match);
}

/** A substitute takes over the slot of a player who goes off. */
export function bringOn(match: RunningMatch, slot: Slot, member: Member, playerOut: string): void {
  reserve(match.sides[sideOf(slot)], member);
  comeOn(match, slot, member, playerOut);
}

/** Removes the player from the bench, and the change from those left. */
function reserve(side: Side, { place }: Member): void {
  side.unused.splice(side.unused.indexOf(place), 1);
  side.changesLeft -= 1;
}

function complete(match: RunningMatch, side: Side, change: Side['leaving'][number]): void {
  const { slot, place } = change;
  side.leaving.splice(side.leaving.indexOf(change), 1);
  const member = side.members[place];
  if (member === undefined) throw new RangeError(`substitution: needs a place with a player, got ${place}`);
  emitRunning(match, slot);
  comeOn(match, slot, member, idOf(match, slot));
}

function holdUp({ clock, restart }: RunningMatch): void {
  clock.lost += LOST_TICKS.substitution;
  restart.ticksLeft = Math.max(restart.ticksLeft, FINDS_HIS_PLACE);
  restart.fresh = true;
}

function comeOn(match: RunningMatch, slot: Slot, member: Member, playerOut: string): void {
  const { players } = match;
  emit(match, 'substitution', sideOf(slot), { playerIn: member.id, playerOut });
  players.members[slot] = member;
  players.energy[slot] = member.condition;
  players.booked[slot] = 0;
  players.fouls[slot] = 0;
  players.hurt[slot] = 0;
  players.stun[slot] = 0;
  takeSlot(match, slot);
  applyFatigue(match, slot);
}

/** How good a player is in the position of a slot, 0–100. */
export function slotRating(match: RunningMatch, slot: Slot, member: Member = memberAt(match, slot)): number {
  const side = sideOf(slot);
  const position = match.sides[side].positions[slot - KEEPERS[side]];
  return position === undefined ? 0 : member.ratings[position];
}

/** Ticks of normal time: stoppage time of the first half does not count. */
function playedTicks({ clock }: RunningMatch): number {
  const before = clock.period > 1 ? HALF : 0;
  return before + Math.min(HALF, clock.tick - clock.periodStart);
}
