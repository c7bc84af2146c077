/** What can be seen from where: opponents near, lanes for the ball, the offside line. */
import { clamp, distance } from './arithmetic.ts';
import { along, CENTRE, LENGTH, MIDDLE, opponent, type SideIndex } from './pitch.ts';
import type { Footballer, Match } from './state.ts';

/** Offside line of the side's attack, along its own way: the second last opponent, the ball or the halfway line. */
export function offsideLine(match: Match, side: SideIndex): number {
  let last = 0;
  let second = 0;
  for (const player of match.sides[opponent(side)].players) {
    const long = along(side, player.x);
    if (long > last) {
      second = last;
      last = long;
    } else if (long > second) second = long;
  }
  return Math.max(second, along(side, match.ball.x), MIDDLE);
}

/** Metres to the nearest opponent of a side at a place. */
export function nearestOpponent(match: Match, side: SideIndex, x: number, y: number): number {
  let best = 1e9;
  for (const other of match.sides[opponent(side)].players) {
    const dx = other.x - x;
    const dy = other.y - y;
    const square = dx * dx + dy * dy;
    if (square < best) best = square;
  }
  return Math.sqrt(best);
}

/** 0 (free) to 1 (an opponent upon him). */
export function pressureOn(match: Match, player: Footballer): number {
  return clamp((3.8 - nearestOpponent(match, player.side, player.x, player.y)) / 3.4, 0, 1);
}

/** Metres of room before him on his way to goal. */
export function roomAhead(match: Match, player: Footballer): number {
  const sign = player.side === 0 ? 1 : -1;
  let best = 1e9;
  for (const other of match.sides[opponent(player.side)].players) {
    const dx = (other.x - player.x) * sign;
    if (dx < -0.5) continue;
    const dy = other.y - player.y;
    const square = dx * dx + dy * dy * 1.4;
    if (square < best) best = square;
  }
  return Math.sqrt(best);
}

/** How free a lane is, and who could cut it. */
export interface Lane {
  /** Metres by which the best placed opponent misses the ball on its way; negative when he can reach it. At most 6. */
  margin: number;
  opponent: Footballer | null;
}

/** The lane of a ball from one place to another. A ball in the air passes over those who stand in the middle of its way. */
export function laneOf(match: Match, side: SideIndex, from: Point, to: Point, speed: number, air: boolean): Lane {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const square = dx * dx + dy * dy + 1e-6;
  const seconds = Math.sqrt(square) / speed;
  const lane: Lane = { margin: 6, opponent: null };
  for (const other of match.sides[opponent(side)].players) {
    const ox = other.x - from.x;
    const oy = other.y - from.y;
    const share = clamp((ox * dx + oy * dy) / square, 0.08, 1);
    if (air && share < 0.75) continue;
    const ex = share * dx - ox;
    const ey = share * dy - oy;
    const reach = (share * seconds * 0.72 + 0.1) * (3.4 + 4 * other.skills.anticipation);
    const margin = Math.sqrt(ex * ex + ey * ey) - reach * 0.72;
    if (margin < lane.margin) {
      lane.margin = margin;
      lane.opponent = other;
    }
  }
  return lane;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** 0 (the way to goal is open) to 1 (an opponent fills it), where the ball lies now. The keeper does not count. */
export function coverOf(match: Match, side: SideIndex): number {
  const { ball } = match;
  const dx = along(side, LENGTH) - ball.x;
  const dy = CENTRE - ball.y;
  const square = dx * dx + dy * dy + 1e-6;
  let nearest = 2;
  for (const other of match.sides[opponent(side)].players) {
    if (other.keeper) continue;
    const share = ((other.x - ball.x) * dx + (other.y - ball.y) * dy) / square;
    if (share <= 0 || share >= 1) continue;
    const ex = ball.x + share * dx - other.x;
    const ey = ball.y + share * dy - other.y;
    // The cone to the goal narrows towards the shooter: near him a metre beside the line is out of it.
    const off = Math.sqrt(ex * ex + ey * ey) / (0.8 + 1.6 * share);
    if (off < nearest) nearest = off;
  }
  return clamp(1 - nearest / 2, 0, 1);
}

/** Worth of the ball at a place, as the chance of a goal soon. Along and across as the side in possession sees them. */
export function threat(long: number, wide: number): number {
  const dx = LENGTH - long;
  const dy = (wide - CENTRE) * 1.15;
  const share = long / LENGTH;
  return 0.004 + 0.022 * share * share + 0.2 / (1 + (dx * dx + dy * dy) / 95);
}

/** Chance of a goal from a place before the skills of shooter and keeper are known. */
export function expectedGoal(long: number, wide: number, header: boolean, pressure: number): number {
  const dx = LENGTH - long;
  const metres = distance(dx, wide - CENTRE) + 0.01;
  const angle = 0.2 + (0.8 * dx) / metres;
  const foot = (1.16 / (1 + (metres * metres) / 32)) * angle * (1 - 0.35 * pressure);
  return clamp(header ? foot * 0.4 : foot, 0.006, 0.9);
}
