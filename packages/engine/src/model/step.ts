/** One tick of 0.5 s. */
import { flyOn } from './ball.ts';
import { decide } from './decision.ts';
import { contest, tackle } from './duel.ts';
import { sideOf, toLong } from './frame.ts';
import { DEAD, FLYING, HELD, LOOSE, type Match } from './match.ts';
import { move, setTargets } from './movement.ts';
import { next } from './prng.ts';
import { awardRestart, waitForRestart } from './restarts.ts';
import { K, WORK_RATE } from './skills.ts';

export function step(match: Match): void {
  if (match.done) return;
  if (match.tick === 0) awardRestart(match, 'kickOff', 0, 52.5, 34, 4);
  match.tick += 1;
  match.sinceTurnover += 1;
  match.setPieceTicks += 1;
  if (match.ball !== DEAD && match.tick % 2 === 0) {
    setTargets(match, 0);
    setTargets(match, 1);
  }
  if (match.tick % 12 === 0) runs(match);
  if (match.tick % 120 === 0) tire(match);
  const carried = match.ball === HELD;
  const dx = carried ? (match.tx[match.carrier] as number) : 0;
  void dx;
  move(match);
  switch (match.ball) {
    case HELD: {
      match.ballX = match.x[match.carrier] as number;
      match.ballY = match.y[match.carrier] as number;
      match.possession[sideOf(match.carrier)] += 1;
      if (match.carrier % 11 !== 0 && tackle(match)) break;
      match.control -= 1;
      if (match.control <= 0) decide(match);
      break;
    }
    case FLYING:
      match.possession[match.owner] += 1;
      flyOn(match);
      break;
    case LOOSE:
      contest(match);
      break;
    default:
      waitForRestart(match);
  }
  if (match.tick >= match.halfEnd && (match.ball === DEAD || match.tick > match.halfEnd + 20)) endHalf(match);
}

/** Every six seconds attackers choose a run or hold their place. */
function runs(match: Match): void {
  for (let slot = 0; slot < 22; slot++) {
    if (slot % 11 === 0) continue;
    const side = sideOf(slot);
    const depth = match.baseLong[slot] as number;
    const attacking = match.owner === side;
    const ball = toLong(side, match.ballX);
    const lust = (match.skill[slot * K + WORK_RATE] as number) * (0.3 + depth);
    match.run[slot] = attacking && next(match.stream) < 0.35 * lust ? 6 + 12 * next(match.stream) * (ball > 60 ? 1 : 0.6) : 0;
  }
}

/** Once a minute skills follow fatigue. */
function tire(match: Match): void {
  for (let slot = 0; slot < 22; slot++) {
    const fresh = 0.76 + 0.24 * (match.energy[slot] as number);
    const home = slot < 11 ? 1.012 : 1;
    for (let k = 1; k < K; k++) match.skill[slot * K + k] = (match.raw[slot * K + k] as number) * fresh * home;
  }
}

function endHalf(match: Match): void {
  if (match.half === 2) {
    match.done = true;
    return;
  }
  match.half = 2;
  match.halfEnd = match.tick + 5400 + Math.min(600, match.stoppage);
  match.stoppage = 0;
  for (let slot = 0; slot < 22; slot++) match.energy[slot] = Math.min(1, (match.energy[slot] as number) + 0.05);
  awardRestart(match, 'kickOff', 1, 52.5, 34, 6);
}
