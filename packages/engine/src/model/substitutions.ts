/** Substitutions at the first dead ball after their minute: one walks off, the other on (R-TAC-30). */
import { distance } from './arithmetic.ts';
import { emit } from './emit.ts';
import { applyFatigue, takeSlot } from './form.ts';
import { aim } from './movement.ts';
import { MIDDLE } from './pitch.ts';
import { emitRunning } from './run-totals.ts';
import { type Slot, TEAM } from './slots.ts';
import { idOf, type Match, type Member, type Side } from './state.ts';
import { LOST_TICKS } from './tables.ts';

/** Where players come and go: on the touchline, level with the halfway line; metres from there at which they shake hands. */
const BENCH = { x: MIDDLE, y: 0 } as const;
const HANDSHAKE = 2;
/** Ticks for which play waits while somebody is on his way off, and when the other has come on. */
const ON_HIS_WAY = 6;
export const FINDS_HIS_PLACE = 20;

/** One tick of a dead ball: who is to come off walks to the touchline, and there the other comes on. */
export function substitute(match: Match): void {
  const { restart, players, clock } = match;
  restart.changing = false;
  for (const side of match.sides) {
    if (!isAnyDue(match, side)) continue;
    for (const change of dueChanges(match, side)) {
      const slot = slotOf(match, side, change.playerOut);
      if (slot === undefined) {
        drop(side, change);
        continue;
      }
      if (distance(players.x[slot] - BENCH.x, players.y[slot] - BENCH.y) < HANDSHAKE) {
        makeChange(match, side, change, slot);
        clock.lost += LOST_TICKS.substitution;
        restart.ticksLeft = Math.max(restart.ticksLeft, FINDS_HIS_PLACE);
        restart.fresh = true;
        continue;
      }
      aim(players, slot, BENCH.x, BENCH.y);
      restart.changing = true;
      restart.ticksLeft = Math.max(restart.ticksLeft, ON_HIS_WAY);
    }
  }
}

/** At the start of a period those who are due come from the dressing room. */
export function substituteAtOnce(match: Match): void {
  for (const side of match.sides) {
    for (const change of dueChanges(match, side)) {
      const slot = slotOf(match, side, change.playerOut);
      if (slot === undefined) drop(side, change);
      else makeChange(match, side, change, slot);
    }
  }
}

type Change = Side['substitutions'][number];

/** Asked in every tick of a dead ball: the changes are in their order. */
function isAnyDue(match: Match, { substitutions }: Side): boolean {
  const [next] = substitutions;
  return next !== undefined && next.tick <= playedTicks(match);
}

function dueChanges(match: Match, { substitutions }: Side): readonly Change[] {
  const played = playedTicks(match);
  return substitutions.filter(({ tick }) => tick <= played);
}

function slotOf(match: Match, { index }: Side, id: string): Slot | undefined {
  return TEAM[index].find((slot) => idOf(match, slot) === id);
}

function drop({ substitutions }: Side, change: Change): void {
  substitutions.splice(substitutions.indexOf(change), 1);
}

function makeChange(match: Match, side: Side, change: Change, slot: Slot): void {
  drop(side, change);
  const member = side.members.find(({ id }) => id === change.playerIn);
  if (member === undefined) return;
  emitRunning(match, slot);
  emit(match, 'substitution', side.index, { playerIn: member.id, playerOut: idOf(match, slot) });
  comeOn(match, slot, member);
}

function comeOn(match: Match, slot: Slot, member: Member): void {
  match.players.members[slot] = member;
  match.players.energy[slot] = member.condition;
  takeSlot(match, slot);
  applyFatigue(match, slot);
}

/** Ticks of normal time: stoppage time of the first half does not count. */
function playedTicks({ clock }: Match): number {
  const before = clock.period > 1 ? 5400 : 0;
  return before + Math.min(5400, clock.tick - clock.periodStart);
}
