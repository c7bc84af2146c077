/** The ball on its way, and what becomes of it where it comes down. */

import { bell, clamp, distance, logistic } from './arithmetic.ts';
import { DUELS, PAR, PASSING, TOUCH } from './constants.ts';
import { contestCross } from './contest-cross.ts';
import { emit } from './emit.ts';
import { along, LENGTH, opponent, type SideIndex, TICK, WIDTH } from './pitch.ts';
import { give, putIntoTouch, spill } from './possession.ts';
import { pressureOn } from './pressure-and-lanes.ts';
import { award, awardCorner, awardGoalKick, awardThrowIn } from './referee-awards.ts';
import { landShot } from './shot-flight.ts';
import { NO_SLOT, OUTFIELD, type Slot, sideOf } from './slots.ts';
import { idOf, type Players, type RunningMatch } from './state.ts';

/** Metres from which a receiver still gets to the ball as it comes down, and from which he needs no step for it. */
const REACH = 6.5;
const AT_FEET = 1.5;
/** Metres in a tick by which a ball is played where its receiver is going rather than where he was expected. */
const BEND = 1.2;
/** Speed of a ball that rolls on to its receiver (m/s). */
const ROLLING = 12;

/** Metres from the own goal line from which there is less time on the ball, and where there is least. */
const AT_ONCE = { from: 62, to: 88 } as const;

/** One tick of a flying ball. */
export function flyOn(match: RunningMatch): void {
  const { ball } = match;
  ball.flightLeft -= 1;
  if (ball.receiver !== NO_SLOT) bend(match, ball.receiver);
  const share = 1 - ball.flightLeft / ball.flightTicks;
  ball.x = ball.fromX + (ball.toX - ball.fromX) * share;
  ball.y = ball.fromY + (ball.toY - ball.fromY) * share;
  if (ball.flight === 'shot') {
    if (ball.flightLeft <= 0) landShot(match);
    return;
  }
  if (isOut(match) || ball.flightLeft > 0) return;
  comeDown(match);
}

/** The ball's way and the receiver's meet. */
function bend({ ball, players }: RunningMatch, receiver: Slot): void {
  const seconds = ball.flightLeft * TICK;
  const dx = players.x[receiver] + players.vx[receiver] * seconds - ball.toX;
  const dy = players.y[receiver] + players.vy[receiver] * seconds - ball.toY;
  const metres = distance(dx, dy);
  if (metres > REACH || ball.flight === 'cross') return;
  const share = metres > BEND ? BEND / metres : 1;
  ball.toX += dx * share;
  ball.toY += dy * share;
}

function comeDown(match: RunningMatch): void {
  const { ball, players } = match;
  const { receiver } = ball;
  if (ball.flight === 'cross') contestCross(match);
  else if (receiver === NO_SLOT) rollAway(match);
  else if (ball.fate === 'offside') whistleOffside(match, receiver);
  else {
    const metres = distance(players.x[receiver] - ball.x, players.y[receiver] - ball.y);
    if (metres > REACH) spill(match, ball.x, ball.y);
    else if (metres > AT_FEET) rollOn(match, receiver);
    else if (ball.fate === 'intercepted') intercept(match, receiver);
    else receive(match, receiver);
  }
}

/** A kick that no player meets runs on the further it was hit, and off the pitch if that is near. */
function rollAway(match: RunningMatch): void {
  const { ball, random } = match;
  const [dx, dy] = [ball.toX - ball.fromX, ball.toY - ball.fromY];
  const metres = distance(dx, dy);
  const on = ball.flight === 'roll' || metres < 1 ? 0 : random.next() * (TOUCH.runsOn + TOUCH.runsOnPerMetre * metres);
  spill(match, ball.x + (dx / (metres + 0.01)) * on, ball.y + (dy / (metres + 0.01)) * on);
}

/** The last metres to a receiver who is not quite there. */
function rollOn({ ball, players }: RunningMatch, receiver: Slot): void {
  ball.fromX = ball.x;
  ball.fromY = ball.y;
  ball.toX = players.x[receiver] + players.vx[receiver] * TICK;
  ball.toY = players.y[receiver] + players.vy[receiver] * TICK;
  ball.flightTicks = Math.max(1, Math.round(distance(ball.toX - ball.x, ball.toY - ball.y) / ROLLING / TICK));
  ball.flightLeft = ball.flightTicks;
}

/** The first touch. */
function receive(match: RunningMatch, slot: Slot): void {
  const { ball, random, players } = match;
  const passer = ball.pass?.player ?? slot;
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

/** How much more than usual the marker bothers a player: by his marking, and with the instruction to press. */
export function tightnessOn({ mark, skills, brief }: Players, slot: Slot): number {
  const marker = OUTFIELD[opponent(sideOf(slot))].find((other) => mark[other] === slot);
  return marker === undefined
    ? 0
    : TOUCH.marked * (skills.marking[marker] - PAR) + TOUCH.pressing * brief.pressing[marker];
}

/**
 * Ticks before he plays on: a ball played into his stride, a good touch and a high tempo save some of them. Some balls
 * are played at once, others held.
 */
function controlTicks(match: RunningMatch, slot: Slot, passer: Slot): number {
  const { clock, restart, ownedSince } = match;
  const { brief, skills } = match.players;
  const { plan } = match.sides[sideOf(slot)];
  const hold = 0.8 * brief.holdBall[slot];
  const touch = 1.6 * (PAR - skills.firstTouch[slot]) + PASSING.stride * (PAR - skills.passing[passer]);
  const side = sideOf(slot);
  const near = clamp((along(side, match.ball.x) - AT_ONCE.from) / (AT_ONCE.to - AT_ONCE.from), 0, 1);
  const ticks = PASSING.control + touch + hold - PASSING.tempo * plan.tempo;
  const varied = 1 + PASSING.spread * (2 * match.random.next() - 1);
  const fresh = restart.since < ownedSince && clock.tick - ownedSince < PASSING.settledAfter ? PASSING.breaking : 1;
  return Math.max(1, ticks * varied * fresh * (1 - PASSING.atOnce * near));
}

function intercept(match: RunningMatch, slot: Slot): void {
  const { ball, random } = match;
  const side = sideOf(slot);
  emit(match, 'interception', side, { player: idOf(match, slot) });
  ball.lastTouch = slot;
  const nearTouchline = ball.y < DUELS.touchline || ball.y > WIDTH - DUELS.touchline;
  if (nearTouchline && random.next() < PASSING.deflected) putIntoTouch(match);
  else give(match, slot, PASSING.cutControl);
}

function whistleOffside(match: RunningMatch, receiver: Slot): void {
  const { ball } = match;
  const side = sideOf(receiver);
  emit(match, 'offside', side, { player: idOf(match, receiver) });
  award(match, 'freeKick', opponent(side), clamp(ball.x, 1, LENGTH - 1), clamp(ball.y, 1, WIDTH - 1));
}

/** Throw-in, goal kick or corner when the ball has left the pitch. */
function isOut(match: RunningMatch): boolean {
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
