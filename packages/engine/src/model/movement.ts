/** Where players want to be, and how they get there. */
import { clamp } from './arithmetic.ts';
import { sideOf, toLong, toWide } from './frame.ts';
import { DEAD, FLYING, HELD, LOOSE, type Match } from './match.ts';
import { CENTRE, LENGTH, TICK, WIDTH } from './pitch.ts';
import { next } from './prng.ts';
import { ACCELERATION, ANTICIPATION, K, MARKING, SPEED, STAMINA, WORK_RATE } from './skills.ts';

/** Offside line of the side's attack, in its own frame: the second last opponent, the ball or the half-way line. */
export function offsideLine(match: Match, side: 0 | 1): number {
  const first = side === 0 ? 11 : 0;
  let last = 0;
  let second = 0;
  for (let slot = first; slot < first + 11; slot++) {
    const long = toLong(side, match.x[slot] as number);
    if (long > last) {
      second = last;
      last = long;
    } else if (long > second) second = long;
  }
  const ball = toLong(side, match.ballX);
  return Math.max(second, ball, LENGTH / 2);
}

/** Sets the targets of one side; called once a second. */
export function setTargets(match: Match, side: 0 | 1): void {
  const { x, y, tx, ty, baseLong, baseWide, skill, run } = match;
  const plan = match.plans[side];
  const first = side * 11;
  const ballLong = toLong(side, match.ballX);
  const ballWide = toWide(side, match.ballY);
  const attacking = match.owner === side;
  const transition = match.sinceTurnover < 12;
  let back: number;
  let length: number;
  let width: number;
  let shift: number;
  if (attacking) {
    back = clamp(ballLong - 26 + plan.mentality * 2.5, 18, 60 + plan.line * 2);
    length = 42 + plan.mentality * 1.5;
    width = 1.0 + plan.attackWidth * 0.09;
    shift = 0.18;
    if (transition) length -= 6;
  } else {
    back = clamp(ballLong * 0.62 - 6 + plan.line * 2.6 + plan.mentality * 1.2, 10, 46 + plan.line * 2);
    length = 31 + plan.engagement * 2;
    width = 0.74 + plan.defenceWidth * 0.08;
    shift = 0.42;
  }
  const line = offsideLine(match, side);
  for (let i = 0; i < 11; i++) {
    const slot = first + i;
    const depth = baseLong[slot] as number;
    let long: number;
    let wide: number;
    if (i === 0) {
      long = attacking ? clamp(ballLong * 0.28, 4, 26) : clamp(ballLong * 0.14, 1.5, 12);
      wide = CENTRE + (ballWide - CENTRE) * (attacking ? 0.2 : 0.12);
    } else {
      long = back + depth * length + (run[slot] as number);
      wide = CENTRE + ((baseWide[slot] as number) - CENTRE) * width + (ballWide - CENTRE) * shift;
      if (attacking) {
        const onside = line - 0.4 + (next(match.stream) - 0.5) * (2.6 - 1.6 * (skill[slot * K + ANTICIPATION] as number));
        if (long > onside) long = onside;
      }
    }
    tx[slot] = side === 0 ? long : LENGTH - long;
    ty[slot] = side === 0 ? clamp(wide, 2, 66) : WIDTH - clamp(wide, 2, 66);
  }
  if (!attacking) defend(match, side, ballLong);
  if (match.ball === LOOSE || match.ball === FLYING) chase(match, side);
  void x;
  void y;
}

/** Pressing the ball, covering and marking. */
function defend(match: Match, side: 0 | 1, ballLong: number): void {
  const { x, y, tx, ty, skill } = match;
  const plan = match.plans[side];
  const first = side * 11;
  const other = 11 - first;
  const goalX = side === 0 ? 0 : LENGTH;
  const pressing = ballLong < 62 + plan.engagement * 16 || (match.sinceTurnover < 10 && plan.counterPress > 0);
  if (match.ball === HELD && pressing) {
    const pressers = 1 + (plan.engagement > 0 || (plan.counterPress > 0 && match.sinceTurnover < 12) ? 1 : 0) + (ballLong < 30 ? 1 : 0);
    let before = -1;
    for (let n = 0; n < pressers; n++) {
      let best = -1;
      let bestScore = 1e9;
      for (let i = 1; i < 11; i++) {
        const slot = first + i;
        if (slot === before) continue;
        const dx = (x[slot] as number) - match.ballX;
        const dy = (y[slot] as number) - match.ballY;
        const score = Math.sqrt(dx * dx + dy * dy) * (1.25 - 0.3 * (skill[slot * K + WORK_RATE] as number));
        if (score < bestScore) {
          bestScore = score;
          best = slot;
        }
      }
      if (best < 0 || bestScore > 26) break;
      const gap = n === 0 ? 0.6 : 3;
      const dx = goalX - match.ballX;
      const dy = CENTRE - match.ballY;
      const l = Math.sqrt(dx * dx + dy * dy) + 0.01;
      tx[best] = match.ballX + (dx / l) * gap;
      ty[best] = match.ballY + (dy / l) * gap;
      before = best;
    }
  }
  if (ballLong > 60) return;
  for (let i = 1; i < 11; i++) {
    const slot = first + i;
    let best = -1;
    let bestD = 100;
    for (let o = other + 1; o < other + 11; o++) {
      if (o === match.carrier) continue;
      const dx = (x[o] as number) - (tx[slot] as number);
      const dy = (y[o] as number) - (ty[slot] as number);
      const d = dx * dx + dy * dy;
      if (d < bestD) {
        bestD = d;
        best = o;
      }
    }
    if (best < 0) continue;
    const hold = 0.35 + 0.5 * (skill[slot * K + MARKING] as number);
    const towardGoal = side === 0 ? -1.3 : 1.3;
    tx[slot] = (tx[slot] as number) + ((x[best] as number) + towardGoal - (tx[slot] as number)) * hold;
    ty[slot] = (ty[slot] as number) + ((y[best] as number) - (ty[slot] as number)) * hold;
  }
}

/** The two nearest go for a ball that nobody has; the receiver goes where his pass will land. */
function chase(match: Match, side: 0 | 1): void {
  const { x, y, tx, ty } = match;
  const toX = match.ball === LOOSE ? match.ballX : match.toX;
  const toY = match.ball === LOOSE ? match.ballY : match.toY;
  let best = -1;
  let bestD = 1e9;
  for (let slot = side * 11 + (match.ball === LOOSE ? 0 : 1); slot < side * 11 + 11; slot++) {
    const dx = (x[slot] as number) - toX;
    const dy = (y[slot] as number) - toY;
    const d = dx * dx + dy * dy;
    if (d < bestD) {
      bestD = d;
      best = slot;
    }
  }
  if (best >= 0) {
    tx[best] = toX;
    ty[best] = toY;
  }
  if (match.receiver >= 0 && sideOf(match.receiver) === side) {
    tx[match.receiver] = toX;
    ty[match.receiver] = toY;
  }
}

/** One tick of running: players steer to their targets and tire. */
export function move(match: Match): void {
  const { x, y, vx, vy, tx, ty, skill, energy, stun } = match;
  const dead = match.ball === DEAD;
  for (let slot = 0; slot < 22; slot++) {
    const dx = (tx[slot] as number) - (x[slot] as number);
    const dy = (ty[slot] as number) - (y[slot] as number);
    const d = Math.sqrt(dx * dx + dy * dy);
    const top = 4.4 + 4 * (skill[slot * K + SPEED] as number);
    const urge = dead ? 0.55 : d > 6 ? 1 : 0.45 + d * 0.09;
    let speed = top * urge * (slot === match.carrier ? 0.82 : 1);
    if (speed * TICK > d) speed = d / TICK;
    if ((stun[slot] as number) > 0) {
      stun[slot] = (stun[slot] as number) - 1;
      speed *= 0.35;
    }
    const grip = 0.35 + 0.4 * (skill[slot * K + ACCELERATION] as number);
    const k = d > 0.01 ? speed / d : 0;
    const ux = (vx[slot] as number) + (dx * k - (vx[slot] as number)) * grip;
    const uy = (vy[slot] as number) + (dy * k - (vy[slot] as number)) * grip;
    vx[slot] = ux;
    vy[slot] = uy;
    x[slot] = clamp((x[slot] as number) + ux * TICK, 0, LENGTH);
    y[slot] = clamp((y[slot] as number) + uy * TICK, 0, WIDTH);
    const effort = (ux * ux + uy * uy) * 0.0000018 * (1.55 - (skill[slot * K + STAMINA] as number));
    energy[slot] = Math.max(0.3, (energy[slot] as number) - effort);
  }
}
