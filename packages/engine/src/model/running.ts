/** Running: once a second players steer to their targets, as fast as they can and need; in every tick they glide on, and they tire. */
import { clamp } from './arithmetic.ts';
import { RUNNING } from './constants.ts';
import { LENGTH, TICK, WIDTH } from './pitch.ts';
import { roomAhead } from './pressure-and-lanes.ts';
import { NO_SLOT, type Slot } from './slots.ts';
import type { Players, RunningMatch } from './state.ts';

/** Ticks between two looks at where they go, and at what it has cost. */
const STEER_EVERY = 2;
const TIRE_EVERY = 6;
const LEAST_ENERGY = 0.2;
/** Seconds for which a pace counts. */
const COUNTED = TIRE_EVERY * TICK;
/** Seconds before a dead ball is played by which everyone is in his place. */
const READY_BEFORE = 3;
/** Copies of what is imported: V8 reads an imported constant anew each time, which these loops would feel. */
const SECONDS = TICK;
/** Positions stay inside the lines: sums of halves must not end beyond them. */
const EDGE = 0.001;
const GOAL_LINE = LENGTH - EDGE;
const TOUCHLINE = WIDTH - EDGE;
/** Square of metres and of speed below which a player counts as still. */
const STILL_BELOW = 0.02;
/** Speeds (m/s) that count as fast, 19.8 km/h, and as a sprint, 25.2 km/h. */
const FAST = 5.5;
const SPRINTING = 7;
const { walk: WALK, jog: JOG, brisk: BRISK, sprint: SPRINT, carry: CARRY, carrySpeed: CARRY_SPEED, top: TOP } = RUNNING;
const { stroll: STROLL, haste: HASTE, brake: BRAKE } = RUNNING;

export function run(match: RunningMatch): void {
  const { tick } = match.clock;
  if (tick % STEER_EVERY === 0) steer(match);
  glide(match.players);
  if (tick % TIRE_EVERY === 0) spendEnergy(match.players);
}

function glide({ x, y, vx, vy }: Players): void {
  // Counted, not walked, as in the other loops that a match spends its time in.
  for (let at = 0; at < 22; at++) {
    const slot = at as Slot;
    x[slot] += vx[slot] * SECONDS;
    y[slot] += vy[slot] * SECONDS;
  }
}

/** Speeds for the second to come: it ends on the pitch, and not beyond the target. */
function steer(match: RunningMatch): void {
  const { players, ball, restart } = match;
  const { x, y, vx, vy, targetX, targetY, stun, hurry, topSpeed, grip } = players;
  const { carrier } = ball;
  const dead = ball.state === 'dead';
  // Who has time walks to his place while the ball is dead.
  const perSecond = 1 / Math.max(1, restart.ticksLeft * SECONDS - READY_BEFORE);
  // Before anyone moves: the side that is moved first must not be seen nearer.
  const ownPace = carrier === NO_SLOT ? 1 : carrierPace(match, carrier);
  for (let at = 0; at < 22; at++) {
    const slot = at as Slot;
    const fromX = x[slot];
    const fromY = y[slot];
    const dx = targetX[slot] - fromX;
    const dy = targetY[slot] - fromY;
    const before = vx[slot];
    const beside = vy[slot];
    const square = dx * dx + dy * dy;
    const momentum = before * before + beside * beside;
    if (square + momentum < STILL_BELOW) {
      vx[slot] = 0;
      vy[slot] = 0;
      continue;
    }
    const top = topSpeed[slot];
    const away = Math.sqrt(square);
    let speed = WALK + JOG * away;
    if (dead) {
      speed = away * perSecond;
      if (speed < STROLL) speed = STROLL;
      else if (speed > HASTE) speed = HASTE;
    } else if (slot === carrier) speed = (CARRY + CARRY_SPEED * (top - TOP)) * ownPace;
    else speed += (BRISK + SPRINT * away - speed) * hurry[slot];
    if (speed > top) speed = top;
    if (stun[slot] > 0) {
      stun[slot] = Math.max(0, stun[slot] - STEER_EVERY);
      speed *= 0.35;
    }
    // Without branches: half of the players start and half brake, and a mispredicted branch takes longer than to multiply.
    const pull = speed / Math.max(away, speed);
    const wantX = dx * pull;
    const wantY = dy * pull;
    const starts = Number(wantX * wantX + wantY * wantY > momentum);
    const held = starts * grip[slot] + (1 - starts) * BRAKE;
    const forward = before + (wantX - before) * held;
    const aside = beside + (wantY - beside) * held;
    vx[slot] = forward;
    vy[slot] = aside;
    const endX = fromX + forward;
    const endY = fromY + aside;
    if (endX < EDGE || endX > GOAL_LINE || endY < EDGE || endY > TOUCHLINE) stopAtTheLine(players, slot, endX, endY);
  }
}

function stopAtTheLine({ x, y, vx, vy }: Players, slot: Slot, endX: number, endY: number): void {
  vx[slot] = clamp(endX, EDGE, GOAL_LINE) - x[slot];
  vy[slot] = clamp(endY, EDGE, TOUCHLINE) - y[slot];
}

/** Puts a player at a place, at rest; a departed player stays away. */
export function putAtRest({ x, y, vx, vy, absent }: Players, slot: Slot, toX: number, toY: number): void {
  if (absent[slot] === 1) return;
  x[slot] = clamp(toX, EDGE, GOAL_LINE);
  y[slot] = clamp(toY, EDGE, TOUCHLINE);
  vx[slot] = 0;
  vy[slot] = 0;
}

/** What running costs, and what it adds up to: paces are looked at every three seconds, now with a new shape and now without. */
function spendEnergy({ vx, vy, energy, effort, metres, fastSeconds, sprintSeconds, fastest }: Players): void {
  for (let at = 0; at < 22; at++) {
    const slot = at as Slot;
    const square = vx[slot] * vx[slot] + vy[slot] * vy[slot];
    energy[slot] = Math.max(LEAST_ENERGY, energy[slot] - (square + 1) * effort[slot] * TIRE_EVERY);
    if (square === 0) continue;
    const pace = Math.sqrt(square);
    metres[slot] += pace * COUNTED;
    if (pace <= FAST) continue;
    fastSeconds[slot] += COUNTED;
    if (pace > SPRINTING) sprintSeconds[slot] += COUNTED;
    if (pace > fastest[slot]) fastest[slot] = pace;
  }
}

/** The ball slows him down, and so does an opponent in his way: less, the better he dribbles. */
function carrierPace(match: RunningMatch, slot: Slot): number {
  const room = roomAhead(match, slot);
  if (room > 4) return 1;
  const { dribbling, agility } = match.players.skills;
  return clamp(0.17 + 0.146 * room + 0.3 * (dribbling[slot] + agility[slot] - 1.2), 0.15, 1);
}
