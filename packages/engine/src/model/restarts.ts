/** Dead balls are waited for, then taken. */

import { distance } from './arithmetic.ts';
import { isBoxSetPiece, runIn, wallNow, wallSize } from './box-set-pieces.ts';
import { SHOOTING } from './constants.ts';
import { deadBallSkill, ownSkill } from './current-ability.ts';
import { decide } from './decision.ts';
import { emit } from './emit.ts';
import { takeGoalKick } from './goal-kicks.ts';
import { playCross, playPass } from './passing.ts';
import { across, along } from './pitch.ts';
import { isAnyoneLeaving, outfieldLeft } from './players-left.ts';
import { give } from './possession.ts';
import { expectedGoal, nearestOpponent } from './pressure-and-lanes.ts';
import { isInPlace, takePlaces } from './set-pieces.ts';
import { shoot } from './shooting.ts';
import { NO_SLOT, type NoSlot, OUTFIELD, type Slot, sideOf } from './slots.ts';
import { idOf, type RunningMatch } from './state.ts';
import { isDirect } from './takers.ts';

/** Ticks between two placements of the players while the ball is dead, which changes little. */
const PLACES_EVERY = 24;
/** Metres in a tick at which the ball is brought, and within which the taker reaches it. */
const BROUGHT = 4;
const AT_THE_BALL = 1.2;
/** Metres from the own goal line from which a team-mate is crossed to. */
const IN_THE_BOX = 87;
/** How much chance has in whom a ball into the box is meant for. */
const ANY_TARGET = 0.6;
/** Chance that a pass from the kick-off arrives. */
const KICK_OFF_ARRIVES = 0.97;

/**
 * One tick of waiting; plays the ball when the time has come and all players are where the laws of the game require.
 */
export function waitForRestart(match: RunningMatch): void {
  const { restart } = match;
  restart.ticksLeft -= 1;
  bringBall(match);
  if (restart.fresh || restart.ticksLeft % PLACES_EVERY === 0) takePlaces(match);
  if (restart.ticksLeft <= 0 && isReady(match)) take(match);
}

/** Moves the ball towards the place of the restart. */
function bringBall({ ball, restart }: RunningMatch): void {
  const dx = restart.x - ball.x;
  const dy = restart.y - ball.y;
  const metres = distance(dx, dy);
  const share = metres <= BROUGHT ? 1 : BROUGHT / metres;
  ball.x += dx * share;
  ball.y += dy * share;
}

function isReady(match: RunningMatch): boolean {
  const { ball, restart, players } = match;
  const { taker } = restart;
  // A change that was settled in this tick is waited for too: who plays on could be hurt or sent off before he is off.
  if (isAnyoneLeaving(match)) return false;
  if (ball.x !== restart.x || ball.y !== restart.y) return false;
  return distance(players.x[taker] - ball.x, players.y[taker] - ball.y) < AT_THE_BALL && isInPlace(match);
}

function take(match: RunningMatch): void {
  const { ball, restart, clock, players } = match;
  const { kind, side, taker, x, y } = restart;
  players.stun[taker] = 0;
  give(match, taker, 0);
  ball.x = x;
  ball.y = y;
  restart.since = clock.tick;
  restart.origin = kind === 'corner' || kind === 'freeKick' || kind === 'penalty' ? kind : 'openPlay';
  const player = idOf(match, taker);
  if (kind === 'freeKick') emit(match, kind, side, { player, wall: wallSize(match) === 0 ? 0 : wallNow(match) });
  else if (kind !== 'kickOff') emit(match, kind, side, { player });

  if (kind === 'penalty') shoot(match, taker, { header: false, penalty: true, pressure: 0 });
  else if (kind === 'goalKick') takeGoalKick(match, taker);
  else if (kind === 'kickOff') kickOff(match, taker);
  else if (kind === 'freeKick' && isDirect(match, side) && worthAShot(match, taker)) {
    shoot(match, taker, { header: false, penalty: false, pressure: 0, wall: true, dead: true });
  } else if (isBoxSetPiece(match)) crossIntoBox(match, taker);
  else decide(match, taker);
}

/** Back to a team-mate who is near and free. */
function kickOff(match: RunningMatch, taker: Slot): void {
  const { ball, players, random } = match;
  const { x, y } = players;
  const side = sideOf(taker);
  const worth = (slot: Slot) => {
    const metres = distance(x[slot] - ball.x, y[slot] - ball.y);
    const room = Math.min(nearestOpponent(match, side, x[slot], y[slot]), 12);
    return slot === taker || metres < 4 ? -99 : room - 0.6 * metres + 6 * random.next();
  };
  const worths = outfieldLeft(match, side).map((slot) => ({ slot, worth: worth(slot) }));
  const { slot } = worths.reduce((best, each) => (each.worth > best.worth ? each : best));
  playPass(match, taker, slot, x[slot], y[slot], KICK_OFF_ARRIVES);
}

function crossIntoBox(match: RunningMatch, taker: Slot): void {
  const target = targetInTheBox(match, taker);
  if (target === NO_SLOT) {
    decide(match, taker);
    return;
  }
  playCross(match, taker, target, runIn(match), true);
}

/** Over a wall technique decides; who lacks it crosses. */
function worthAShot(match: RunningMatch, taker: Slot): boolean {
  const { ball } = match;
  const side = sideOf(taker);
  const xg = expectedGoal(along(side, ball.x), across(side, ball.y), false, 0);
  return xg * (0.4 + deadBallSkill(match, taker, 'technique')) > SHOOTING.overTheWall;
}

/** One of those who are good in the air, mostly. */
function targetInTheBox(match: RunningMatch, taker: Slot): Slot | NoSlot {
  const { players, random } = match;
  const { x, absent } = players;
  const side = sideOf(taker);
  let best: Slot | NoSlot = NO_SLOT;
  let most = -1;
  for (const slot of OUTFIELD[side]) {
    if (slot === taker || absent[slot] === 1 || along(side, x[slot]) < IN_THE_BOX) continue;
    const worth = ownSkill(match, slot, 'heading') + ownSkill(match, slot, 'jumpingReach') + random.next() * ANY_TARGET;
    if (worth > most) {
      most = worth;
      best = slot;
    }
  }
  return best;
}
