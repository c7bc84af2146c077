/** Running: once a second players steer to their targets, as fast as they can and need; in every tick they glide on, and they tire. */
import { clamp } from './arithmetic.ts';
import { LENGTH, TICK, WIDTH } from './pitch.ts';
import { NOBODY, type Slot } from './slots.ts';
import { roomAhead } from './space.ts';
import type { Match, Players } from './state.ts';

/** Ticks between two looks at where they go, and at what it has cost. */
const STEER_EVERY = 2;
const TIRE_EVERY = 4;
const LEAST_ENERGY = 0.2;
const WALK = 0.55;
/** Copies of what is imported: V8 reads an imported constant anew each time, which these loops would feel. */
const SECONDS = TICK;
const GOAL_LINE = LENGTH;
const TOUCHLINE = WIDTH;

export function run(match: Match): void {
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
function steer(match: Match): void {
  const { players, ball } = match;
  const { x, y, vx, vy, targetX, targetY, stun, topSpeed, grip } = players;
  const hurry = ball.state === 'dead' ? WALK : 1;
  const { carrier } = ball;
  // Before anyone moves: the side that is moved first must not be seen nearer.
  const ownPace = carrier === NOBODY ? 1 : carrierPace(match, carrier);
  for (let at = 0; at < 22; at++) {
    const slot = at as Slot;
    const fromX = x[slot];
    const fromY = y[slot];
    const dx = targetX[slot] - fromX;
    const dy = targetY[slot] - fromY;
    let speed = topSpeed[slot] * hurry;
    if (slot === carrier) speed *= ownPace;
    if (stun[slot] > 0) {
      stun[slot] = Math.max(0, stun[slot] - STEER_EVERY);
      speed *= 0.35;
    }
    const square = dx * dx + dy * dy;
    const pull = square > speed * speed ? speed / Math.sqrt(square) : 1;
    const before = vx[slot];
    const beside = vy[slot];
    const held = grip[slot];
    const forward = before + (dx * pull - before) * held;
    const aside = beside + (dy * pull - beside) * held;
    vx[slot] = forward;
    vy[slot] = aside;
    const endX = fromX + forward;
    const endY = fromY + aside;
    if (endX < 0 || endX > GOAL_LINE || endY < 0 || endY > TOUCHLINE) stopAtTheLine(players, slot, endX, endY);
  }
}

function stopAtTheLine({ x, y, vx, vy }: Players, slot: Slot, endX: number, endY: number): void {
  vx[slot] = clamp(endX, 0, LENGTH) - x[slot];
  vy[slot] = clamp(endY, 0, WIDTH) - y[slot];
}

/** Puts a player somewhere, standing; one who has left stays away. */
export function standAt({ x, y, vx, vy, absent }: Players, slot: Slot, toX: number, toY: number): void {
  if (absent[slot] === 1) return;
  x[slot] = clamp(toX, 0, LENGTH);
  y[slot] = clamp(toY, 0, WIDTH);
  vx[slot] = 0;
  vy[slot] = 0;
}

function spendEnergy({ vx, vy, energy, effort }: Players): void {
  for (let at = 0; at < 22; at++) {
    const slot = at as Slot;
    const pace = vx[slot] * vx[slot] + vy[slot] * vy[slot] + 1;
    energy[slot] = Math.max(LEAST_ENERGY, energy[slot] - pace * effort[slot] * TIRE_EVERY);
  }
}

/** The ball slows him down, and so does an opponent who stands in his way: the better he dribbles, the less. */
function carrierPace(match: Match, slot: Slot): number {
  const room = roomAhead(match, slot);
  if (room > 4) return 0.82;
  const { dribbling, agility } = match.players.skills;
  return clamp(0.14 + 0.12 * room + 0.25 * (dribbling[slot] + agility[slot] - 1.2), 0.12, 0.82);
}
