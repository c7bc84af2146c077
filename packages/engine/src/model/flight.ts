/** The ball on its way, and what becomes of it where it comes down. */
import { contestCross } from './aerial.ts';
import { bell, clamp, logistic } from './arithmetic.ts';
import { award, awardCorner, awardGoalKick, awardThrowIn } from './award.ts';
import { emit } from './emit.ts';
import { LENGTH, opponent, type SideIndex, WIDTH } from './pitch.ts';
import { give, spill } from './possession.ts';
import { standAt } from './running.ts';
import { NOBODY, OUTFIELD, type Slot, sideOf } from './slots.ts';
import { pressureOn } from './space.ts';
import { idOf, type Match, type Players } from './state.ts';
import { PAR, PASSING, TOUCH } from './tables.ts';

/** Square of the metres from which a receiver still gets to the ball as it comes down. */
const REACH_SQUARED = 42;

/** One tick of a flying ball. */
export function flyOn(match: Match): void {
  const { ball } = match;
  ball.flightLeft -= 1;
  const share = 1 - ball.flightLeft / ball.flightTicks;
  ball.x = ball.fromX + (ball.toX - ball.fromX) * share;
  ball.y = ball.fromY + (ball.toY - ball.fromY) * share;
  if (isOut(match) || ball.flightLeft > 0) return;
  comeDown(match);
}

function comeDown(match: Match): void {
  const { ball, players } = match;
  const { receiver } = ball;
  if (ball.flight === 'cross') contestCross(match);
  else if (receiver === NOBODY) spill(match, ball.x, ball.y);
  else if (ball.fate === 'offside') whistleOffside(match, receiver);
  else {
    const dx = players.x[receiver] - ball.x;
    const dy = players.y[receiver] - ball.y;
    if (dx * dx + dy * dy > REACH_SQUARED) spill(match, ball.x, ball.y);
    else if (ball.fate === 'intercepted') intercept(match, receiver);
    else receive(match, receiver);
  }
}

/** The first touch. */
function receive(match: Match, slot: Slot): void {
  const { ball, random, players } = match;
  const passer = ball.pass?.player ?? slot;
  meetBall(match, slot);
  const pressure = pressureOn(match, slot);
  const { firstTouch } = players.skills;
  const harm = TOUCH.pressure + tightnessOn(players, slot);
  if (random.next() > logistic(TOUCH.base + TOUCH.skill * (firstTouch[slot] - PAR) - harm * pressure)) {
    ball.lastTouch = slot;
    spill(match, ball.x + bell(random) * 2.5, ball.y + bell(random) * 2.5);
    return;
  }
  give(match, slot, controlTicks(match, slot, passer));
}

/** How much more than usual the opponent who marks a player bothers him: who marks well does, and who is told to press. */
export function tightnessOn({ mark, skills, brief }: Players, slot: Slot): number {
  const marker = OUTFIELD[opponent(sideOf(slot))].find((other) => mark[other] === slot);
  return marker === undefined
    ? 0
    : TOUCH.marked * (skills.marking[marker] - PAR) + TOUCH.pressing * brief.pressing[marker];
}

/** Ticks that he needs before he can play on: a ball played into his stride, a good touch and a high tempo save some of them. */
function controlTicks(match: Match, slot: Slot, passer: Slot): number {
  const { brief, skills } = match.players;
  const { plan } = match.sides[sideOf(slot)];
  const hold = 0.8 * brief.holdBall[slot] + PASSING.dwell * plan.approach;
  const touch = 1.6 * (PAR - skills.firstTouch[slot]) + PASSING.stride * (PAR - skills.passing[passer]);
  return Math.max(1, PASSING.control + touch + hold - PASSING.tempo * plan.tempo + 1.6 * (match.random.next() - 0.5));
}

function intercept(match: Match, slot: Slot): void {
  const { ball, random } = match;
  const side = sideOf(slot);
  meetBall(match, slot);
  emit(match, 'interception', side, { player: idOf(match, slot) });
  ball.lastTouch = slot;
  const nearTouchline = ball.y < 12 || ball.y > WIDTH - 12;
  if (nearTouchline && random.next() < PASSING.deflected) awardThrowIn(match, opponent(side));
  else give(match, slot, 2);
}

function meetBall({ players, ball }: Match, slot: Slot): void {
  standAt(players, slot, (players.x[slot] + ball.x) / 2, (players.y[slot] + ball.y) / 2);
}

function whistleOffside(match: Match, receiver: Slot): void {
  const { ball } = match;
  const side = sideOf(receiver);
  emit(match, 'offside', side, { player: idOf(match, receiver) });
  award(match, 'freeKick', opponent(side), clamp(ball.x, 1, LENGTH - 1), clamp(ball.y, 1, WIDTH - 1));
}

/** Throw-in, goal kick or corner when the ball has left the pitch. */
function isOut(match: Match): boolean {
  const { x, y, lastTouch } = match.ball;
  const by = sideOf(lastTouch);
  if (x <= 0 || x >= LENGTH) {
    const defending: SideIndex = x <= 0 ? 0 : 1;
    if (by === defending) awardCorner(match, opponent(by));
    else awardGoalKick(match, defending);
    return true;
  }
  if (y > 0 && y < WIDTH) return false;
  awardThrowIn(match, opponent(by));
  return true;
}
