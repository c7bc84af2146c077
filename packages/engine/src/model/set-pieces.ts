/** Positions of both sides while the ball is dead. */

import { clamp, distance } from './arithmetic.ts';
import { crowdTheBox, isBoxSetPiece, wallNow, wallSize } from './box-set-pieces.ts';
import { waitForGoalKick } from './goal-kicks.ts';
import { aim, send, setTargets } from './movement.ts';
import {
  across,
  along,
  BOX_DEPTH,
  CENTRE,
  inBox,
  LENGTH,
  MIDDLE,
  opponent,
  PENALTY_SPOT,
  type SideIndex,
  WIDTH,
} from './pitch.ts';
import { isPresent, outfieldLeft } from './players-left.ts';
import { isKeeperSlot, KEEPERS, OUTFIELD, SLOTS, type Slot, sideOf } from './slots.ts';
import type { RestartKind, RunningMatch } from './state.ts';

/** Metres that opponents keep from the ball until it is played; at goal kicks and penalties they stay out of the box, too. */
const DISTANCE: Readonly<Record<RestartKind, number>> = {
  kickOff: 9.15,
  throwIn: 2,
  goalKick: 9.15,
  corner: 9.15,
  freeKick: 9.15,
  penalty: 9.15,
};

/** Metres ahead of a throw-in and away from the touchline at which players show for it. */
const THROW_PLACES = [
  [8, 4],
  [-6, 7],
  [2, 13],
] as const;

/** Along and across, where the two sides take turns at a penalty, defenders first: outside the box and 9.15 m off the spot. */
const EDGE_PLACES = [
  [87.4, 24],
  [87.4, 44.5],
  [87.4, 43],
  [87.4, 22.5],
  [84, 36],
  [84, 32],
  [87.4, 26],
  [87.4, 47],
] as const;

/** Ticks for which a free kick waits for a wall that is not there. */
const WALL_PATIENCE = 30;

/** Sends all players to their places for the dead ball. */
export function takePlaces(match: RunningMatch): void {
  const { restart, players } = match;
  const { kind, side, taker } = restart;
  restart.fresh = false;
  setTargets(match, true);
  if (kind === 'kickOff') lineUp(match);
  else if (kind === 'penalty') leaveTheBox(match, side);
  else if (isBoxSetPiece(match)) crowdTheBox(match);
  else if (kind === 'throwIn') showForThrow(match);
  else if (kind === 'goalKick') {
    waitForGoalKick(match);
    leaveTheirBox(match, side);
  }
  aim(players, taker, restart.x, restart.y);
  stepBack(match);
}

/**
 * Whether all players are where the laws of the game require: off the ball, at a kick-off in their own half, at goal
 * kicks and penalties out of the box.
 */
export function isInPlace(match: RunningMatch): boolean {
  const { restart } = match;
  const { x, y } = match.players;
  const { kind, side, taker } = restart;
  const away = opponent(side);
  for (const slot of SLOTS) {
    if (slot === taker || !isPresent(match, slot)) continue;
    const own = sideOf(slot) === side;
    if (kind === 'kickOff' && along(sideOf(slot), x[slot]) > MIDDLE) return false;
    if (kind === 'penalty' && !isKeeperSlot(slot)) {
      if (inBox(along(side, x[slot]), y[slot])) return false;
      if (distance(x[slot] - restart.x, y[slot] - restart.y) < DISTANCE.penalty) return false;
    }
    if (own || slot === KEEPERS[away]) continue;
    if (kind === 'goalKick' && inBox(along(away, x[slot]), y[slot])) return false;
    if (distance(x[slot] - restart.x, y[slot] - restart.y) < DISTANCE[kind]) return false;
  }
  return isWallInPlace(match);
}

/** Whether the wall is built, or has had its time. */
function isWallInPlace(match: RunningMatch): boolean {
  return wallNow(match) >= wallSize(match) || match.restart.ticksLeft < -WALL_PATIENCE;
}

/** Sends opponents out of the circle around the ball, outwards or, where the pitch ends, towards their goal. */
function stepBack({ restart, players }: RunningMatch): void {
  const { targetX, targetY } = players;
  const away = opponent(restart.side);
  const radius = DISTANCE[restart.kind] + 0.4;
  const goalX = along(away, 0);
  for (const slot of OUTFIELD[away]) {
    const dx = targetX[slot] - restart.x;
    const dy = targetY[slot] - restart.y;
    const metres = distance(dx, dy);
    if (metres >= radius) continue;
    const outX = restart.x + (dx / metres) * radius;
    const outY = restart.y + (dy / metres) * radius;
    if (metres > 0.5 && outX > 0 && outX < LENGTH && outY > 0 && outY < WIDTH) {
      aim(players, slot, outX, outY);
      continue;
    }
    const share = radius / distance(goalX - restart.x, CENTRE - restart.y);
    const toX = clamp(restart.x + (goalX - restart.x) * share, 0, LENGTH);
    aim(players, slot, toX, clamp(restart.y + (CENTRE - restart.y) * share, 0, WIDTH));
  }
}

/** The nearest of both sides come to a throw-in: three show for it, and each has an opponent goal side of him. */
function showForThrow(match: RunningMatch): void {
  const { players, restart } = match;
  const { side, taker } = restart;
  const long = along(side, restart.x);
  const wide = across(side, restart.y);
  const inwards = wide < CENTRE ? 1 : -1;
  const mates = nearestTo(match, side).filter((slot) => slot !== taker);
  const markers = nearestTo(match, opponent(side));
  THROW_PLACES.forEach(([ahead, aside], index) => {
    const mate = mates[index];
    const marker = markers[index];
    if (mate === undefined || marker === undefined) return;
    const toLong = clamp(long + ahead, 2, LENGTH - 2);
    send(players, mate, toLong, wide + inwards * aside);
    aim(players, marker, along(side, toLong + 1.6), across(side, wide + inwards * (aside + 0.8)));
  });
}

/** The outfield players of a side, who has his place nearest to the ball first. */
function nearestTo(match: RunningMatch, side: SideIndex): Slot[] {
  const { players, restart } = match;
  const metres = (slot: Slot) => distance(players.placeX[slot] - restart.x, players.placeY[slot] - restart.y);
  return outfieldLeft(match, side).toSorted((a, b) => metres(a) - metres(b) || a - b);
}

/** Opponents of a goal kick wait outside the box. */
function leaveTheirBox(match: RunningMatch, side: SideIndex): void {
  const edge = BOX_DEPTH + 1;
  const { targetX } = match.players;
  for (const slot of outfieldLeft(match, opponent(side))) {
    if (along(side, targetX[slot]) < edge) targetX[slot] = along(side, edge);
  }
}

function lineUp({ players }: RunningMatch): void {
  for (const slot of SLOTS)
    send(players, slot, isKeeperSlot(slot) ? 5 : 12 + players.depth[slot] * 38, players.wide[slot]);
}

/** Everyone out of the box and the arc; the nearest of both sides wait at its edge, in turns, for what comes back. */
function leaveTheBox(match: RunningMatch, side: SideIndex): void {
  const { players, restart } = match;
  const edge = LENGTH - PENALTY_SPOT - DISTANCE.penalty - 1;
  const { targetX } = players;
  for (const slot of SLOTS) {
    if (isPresent(match, slot) && along(side, targetX[slot]) > edge) targetX[slot] = along(side, edge);
  }
  const defenders = nearestTo(match, opponent(side));
  const attackers = nearestTo(match, side).filter((slot) => slot !== restart.taker);
  EDGE_PLACES.forEach(([long, wide], index) => {
    const slot = (index % 2 === 0 ? defenders : attackers)[index >> 1];
    if (slot !== undefined) aim(players, slot, along(side, long), across(side, wide));
  });
  aim(players, KEEPERS[opponent(side)], along(side, LENGTH - 0.5), CENTRE);
}
