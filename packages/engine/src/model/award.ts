/** The referee's whistle: a dead ball is awarded, a goal is given. */
import { emit } from './emit.ts';
import { along, CENTRE, LENGTH, MIDDLE, opponent, PENALTY_SPOT, type SideIndex, WIDTH } from './pitch.ts';
import { settlePass, takeOver } from './possession.ts';
import { NOBODY, type Nobody, type Slot, sideOf } from './slots.ts';
import { idOf, type Match, type RestartKind } from './state.ts';
import { DEAD_TICKS, LOST_TICKS } from './tables.ts';
import { takerOf } from './takers.ts';

/** Awards a dead ball to a side at a place. */
export function award(match: Match, kind: RestartKind, side: SideIndex, x: number, y: number): void {
  const { ball, restart } = match;
  settlePass(match, false);
  ball.state = 'dead';
  ball.x = x;
  ball.y = y;
  ball.carrier = NOBODY;
  ball.receiver = NOBODY;
  ball.assistant = NOBODY;
  takeOver(match, side);
  restart.kind = kind;
  restart.side = side;
  restart.waited = 0;
  restart.ticksLeft = Math.round(DEAD_TICKS[kind] * (0.75 + 0.5 * match.random.next()));
  restart.taker = takerOf(match, kind, side);
}

export function awardCorner(match: Match, side: SideIndex): void {
  award(match, 'corner', side, along(side, LENGTH), match.ball.y < CENTRE ? 0 : WIDTH);
}

export function awardGoalKick(match: Match, side: SideIndex): void {
  award(match, 'goalKick', side, along(side, 5.5), CENTRE);
}

export function awardThrowIn(match: Match, side: SideIndex): void {
  const { ball } = match;
  award(match, 'throwIn', side, Math.min(LENGTH - 1, Math.max(1, ball.x)), ball.y < CENTRE ? 0.2 : WIDTH - 0.2);
}

export function awardPenalty(match: Match, side: SideIndex): void {
  match.clock.lost += LOST_TICKS.penalty;
  award(match, 'penalty', side, along(side, LENGTH - PENALTY_SPOT), CENTRE);
}

/** A goal for a side. The other kicks off. */
export function giveGoal(match: Match, side: SideIndex, scorer: Slot, assistant: Slot | Nobody): void {
  const { sides, clock } = match;
  sides[side].goals += 1;
  clock.lost += LOST_TICKS.goal;
  settlePass(match, false);
  emit(match, 'goal', side, {
    player: idOf(match, scorer),
    assist: assistant === NOBODY ? null : idOf(match, assistant),
    ownGoal: sideOf(scorer) !== side,
    home: sides[0].goals,
    away: sides[1].goals,
  });
  award(match, 'kickOff', opponent(side), MIDDLE, CENTRE);
}
