/** The player on the ball: what he sees, what each option is worth, what he does. */
import { clamp, logistic } from './arithmetic.ts';
import { kick, pass, shoot } from './ball.ts';
import { sideOf, toLong, toWide } from './frame.ts';
import type { Match } from './match.ts';
import { offsideLine } from './movement.ts';
import { CENTRE, LENGTH, WIDTH } from './pitch.ts';
import { bell, next } from './prng.ts';
import { ANTICIPATION, COMPOSURE, CROSSING, DECISION, DRIBBLING, K, PASSING, SPEED, TECHNIQUE, VISION } from './skills.ts';

/** Worth of the ball at a place, as the chance of a goal soon. */
export function threat(long: number, wide: number): number {
  const dx = LENGTH - long;
  const dy = (wide - CENTRE) * 1.15;
  const d2 = dx * dx + dy * dy;
  return 0.004 + 0.028 * (long / LENGTH) * (long / LENGTH) + 0.26 / (1 + d2 / 110);
}

/** Chance of a goal from a place, before finishing and keeping. */
export function expectedGoal(long: number, wide: number, header: boolean, pressure: number): number {
  const dx = LENGTH - long;
  const dy = wide - CENTRE;
  const d = Math.sqrt(dx * dx + dy * dy) + 0.01;
  const angle = dx / d;
  const foot = 0.78 / (1 + (d * d) / 62) + 0.012;
  const base = foot * (0.25 + 0.75 * angle) * (1 - 0.38 * pressure);
  return clamp(header ? base * 0.52 : base, 0.005, 0.9);
}

/** 0 (free) to 1 (an opponent upon him). */
export function pressureOn(match: Match, slot: number): number {
  return clamp((3.8 - nearestOpponent(match, slot)) / 3.4, 0, 1);
}

export function nearestOpponent(match: Match, slot: number): number {
  const { x, y } = match;
  const first = slot < 11 ? 11 : 0;
  let best = 1e9;
  for (let o = first; o < first + 11; o++) {
    const dx = (x[o] as number) - (x[slot] as number);
    const dy = (y[o] as number) - (y[slot] as number);
    const d = dx * dx + dy * dy;
    if (d < best) best = d;
  }
  return Math.sqrt(best);
}

/** Metres by which the best-placed opponent misses the ball on its way: negative means he can reach it. Sets `laneOpponent`. */
export let laneOpponent = -1;
export function laneMargin(match: Match, side: 0 | 1, fx: number, fy: number, px: number, py: number, speed: number, air: number): number {
  const { x, y, skill } = match;
  const first = side === 0 ? 11 : 0;
  const dx = px - fx;
  const dy = py - fy;
  const l2 = dx * dx + dy * dy + 1e-6;
  const seconds = Math.sqrt(l2) / speed;
  let margin = 9;
  laneOpponent = -1;
  for (let o = first; o < first + 11; o++) {
    const ox = x[o] as number;
    const oy = y[o] as number;
    let u = ((ox - fx) * dx + (oy - fy) * dy) / l2;
    u = u < 0 ? 0 : u > 1 ? 1 : u;
    if (u < air && u < 0.9) continue;
    const ex = fx + u * dx - ox;
    const ey = fy + u * dy - oy;
    const reach = 0.5 + u * seconds * (0.9 + 1.3 * (skill[o * K + ANTICIPATION] as number));
    const m = Math.sqrt(ex * ex + ey * ey) - reach;
    if (m < margin) {
      margin = m;
      laneOpponent = o;
    }
  }
  return margin;
}

/** Chance that a pass arrives. */
export function passChance(match: Match, slot: number, d: number, margin: number, pressure: number): number {
  const { skill } = match;
  const quality = (skill[slot * K + PASSING] as number) * 0.7 + (skill[slot * K + TECHNIQUE] as number) * 0.3;
  return logistic(2.15 + 3 * (quality - 0.6) + 0.85 * clamp(margin, -2.5, 1.6) - 0.03 * d - 1.0 * pressure);
}

/** One decision of the carrier. */
export function decide(match: Match): void {
  const { x, y, vx, vy, skill, stream } = match;
  const c = match.carrier;
  const side = sideOf(c);
  const plan = match.plans[side];
  const first = side * 11;
  const cx = x[c] as number;
  const cy = y[c] as number;
  const long = toLong(side, cx);
  const wide = toWide(side, cy);
  const pressure = pressureOn(match, c);
  const here = threat(long, wide);
  const noise = 0.004 + 0.012 * (1.1 - (skill[c * K + DECISION] as number));
  const line = offsideLine(match, side);
  const lossHere = threat(LENGTH - long, WIDTH - wide);
  const caution = 0.55 - plan.mentality * 0.08;

  let bestUtility = -1;
  let action = 0;
  let target = -1;
  let bestChance = 0;
  let bx = 0;
  let by = 0;

  // shoot
  const goalDistance = Math.sqrt((LENGTH - long) * (LENGTH - long) + (wide - CENTRE) * (wide - CENTRE));
  if (goalDistance < 30 && long < LENGTH - 0.5) {
    const xg = expectedGoal(long, wide, false, pressure);
    const utility = xg * (1.02 + 0.2 * pressure) + (goalDistance < 26 ? 0.012 : 0) + bell(stream) * noise;
    if (utility > bestUtility) {
      bestUtility = utility;
      action = 1;
    }
  }
  // pass
  const sight = 16 + 26 * (skill[c * K + VISION] as number);
  for (let j = first; j < first + 11; j++) {
    if (j === c) continue;
    const lead = 0.7;
    const px = clamp((x[j] as number) + (vx[j] as number) * lead, 1, LENGTH - 1);
    const py = clamp((y[j] as number) + (vy[j] as number) * lead, 1, WIDTH - 1);
    const dx = px - cx;
    const dy = py - cy;
    const d = Math.sqrt(dx * dx + dy * dy);
    if (d < 3 || d > 55) continue;
    const pl = toLong(side, px);
    const pw = toWide(side, py);
    const jl = toLong(side, x[j] as number);
    const ahead = jl - line;
    if (ahead > 0.9) continue;
    const far = d > 24;
    const margin = laneMargin(match, side, cx, cy, px, py, far ? 19 : 15, far ? 0.75 : 0);
    const chance = passChance(match, c, d, margin, pressure) * (far ? 0.93 : 1);
    const value = threat(pl, pw) + 0.012 * Math.min(nearestOpponent(match, j), 8) * 0.25;
    const loss = threat(LENGTH - pl, WIDTH - pw) * 0.6 + lossHere * 0.4;
    const unseen = d > sight ? 0.006 : 0;
    const forward = (pl - long) * 0.00012 * (1 + plan.tempo * 0.4 + plan.mentality * 0.3);
    const utility = chance * value - (1 - chance) * (loss + 0.02) * caution * 2 + forward - unseen + bell(stream) * noise;
    if (utility > bestUtility) {
      bestUtility = utility;
      action = 2;
      target = j;
      bestChance = chance;
      bx = px;
      by = py;
    }
  }
  // cross
  if (long > 76 && Math.abs(wide - CENTRE) > 14 && c !== first) {
    let into = -1;
    let best = -1;
    for (let j = first + 1; j < first + 11; j++) {
      if (j === c) continue;
      const jl = toLong(side, x[j] as number);
      const jw = toWide(side, y[j] as number);
      if (jl < 87 || Math.abs(jw - CENTRE) > 14) continue;
      const s = nearestOpponent(match, j) + next(stream) * 2;
      if (s > best) {
        best = s;
        into = j;
      }
    }
    if (into >= 0) {
      const utility = 0.021 + 0.035 * (skill[c * K + CROSSING] as number) + bell(stream) * noise;
      if (utility > bestUtility) {
        bestUtility = utility;
        action = 3;
        target = into;
      }
    }
  }
  // dribble
  const ahead = clamp(long + 7, 0, LENGTH - 2);
  const inward = long > 84 ? CENTRE + (wide - CENTRE) * 0.75 : wide + (CENTRE - wide) * 0.08;
  const space = clamp(frontSpace(match, c, side), 0, 12);
  const beat = logistic(-0.9 + 0.42 * space + 2.6 * ((skill[c * K + DRIBBLING] as number) - 0.6) + 1.2 * ((skill[c * K + SPEED] as number) - 0.6));
  const dribble = beat * threat(ahead, inward) * 0.97 - (1 - beat) * (lossHere + 0.015) * caution * 2 + bell(stream) * noise;
  if (c !== first && dribble > bestUtility) {
    bestUtility = dribble;
    action = 4;
  }
  // clear under pressure near the own goal
  if (long < 28 && pressure > 0.45 && bestUtility < -0.012 + 0.02 * (1 - (skill[c * K + COMPOSURE] as number))) action = 5;

  if (action === 1) shoot(match, c, false, pressure, null);
  else if (action === 2) pass(match, c, target, bx, by, bestChance, false);
  else if (action === 3) pass(match, c, target, x[target] as number, y[target] as number, 0, true);
  else if (action === 5) kick(match, c, clamp(long + 35 + next(stream) * 20, 0, 100), clamp(wide + (next(stream) - 0.5) * 40, -3, 71));
  else {
    const tLong = action === 4 ? ahead : long - 1;
    const tWide = action === 4 ? inward : wide;
    match.tx[c] = side === 0 ? tLong : LENGTH - tLong;
    match.ty[c] = side === 0 ? tWide : WIDTH - tWide;
    match.control = 2;
    void here;
  }
}

/** Metres to the nearest opponent who stands before the player on his way to goal. */
function frontSpace(match: Match, slot: number, side: 0 | 1): number {
  const { x, y } = match;
  const first = side === 0 ? 11 : 0;
  const sign = side === 0 ? 1 : -1;
  let best = 1e9;
  for (let o = first; o < first + 11; o++) {
    const dx = ((x[o] as number) - (x[slot] as number)) * sign;
    if (dx < -0.5) continue;
    const dy = (y[o] as number) - (y[slot] as number);
    const d = dx * dx + dy * dy * 1.4;
    if (d < best) best = d;
  }
  return Math.sqrt(best);
}
