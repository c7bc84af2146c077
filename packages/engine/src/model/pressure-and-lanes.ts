/** What can be seen from where: opponents near, lanes for the ball, the offside line. */
import { clamp, distance } from './arithmetic.ts';
import { SHOOTING } from './constants.ts';
import { along, CENTRE, LENGTH, MIDDLE, opponent, type SideIndex } from './pitch.ts';
import { KEEPERS, NO_SLOT, type NoSlot, OUTFIELD, type Slot, sideOf, TEAM } from './slots.ts';
import type { RunningMatch } from './state.ts';

/** Offside line of the side's attack, along its own way: the second last opponent, the ball or the halfway line. */
export function offsideLine(match: RunningMatch, side: SideIndex): number {
  const { x } = match.players;
  let last = 0;
  let second = 0;
  const keeper: number = KEEPERS[opponent(side)];
  for (let at = keeper; at < keeper + 11; at++) {
    const slot = at as Slot;
    const long = along(side, x[slot]);
    if (long > last) {
      second = last;
      last = long;
    } else if (long > second) second = long;
  }
  return Math.max(second, along(side, match.ball.x), MIDDLE);
}

/** Metres to the nearest opponent of a side at a place. */
export function nearestOpponent(match: RunningMatch, side: SideIndex, toX: number, toY: number): number {
  const { x, y } = match.players;
  const first = KEEPERS[opponent(side)];
  let best = 1e9;
  for (let at: number = first; at < first + 11; at++) {
    const slot = at as Slot;
    const dx = x[slot] - toX;
    const dy = y[slot] - toY;
    const square = dx * dx + dy * dy;
    if (square < best) best = square;
  }
  return Math.sqrt(best);
}

/** 0 (free) to 1 (an opponent upon him). */
export function pressureOn(match: RunningMatch, slot: Slot): number {
  const { x, y } = match.players;
  return clamp((3.8 - nearestOpponent(match, sideOf(slot), x[slot], y[slot])) / 3.4, 0, 1);
}

/** Metres of room before him on his way to goal. */
export function roomAhead(match: RunningMatch, slot: Slot): number {
  const { x, y } = match.players;
  const side = sideOf(slot);
  const sign = side === 0 ? 1 : -1;
  let best = 1e9;
  for (const other of TEAM[opponent(side)]) {
    const dx = (x[other] - x[slot]) * sign;
    if (dx < -0.5) continue;
    const dy = y[other] - y[slot];
    const square = dx * dx + dy * dy * 1.4;
    if (square < best) best = square;
  }
  return Math.sqrt(best);
}

/** More room beside a lane than this is of no further use. */
export const WIDE_LANE = 3;

/** The lane that `lookDownLane` saw last: one object for all of them, because a match sees half a million. */
export const lane: { margin: number; cutter: Slot | NoSlot } = { margin: 0, cutter: NO_SLOT };

/**
 * Metres by which the best placed opponent misses a ball to a place; negative when he reaches it, at most `WIDE_LANE`;
 * `lane` names him. A ball in the air passes over players in the middle of its way.
 */
export function lookDownLane(
  match: RunningMatch,
  side: SideIndex,
  toX: number,
  toY: number,
  speed: number,
  air: boolean,
): number {
  const { ball, players } = match;
  const { x, y, skills } = players;
  const { anticipation } = skills;
  const dx = toX - ball.x;
  const dy = toY - ball.y;
  const square = dx * dx + dy * dy + 1e-6;
  const seconds = Math.sqrt(square) / speed;
  const nearest = air ? 0.75 : 0;
  const first = KEEPERS[opponent(side)];
  let margin = WIDE_LANE;
  let cutter: Slot | NoSlot = NO_SLOT;
  for (let at: number = first; at < first + 11; at++) {
    const slot = at as Slot;
    const ox = x[slot] - ball.x;
    const oy = y[slot] - ball.y;
    const share = clamp((ox * dx + oy * dy) / square, 0.08, 1);
    if (share < nearest) continue;
    const ex = share * dx - ox;
    const ey = share * dy - oy;
    const reach = (share * seconds * 0.52 + 0.07) * (3.4 + 4 * anticipation[slot]);
    const needed = margin + reach;
    const off = ex * ex + ey * ey;
    if (needed <= 0 || off >= needed * needed) continue;
    margin = Math.sqrt(off) - reach;
    cutter = slot;
  }
  lane.margin = margin;
  lane.cutter = cutter;
  return margin;
}

/** Metres from the own goal line from which the middle is crowded, and where it is most; metres from the middle where it ends, and over how many. */
const CROWD = { from: 65, to: 95, wing: 26, edge: 12 } as const;

/** How much all players defend a place: 1 in the middle before goal, 0 on the wing and far from it. */
export function crowdAt(long: number, wide: number): number {
  const aside = Math.abs(wide - CENTRE);
  return clamp((long - CROWD.from) / (CROWD.to - CROWD.from), 0, 1) * clamp((CROWD.wing - aside) / CROWD.edge, 0, 1);
}

/** 0 (the way to goal is open) to 1 (an opponent fills it), where the ball lies now. The keeper does not count. */
export function coverOf(match: RunningMatch, side: SideIndex): number {
  const { ball, players } = match;
  const { x, y } = players;
  const dx = along(side, LENGTH) - ball.x;
  const dy = CENTRE - ball.y;
  const square = dx * dx + dy * dy + 1e-6;
  let nearest = 2;
  for (const slot of OUTFIELD[opponent(side)]) {
    const share = ((x[slot] - ball.x) * dx + (y[slot] - ball.y) * dy) / square;
    if (share <= 0 || share >= 1) continue;
    // The cone to the goal narrows towards the shooter: near him a metre beside the line is out of it.
    const off = distance(ball.x + share * dx - x[slot], ball.y + share * dy - y[slot]) / (0.8 + 1.6 * share);
    if (off < nearest) nearest = off;
  }
  return clamp(1 - nearest / 2, 0, 1);
}

/** Chance of a goal from a place before the skills of shooter and keeper are known. */
export function expectedGoal(long: number, wide: number, header: boolean, pressure: number): number {
  const dx = LENGTH - long;
  const metres = distance(dx, wide - CENTRE) + 0.01;
  const angle = 0.2 + (0.8 * dx) / metres;
  const square = metres * metres;
  const afar = square / SHOOTING.afar;
  const foot = (SHOOTING.open / ((1 + square / SHOOTING.near) * (1 + afar * afar))) * angle * (1 - 0.35 * pressure);
  return clamp(header ? foot * SHOOTING.header : foot, 0.006, 0.9);
}
