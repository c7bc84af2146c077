/** The ball on its way, and what becomes of it where it comes down. */

import { contestCross } from './aerial.ts';
import { bell, clamp, logistic } from './arithmetic.ts';
import { award, awardCorner, awardGoalKick, awardThrowIn } from './award.ts';
import { emit } from './emit.ts';
import { LENGTH, opponent, type SideIndex, WIDTH } from './pitch.ts';
import { give, settlePass, spill } from './possession.ts';
import { pressureOn } from './space.ts';
import { type Footballer, type Match, playerAt } from './state.ts';
import { PAR, PASSING } from './tables.ts';

/** One tick of a flying ball. */
export function flyOn(match: Match): void {
  const { ball } = match;
  ball.flightLeft -= 1;
  const share = 1 - ball.flightLeft / ball.flightTicks;
  ball.x = ball.fromX + (ball.toX - ball.fromX) * share;
  ball.y = ball.fromY + (ball.toY - ball.fromY) * share;
  if (isOut(match) || ball.flightLeft > 0) return;
  if (ball.fate === 'offside') whistleOffside(match);
  else comeDown(match);
}

function comeDown(match: Match): void {
  const { ball } = match;
  if (ball.flight === 'cross') {
    contestCross(match);
    return;
  }
  const receiver = match.players[ball.receiver];
  if (receiver === undefined) {
    spill(match, ball.x, ball.y);
    return;
  }
  const dx = receiver.x - ball.x;
  const dy = receiver.y - ball.y;
  if (dx * dx + dy * dy > 42) spill(match, ball.x, ball.y);
  else if (ball.fate === 'intercepted') intercept(match, receiver);
  else receive(match, receiver);
}

/** The first touch. */
function receive(match: Match, player: Footballer): void {
  const { ball, random } = match;
  meetBall(match, player);
  const pressure = pressureOn(match, player);
  const { firstTouch } = player.skills;
  if (random.next() > logistic(3.7 + 3.4 * (firstTouch - PAR) - 1.3 * pressure)) {
    settlePass(match, true);
    ball.lastTouch = player.slot;
    spill(match, ball.x + bell(random) * 2.5, ball.y + bell(random) * 2.5);
    return;
  }
  give(match, player, controlTicks(match, player));
}

/** Ticks that he needs before he can play on: a good touch and a high tempo save some of them. */
function controlTicks(match: Match, player: Footballer): number {
  const { plan } = match.sides[player.side];
  const hold = 0.8 * player.brief.holdBall;
  const touch = 1.6 * (PAR - player.skills.firstTouch);
  return Math.max(1, PASSING.control + touch + hold - PASSING.tempo * plan.tempo + 1.6 * (match.random.next() - 0.5));
}

function intercept(match: Match, player: Footballer): void {
  const { ball, random } = match;
  meetBall(match, player);
  emit(match, 'interception', player.side, { player: player.member.id });
  ball.lastTouch = player.slot;
  const nearTouchline = ball.y < 12 || ball.y > WIDTH - 12;
  if (nearTouchline && random.next() < PASSING.deflected) awardThrowIn(match, opponent(player.side));
  else give(match, player, 2);
}

function meetBall(match: Match, player: Footballer): void {
  player.x = (player.x + match.ball.x) / 2;
  player.y = (player.y + match.ball.y) / 2;
}

function whistleOffside(match: Match): void {
  const { ball } = match;
  const receiver = playerAt(match, ball.receiver);
  emit(match, 'offside', receiver.side, { player: receiver.member.id });
  award(match, 'freeKick', opponent(receiver.side), clamp(ball.x, 1, LENGTH - 1), clamp(ball.y, 1, WIDTH - 1));
}

/** Throw-in, goal kick or corner when the ball has left the pitch. */
function isOut(match: Match): boolean {
  const { x, y, lastTouch } = match.ball;
  const by = playerAt(match, lastTouch).side;
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
