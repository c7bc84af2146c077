/** The ball: kicked, flying, won, saved, out. */
import { clamp, logistic } from './arithmetic.ts';
import { expectedGoal, laneMargin, laneOpponent, pressureOn } from './decision.ts';
import { sideOf, toLong, toWide } from './frame.ts';
import { FLYING, HELD, LOOSE, type Match } from './match.ts';
import { offsideLine } from './movement.ts';
import { BOX_DEPTH, BOX_HALF_WIDTH, CENTRE, LENGTH, TICK, WIDTH } from './pitch.ts';
import { bell, next } from './prng.ts';
import { awardRestart } from './restarts.ts';
import {
  AGILITY, ANTICIPATION, COMPOSURE, CROSSING, DETERMINATION, FINISHING, FIRST_TOUCH, HANDLING, HEADING, JUMPING, K, MARKING,
  ONE_ON_ONES, REFLEXES, STRENGTH, TECHNIQUE,
} from './skills.ts';

/** Gives the ball to a player. */
export function give(match: Match, slot: number, control: number): void {
  const side = sideOf(slot);
  if (side !== match.owner) {
    match.owner = side;
    match.sinceTurnover = 0;
    match.assistant = -1;
  }
  match.ball = HELD;
  match.carrier = slot;
  match.receiver = -1;
  match.lastTouch = slot;
  match.control = control;
  match.ballX = match.x[slot] as number;
  match.ballY = match.y[slot] as number;
}

function fly(match: Match, toX: number, toY: number, speed: number, flight: Match['flight']): void {
  match.fromX = match.ballX;
  match.fromY = match.ballY;
  match.toX = toX;
  match.toY = toY;
  const dx = toX - match.ballX;
  const dy = toY - match.ballY;
  match.flightTicks = match.flightLeft = Math.max(1, Math.round(Math.sqrt(dx * dx + dy * dy) / speed / TICK));
  match.flight = flight;
  match.lastTouch = match.carrier;
  match.carrier = -1;
  match.ball = FLYING;
}

/** A pass or cross to a team-mate: whether it arrives is drawn now, who cuts it out comes from the lane. */
export function pass(match: Match, slot: number, target: number, px: number, py: number, chance: number, cross: boolean): void {
  const { stream, skill, x } = match;
  const side = sideOf(slot);
  const offside = !cross && toLong(side, x[target] as number) > offsideLine(match, side) + 0.05 && match.setPieceTicks > 3;
  match.assistant = slot;
  match.receiver = target;
  if (cross) {
    const quality = skill[slot * K + CROSSING] as number;
    const ok = next(stream) < logistic(-0.5 + 3.4 * (quality - 0.6) - 0.7 * pressureOn(match, slot));
    match.outcome = ok ? 0 : 2;
    const spread = ok ? 1.2 : 6;
    fly(match, clamp(px + bell(stream) * spread, -2, LENGTH + 2), clamp(py + bell(stream) * spread, 1, WIDTH - 1), 17, 'cross');
    match.events.push({ type: 'pass', tick: match.tick, slot, to: target, complete: false, cross: true });
    return;
  }
  const complete = next(stream) < chance;
  match.events.push({ type: 'pass', tick: match.tick, slot, to: target, complete: complete && !offside, cross: false });
  if (offside) {
    match.outcome = 3;
    fly(match, px, py, 16, 'pass');
    return;
  }
  match.outcome = complete ? 0 : 2;
  if (!complete) {
    const margin = laneMargin(match, side, match.ballX, match.ballY, px, py, 15, 0);
    if (margin < 1.8 && laneOpponent >= 0 && next(stream) < 0.72) {
      match.outcome = 1;
      match.receiver = laneOpponent;
      const u = 0.55 + 0.4 * next(stream);
      fly(match, match.ballX + (px - match.ballX) * u, match.ballY + (py - match.ballY) * u, 15, 'pass');
      return;
    }
    const dx = px - match.ballX;
    const dy = py - match.ballY;
    const d = Math.sqrt(dx * dx + dy * dy);
    const miss = 0.16 * d + 2.5;
    fly(match, px + bell(stream) * miss + dx * 0.12, py + bell(stream) * miss + dy * 0.12, 16, 'pass');
    return;
  }
  fly(match, px, py, 15, 'pass');
}

/** A clearance into space. */
export function kick(match: Match, slot: number, long: number, wide: number): void {
  const side = sideOf(slot);
  match.assistant = -1;
  match.receiver = -1;
  match.outcome = 2;
  fly(match, side === 0 ? long : LENGTH - long, side === 0 ? wide : WIDTH - wide, 20, 'clearance');
}

/** A shot: blocked, off, saved or in, by place, pressure, finisher and keeper. */
export function shoot(match: Match, slot: number, header: boolean, pressure: number, setPiece: string | null): void {
  const { stream, skill } = match;
  const side = sideOf(slot);
  const long = toLong(side, match.ballX);
  const wide = toWide(side, match.ballY);
  const penalty = setPiece === 'penalty';
  const xg = penalty ? 0.77 : expectedGoal(long, wide, header, pressure);
  const keeper = side === 0 ? 11 : 0;
  const own = slot * K;
  const craft = header
    ? (skill[own + HEADING] as number) * 0.6 + (skill[own + JUMPING] as number) * 0.4
    : (skill[own + FINISHING] as number) * 0.6 + (skill[own + COMPOSURE] as number) * 0.25 + (skill[own + TECHNIQUE] as number) * 0.15;
  const close = LENGTH - long < 12;
  const keeping =
    (skill[keeper * K + REFLEXES] as number) * 0.5 + (skill[keeper * K + HANDLING] as number) * 0.3 +
    (skill[keeper * K + (close ? ONE_ON_ONES : AGILITY)] as number) * 0.2;
  const goalChance = clamp(xg * (1 + 0.9 * (craft - 0.6)) * (1 - 0.8 * (keeping - 0.6)), 0.003, 0.93);
  const blocked = penalty ? 0 : header ? 0.1 : clamp(0.16 + 0.34 * pressure, 0, 0.5);
  const draw = next(stream);
  const setAssist = match.assistant;
  let result: 'goal' | 'saved' | 'off' | 'blocked';
  if (draw < goalChance) result = 'goal';
  else {
    const rest = next(stream);
    const onTarget = penalty ? 0.7 : clamp(0.3 + 0.35 * (craft - 0.6) + 0.5 * xg - 0.006 * Math.max(0, LENGTH - long - 14), 0.1, 0.7);
    result = rest < blocked ? 'blocked' : rest < blocked + (1 - blocked) * onTarget ? 'saved' : 'off';
  }
  match.events.push({ type: 'shot', tick: match.tick, slot, xg, header, result, setPiece: setPiece ?? (match.setPieceTicks < 16 ? match.restart : null), assist: penalty ? -1 : setAssist });
  if (result === 'goal') {
    match.score[side] += 1;
    match.stoppage += 60;
    awardRestart(match, 'kickOff', (1 - side) as 0 | 1, 52.5, 34, 90);
    return;
  }
  const goalX = side === 0 ? LENGTH : 0;
  if (result === 'off') {
    match.lastTouch = slot;
    awardRestart(match, 'goalKick', (1 - side) as 0 | 1, goalX === 0 ? 5.5 : LENGTH - 5.5, CENTRE, 48);
    return;
  }
  if (result === 'saved') {
    const hold = logistic(0.2 + 3 * ((skill[keeper * K + HANDLING] as number) - 0.6));
    const fate = next(stream);
    if (fate < hold * 0.75) {
      match.ballX = match.x[keeper] as number;
      match.ballY = match.y[keeper] as number;
      give(match, keeper, 6);
      return;
    }
    match.lastTouch = keeper;
    if (fate < hold * 0.75 + 0.3) {
      awardRestart(match, 'corner', side, goalX, match.ballY < CENTRE ? 0 : WIDTH, 58);
      return;
    }
    loose(match, goalX + (side === 0 ? -1 : 1) * (4 + next(stream) * 9), CENTRE + bell(stream) * 8);
    return;
  }
  const first = side === 0 ? 11 : 0;
  match.lastTouch = first + 2;
  if (next(stream) < 0.33) awardRestart(match, 'corner', side, goalX, match.ballY < CENTRE ? 0 : WIDTH, 58);
  else loose(match, match.ballX + bell(stream) * 6 - (side === 0 ? 5 : -5), match.ballY + bell(stream) * 7);
}

export function loose(match: Match, x: number, y: number): void {
  match.ball = LOOSE;
  match.carrier = -1;
  match.receiver = -1;
  match.assistant = -1;
  match.ballX = clamp(x, 0.5, LENGTH - 0.5);
  match.ballY = clamp(y, 0.5, WIDTH - 0.5);
}

/** One tick of a flying ball; what happens when it comes down. */
export function flyOn(match: Match): void {
  match.flightLeft -= 1;
  const u = 1 - match.flightLeft / match.flightTicks;
  match.ballX = match.fromX + (match.toX - match.fromX) * u;
  match.ballY = match.fromY + (match.toY - match.fromY) * u;
  if (match.flightLeft > 0) return;
  if (match.outcome === 3) {
    const side = sideOf(match.receiver);
    match.events.push({ type: 'offside', tick: match.tick, slot: match.receiver });
    awardRestart(match, 'freeKick', (1 - side) as 0 | 1, clamp(match.toX, 1, 104), clamp(match.toY, 1, 67), 30);
    return;
  }
  if (out(match)) return;
  if (match.flight === 'cross') {
    duelInTheAir(match);
    return;
  }
  const { receiver } = match;
  if (receiver >= 0 && match.outcome < 2) {
    const dx = (match.x[receiver] as number) - match.ballX;
    const dy = (match.y[receiver] as number) - match.ballY;
    if (dx * dx + dy * dy < 42) {
      receive(match, receiver);
      return;
    }
  }
  loose(match, match.ballX, match.ballY);
}

/** The first touch. */
function receive(match: Match, slot: number): void {
  const { skill, stream } = match;
  const pressure = pressureOn(match, slot);
  match.x[slot] = (match.x[slot] as number) * 0.5 + match.ballX * 0.5;
  match.y[slot] = (match.y[slot] as number) * 0.5 + match.ballY * 0.5;
  if (sideOf(slot) !== match.owner) match.events.push({ type: 'interception', tick: match.tick, slot });
  const touch = skill[slot * K + FIRST_TOUCH] as number;
  if (next(stream) > logistic(3.6 + 3.2 * (touch - 0.6) - 1.3 * pressure)) {
    match.lastTouch = slot;
    loose(match, match.ballX + bell(stream) * 2.5, match.ballY + bell(stream) * 2.5);
    return;
  }
  give(match, slot, touch * (1 - 0.3 * pressure) > 0.45 ? 1 : 2);
}

/** Throw-in, goal kick or corner when the ball has left the pitch. */
function out(match: Match): boolean {
  const { ballX, ballY } = match;
  const by = sideOf(match.lastTouch);
  const other = (1 - by) as 0 | 1;
  if (ballX <= 0 || ballX >= LENGTH) {
    const defending = ballX <= 0 ? 0 : 1;
    if (by === defending) awardRestart(match, 'corner', other, ballX <= 0 ? 0 : LENGTH, ballY < CENTRE ? 0 : WIDTH, 58);
    else awardRestart(match, 'goalKick', other, ballX <= 0 ? 5.5 : LENGTH - 5.5, CENTRE, 48);
    return true;
  }
  if (ballY <= 0 || ballY >= WIDTH) {
    awardRestart(match, 'throwIn', other, clamp(ballX, 1, LENGTH - 1), ballY <= 0 ? 0.2 : WIDTH - 0.2, 26);
    return true;
  }
  return false;
}

/** A cross comes down: the best jumper near it heads it, or the keeper takes it. */
function duelInTheAir(match: Match): void {
  const { x, y, skill, stream } = match;
  const side = sideOf(match.lastTouch);
  let best = -1;
  let bestScore = -1e9;
  let attacker = -1;
  let attackerScore = -1e9;
  for (let slot = 0; slot < 22; slot++) {
    const dx = (x[slot] as number) - match.ballX;
    const dy = (y[slot] as number) - match.ballY;
    const d = Math.sqrt(dx * dx + dy * dy);
    if (d > 5 && !(slot === match.receiver && d < 9 && match.outcome === 0)) continue;
    const keeper = slot === 0 || slot === 11;
    const own = slot * K;
    const power = keeper
      ? 0.75 * (skill[own + HANDLING] as number) + 0.35 * (skill[own + AGILITY] as number) - (d > 3 ? 0.4 : 0)
      : 0.4 * (skill[own + HEADING] as number) + 0.35 * (skill[own + JUMPING] as number) + 0.15 * (skill[own + STRENGTH] as number) + 0.1 * (skill[own + (sideOf(slot) === side ? ANTICIPATION : MARKING)] as number);
    const score = power - 0.06 * d + bell(stream) * 0.16 + (slot === match.receiver && match.outcome === 0 ? 0.1 : 0) + 0.03 * (skill[own + DETERMINATION] as number);
    if (score > bestScore) {
      bestScore = score;
      best = slot;
    }
    if (sideOf(slot) === side && slot !== match.lastTouch && score > attackerScore) {
      attackerScore = score;
      attacker = slot;
    }
  }
  if (best < 0) {
    loose(match, match.ballX, match.ballY);
    return;
  }
  void attacker;
  if (sideOf(best) === side) {
    const long = toLong(side, match.ballX);
    if (long > LENGTH - BOX_DEPTH - 2 && Math.abs(toWide(side, match.ballY) - CENTRE) < BOX_HALF_WIDTH) {
      match.carrier = best;
      shoot(match, best, next(stream) < 0.72, pressureOn(match, best), null);
      return;
    }
    give(match, best, 2);
    return;
  }
  if (best === 0 || best === 11) {
    give(match, best, 6);
    return;
  }
  // a defender heads it away: upfield, out for a throw-in, or behind for a corner
  const own = sideOf(best);
  match.lastTouch = best;
  const fate = next(stream);
  const goalX = own === 0 ? 0 : LENGTH;
  if (fate < 0.2) awardRestart(match, 'corner', side, goalX, match.ballY < CENTRE ? 0 : WIDTH, 58);
  else loose(match, match.ballX + (own === 0 ? 1 : -1) * (8 + next(stream) * 14), match.ballY + bell(stream) * 12);
}
