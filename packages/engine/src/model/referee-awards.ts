/** The referee's whistle: a dead ball is awarded, a goal is given. */
import { clamp } from './arithmetic.ts';
import { wallSize } from './box-set-pieces.ts';
import { DEAD_TICKS, DELAYS, LOST_TICKS } from './constants.ts';
import { emit } from './emit.ts';
import { drawGoalKick } from './goal-kicks.ts';
import { settleInitiative } from './initiative.ts';
import { HALF } from './periods.ts';
import { along, CENTRE, LENGTH, MIDDLE, opponent, PENALTY_SPOT, type SideIndex, WIDTH } from './pitch.ts';
import { settlePass, takeOver } from './possession.ts';
import { NO_SLOT, type NoSlot, type Slot, sideOf } from './slots.ts';
import { idOf, type RestartKind, type RunningMatch } from './state.ts';
import { takerOf } from './takers.ts';

/** Awards a dead ball to a side at a place. The ball stays where it is until it is brought there. */
export function award(match: RunningMatch, kind: RestartKind, side: SideIndex, x: number, y: number): void {
  const { ball, restart } = match;
  settlePass(match, NO_SLOT);
  ball.state = 'dead';
  ball.carrier = NO_SLOT;
  ball.receiver = NO_SLOT;
  ball.assistant = NO_SLOT;
  takeOver(match, side);
  restart.kind = kind;
  restart.side = side;
  restart.x = x;
  restart.y = y;
  restart.waited = 0;
  restart.taker = takerOf(match, kind, side);
  restart.changing = false;
  restart.fresh = true;
  restart.ticksLeft = drawDeadTicks(match);
  if (kind === 'goalKick') drawGoalKick(match, side);
}

/** How long the ball will be dead. What takes longer than usual the referee adds. */
function drawDeadTicks(match: RunningMatch): number {
  const { restart, random, clock, sides } = match;
  const { kind, side } = restart;
  const usual = DEAD_TICKS[kind] + (wallSize(match) > 2 ? DELAYS.wall : 0);
  const late = clamp((clock.tick - clock.periodStart) / HALF, 0, 1) * (clock.period === 2 ? 1 : 0);
  const leads = sides[side].goals > sides[opponent(side)].goals;
  const waste = leads && kind !== 'kickOff' ? usual * DELAYS.ahead * late : 0;
  const held = random.next() < DELAYS.chance + (clock.period > 1 ? DELAYS.late : 0);
  const delay = held ? DELAYS.least + (DELAYS.most - DELAYS.least) * random.next() : 0;
  clock.lost += waste + delay;
  return Math.round(usual * (0.65 + 0.7 * random.next()) + waste + delay);
}

export function awardCorner(match: RunningMatch, side: SideIndex): void {
  award(match, 'corner', side, along(side, LENGTH), match.ball.y < CENTRE ? 0 : WIDTH);
}

export function awardGoalKick(match: RunningMatch, side: SideIndex): void {
  award(match, 'goalKick', side, along(side, 5.5), CENTRE);
}

export function awardThrowIn(match: RunningMatch, side: SideIndex): void {
  const { ball } = match;
  award(match, 'throwIn', side, Math.min(LENGTH - 1, Math.max(1, ball.x)), ball.y < CENTRE ? 0.2 : WIDTH - 0.2);
}

export function awardPenalty(match: RunningMatch, side: SideIndex): void {
  match.clock.lost += LOST_TICKS.penalty;
  award(match, 'penalty', side, along(side, LENGTH - PENALTY_SPOT), CENTRE);
}

/** A goal for a side. The other kicks off. */
export function giveGoal(match: RunningMatch, side: SideIndex, scorer: Slot, assistant: Slot | NoSlot): void {
  const { sides, clock } = match;
  sides[side].goals += 1;
  settleInitiative(match);
  clock.lost += LOST_TICKS.goal;
  settlePass(match, NO_SLOT);
  emit(match, 'goal', side, {
    player: idOf(match, scorer),
    assist: assistant === NO_SLOT ? null : idOf(match, assistant),
    ownGoal: sideOf(scorer) !== side,
    home: sides[0].goals,
    away: sides[1].goals,
  });
  award(match, 'kickOff', opponent(side), MIDDLE, CENTRE);
}
