/** Conditional orders: examined from the top at every dead ball, each acts once (R-ENG-20). */
import { lineOf } from '@mundo-manager/rules/positions';
import type { Order, OrderAction, OrderCondition, OrderOut } from '@mundo-manager/rules/tactics';
import type { LapseReason } from '../events/event.ts';
import { adoptPlan, changeInstruction } from './change-tactic.ts';
import { shownCondition } from './current-ability.ts';
import { emit } from './emit.ts';
import { PERIODS, shownMinute } from './periods.ts';
import { opponent } from './pitch.ts';
import { outfieldStaying, playersLeft, slotOfPlayer } from './players-left.ts';
import { KEEPERS } from './slots.ts';
import { idOf, type RunningMatch, type Side } from './state.ts';
import { changeById } from './substitutions.ts';

/** Carries out the orders of both sides whose conditions hold now. */
export function followOrders(match: RunningMatch): void {
  for (const side of match.sides) {
    if (side.obeyed.length === side.orders.length) continue;
    for (const [at, order] of side.orders.entries()) {
      if (side.obeyed.includes(at) || !order.when.every((condition) => holds(match, side, condition))) continue;
      side.obeyed.push(at);
      act(match, side, at, order);
    }
  }
}

function holds(match: RunningMatch, side: Side, condition: OrderCondition): boolean {
  const { players } = match;
  const other = opponent(side.index);
  const lead = side.goals - match.sides[other].goals;
  switch (condition.kind) {
    case 'minute': {
      const { tick, period, periodStart } = match.clock;
      const { minute } = shownMinute(tick - periodStart, PERIODS[period - 1]);
      return minute >= condition.from && (condition.to === null || minute <= condition.to);
    }
    case 'score':
      return (condition.state === 'leading' ? lead : -lead) >= condition.goals;
    case 'level':
      return lead === 0;
    case 'players': {
      const more = playersLeft(match, side.index) - playersLeft(match, other);
      if (condition.state === 'equal') return more === 0;
      return condition.state === 'more' ? more > 0 : more < 0;
    }
    default: {
      const slot = slotOfPlayer(match, side.index, condition.playerId);
      if (slot === undefined) return false;
      if (condition.kind === 'booked') return players.booked[slot] > 0;
      return condition.kind === 'injured' ? players.hurt[slot] > 0 : shownCondition(match, slot) < condition.below;
    }
  }
}

function act(match: RunningMatch, side: Side, at: number, { action }: Order): void {
  switch (action.kind) {
    case 'substitution':
      change(match, side, at, action);
      break;
    case 'instruction': {
      const { name, value } = action;
      changeInstruction(match, side, { name, value });
      emit(match, 'tacticalChange', side.index, { order: at, tactic: null, formation: null, name, value });
      break;
    }
    default: {
      const formation = adoptPlan(match, side, action.tacticName);
      const details = { order: at, tactic: action.tacticName, formation, name: null, value: null };
      emit(match, 'tacticalChange', side.index, details);
    }
  }
}

function change(
  match: RunningMatch,
  side: Side,
  at: number,
  { playerIn, out }: OrderAction & { kind: 'substitution' },
): void {
  const playerOut = whoGoes(match, side, out);
  const lapse: LapseReason | null = playerOut === null ? 'playerOutGone' : changeById(match, side, playerIn, playerOut);
  if (lapse !== null) emit(match, 'lapse', side.index, { order: at, reason: lapse, playerIn, playerOut });
}

/** The player himself, or the one of the line with the least energy left; null for an empty line. */
function whoGoes(match: RunningMatch, side: Side, out: OrderOut): string | null {
  if (out.kind === 'player') return out.playerId;
  const { energy } = match.players;
  const line = outfieldStaying(match, side.index).filter(
    (slot) => lineOf(side.positions[slot - KEEPERS[side.index]] ?? 'GK') === out.line,
  );
  const [first, ...others] = line;
  if (first === undefined) return null;
  return idOf(
    match,
    others.reduce((tired, slot) => (energy[slot] < energy[tired] ? slot : tired), first),
  );
}
