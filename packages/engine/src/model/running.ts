/** One tick of running: players steer to their targets, as fast as they can and need, and tire. */
import { clamp } from './arithmetic.ts';
import { LENGTH, TICK, WIDTH } from './pitch.ts';
import { NOBODY, SLOTS, type Slot } from './slots.ts';
import { roomAhead } from './space.ts';
import type { Match } from './state.ts';

/** Ticks between two looks at what running has cost. */
const TIRE_EVERY = 4;
const LEAST_ENERGY = 0.2;

export function run(match: Match): void {
  const { players, ball } = match;
  const { x, y, vx, vy, targetX, targetY, stun, topSpeed, grip } = players;
  const hurry = ball.state === 'dead' ? 0.55 : 1;
  const { carrier } = ball;
  // Before anyone moves: the side that is moved first must not be seen nearer.
  const ownPace = carrier === NOBODY ? 1 : carrierPace(match, carrier);
  for (const slot of SLOTS) {
    const dx = targetX[slot] - x[slot];
    const dy = targetY[slot] - y[slot];
    const metres = Math.sqrt(dx * dx + dy * dy);
    let speed = topSpeed[slot];
    if (hurry < 1) speed *= hurry;
    else if (metres < 4) speed *= 0.5 + metres * 0.125;
    if (slot === carrier) speed *= ownPace;
    if (speed * TICK > metres) speed = metres / TICK;
    if (stun[slot] > 0) {
      stun[slot] -= 1;
      speed *= 0.35;
    }
    const pull = metres > 0.01 ? speed / metres : 0;
    const forward = vx[slot] + (dx * pull - vx[slot]) * grip[slot];
    const aside = vy[slot] + (dy * pull - vy[slot]) * grip[slot];
    vx[slot] = forward;
    vy[slot] = aside;
    x[slot] = clamp(x[slot] + forward * TICK, 0, LENGTH);
    y[slot] = clamp(y[slot] + aside * TICK, 0, WIDTH);
  }
  if (match.clock.tick % TIRE_EVERY === 0) spendEnergy(match);
}

function spendEnergy({ players }: Match): void {
  const { vx, vy, energy, effort } = players;
  for (const slot of SLOTS) {
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
