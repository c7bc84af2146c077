/** Tackles and fouls on the player with the ball, and the race for a loose one. */
import { logistic } from './arithmetic.ts';
import { give, loose } from './ball.ts';
import { sideOf, toLong, toWide } from './frame.ts';
import type { Match } from './match.ts';
import { BOX_DEPTH, BOX_HALF_WIDTH, CENTRE, LENGTH, WIDTH } from './pitch.ts';
import { bell, next } from './prng.ts';
import { awardRestart } from './restarts.ts';
import { AGILITY, ANTICIPATION, COMPOSURE, DETERMINATION, DRIBBLING, K, STRENGTH, TACKLING, WORK_RATE } from './skills.ts';

/** An opponent close enough may go for the ball. Answers whether play changed. */
export function tackle(match: Match): boolean {
  const { x, y, skill, stun, stream, carrier } = match;
  const side = sideOf(carrier);
  const first = side === 0 ? 11 : 0;
  for (let o = first + 1; o < first + 11; o++) {
    if ((stun[o] as number) > 0) continue;
    const dx = (x[o] as number) - match.ballX;
    const dy = (y[o] as number) - match.ballY;
    const d2 = dx * dx + dy * dy;
    if (d2 > 4.4) continue;
    const own = o * K;
    const eager = 0.2 + 0.14 * (skill[own + WORK_RATE] as number);
    if (next(stream) > eager) continue;
    const defender = 0.55 * (skill[own + TACKLING] as number) + 0.2 * (skill[own + STRENGTH] as number) + 0.15 * (skill[own + ANTICIPATION] as number) + 0.1 * (skill[own + DETERMINATION] as number);
    const c = carrier * K;
    const attacker = 0.5 * (skill[c + DRIBBLING] as number) + 0.2 * (skill[c + STRENGTH] as number) + 0.2 * (skill[c + AGILITY] as number) + 0.1 * (skill[c + COMPOSURE] as number);
    const won = logistic(0.1 + 4.5 * (defender - attacker));
    const draw = next(stream);
    const foul = 0.24 - 0.1 * ((skill[own + TACKLING] as number) - 0.6);
    stun[o] = 4;
    const long = toLong(side, match.ballX);
    const wide = toWide(side, match.ballY);
    const inBox = long > LENGTH - BOX_DEPTH && Math.abs(wide - CENTRE) < BOX_HALF_WIDTH;
    if (draw < foul * (inBox ? 0.3 : 1)) {
      match.events.push({ type: 'foul', tick: match.tick, slot: o });
      match.stoppage += 8;
      if (inBox) awardRestart(match, 'penalty', side, side === 0 ? 94 : 11, CENTRE, 110);
      else awardRestart(match, 'freeKick', side, match.ballX, match.ballY, long > 70 ? 70 : 32);
      return true;
    }
    if (next(stream) < won) {
      match.events.push({ type: 'tackle', tick: match.tick, slot: o });
      stun[carrier] = 3;
      match.lastTouch = o;
      const fate = next(stream);
      if (fate < 0.55) give(match, o, 2);
      else if (fate < 0.75 && (match.ballY < 9 || match.ballY > WIDTH - 9)) {
        awardRestart(match, 'throwIn', side, match.ballX, match.ballY < CENTRE ? 0.2 : WIDTH - 0.2, 26);
      } else loose(match, match.ballX + bell(stream) * 3, match.ballY + bell(stream) * 3);
      return true;
    }
    match.events.push({ type: 'dribble', tick: match.tick, slot: carrier });
    return false;
  }
  return false;
}

/** Whoever is nearest and quickest takes a loose ball. */
export function contest(match: Match): void {
  const { x, y, skill, stun, stream } = match;
  let best = -1;
  let bestScore = 1e9;
  for (let slot = 0; slot < 22; slot++) {
    if ((stun[slot] as number) > 1) continue;
    const dx = (x[slot] as number) - match.ballX;
    const dy = (y[slot] as number) - match.ballY;
    const d = Math.sqrt(dx * dx + dy * dy);
    if (d > 2.2) continue;
    const score = d - 1.2 * (skill[slot * K + ANTICIPATION] as number) + next(stream) * 0.8;
    if (score < bestScore) {
      bestScore = score;
      best = slot;
    }
  }
  if (best >= 0) give(match, best, 2);
}
