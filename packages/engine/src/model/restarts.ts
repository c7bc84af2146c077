/** Dead balls: where they are taken, by whom, and how both sides stand. */
import { clamp } from './arithmetic.ts';
import { give, pass, shoot } from './ball.ts';
import { decide, expectedGoal } from './decision.ts';
import { sideOf, toLong, toWide } from './frame.ts';
import { DEAD, type Match, type Restart } from './match.ts';
import { setTargets } from './movement.ts';
import { BOX_DEPTH, CENTRE, LENGTH, WIDTH } from './pitch.ts';
import { next } from './prng.ts';
import { CROSSING, FINISHING, K, TECHNIQUE } from './skills.ts';

export function awardRestart(match: Match, restart: Restart, side: 0 | 1, x: number, y: number, ticks: number): void {
  match.ball = DEAD;
  match.restart = restart;
  match.restartSide = side;
  match.restartTicks = Math.round(ticks * (0.8 + 0.4 * next(match.stream)));
  match.ballX = x;
  match.ballY = y;
  match.carrier = -1;
  match.receiver = -1;
  match.assistant = -1;
  if (side !== match.owner) {
    match.owner = side;
    match.sinceTurnover = 0;
  }
  match.taker = takerOf(match, restart, side);
  match.events.push({ type: 'restart', tick: match.tick, side, restart });
}

function takerOf(match: Match, restart: Restart, side: 0 | 1): number {
  const first = side * 11;
  if (restart === 'goalKick') return first;
  const { skill, x, y } = match;
  let best = first + 1;
  let bestScore = -1e9;
  for (let slot = first + 1; slot < first + 11; slot++) {
    const dx = (x[slot] as number) - match.ballX;
    const dy = (y[slot] as number) - match.ballY;
    const own = slot * K;
    const score =
      restart === 'penalty' ? (skill[own + FINISHING] as number)
      : restart === 'corner' ? (skill[own + CROSSING] as number)
      : restart === 'freeKick' && toLong(side, match.ballX) > 62 ? (skill[own + TECHNIQUE] as number) + (skill[own + CROSSING] as number)
      : -Math.sqrt(dx * dx + dy * dy);
    if (score > bestScore) {
      bestScore = score;
      best = slot;
    }
  }
  return best;
}

/** One tick of waiting; then the ball is played. */
export function waitForRestart(match: Match): void {
  match.restartTicks -= 1;
  const { taker, restart } = match;
  const side = match.restartSide;
  if (match.restartTicks % 4 === 0) arrange(match);
  match.tx[taker] = match.ballX;
  match.ty[taker] = match.ballY;
  if (match.restartTicks > 0) return;
  match.x[taker] = match.ballX;
  match.y[taker] = clamp(match.ballY, 0, WIDTH);
  match.setPieceTicks = 0;
  match.sinceTurnover = 20;
  give(match, taker, 0);
  match.assistant = -1;
  const long = toLong(side, match.ballX);
  if (restart === 'penalty') shoot(match, taker, false, 0, 'penalty');
  else if (restart === 'corner' || (restart === 'freeKick' && long > 70 && long < 100 && crossWorthIt(match, side, taker))) {
    const target = targetInTheBox(match, side);
    pass(match, taker, target, match.x[target] as number, match.y[target] as number, 0, true);
  } else if (restart === 'freeKick' && long > 76) shoot(match, taker, false, 0.55, 'freeKick');
  else decide(match);
}

function crossWorthIt(match: Match, side: 0 | 1, taker: number): boolean {
  const long = toLong(side, match.ballX);
  const wide = toWide(side, match.ballY);
  return expectedGoal(long, wide, false, 0.4) * (0.6 + (match.skill[taker * K + TECHNIQUE] as number)) < 0.055;
}

function targetInTheBox(match: Match, side: 0 | 1): number {
  let best = side * 11 + 10;
  let bestScore = -1e9;
  for (let slot = side * 11 + 1; slot < side * 11 + 11; slot++) {
    if (slot === match.taker) continue;
    const long = toLong(side, match.x[slot] as number);
    if (long < 86) continue;
    const score = (match.skill[slot * K + 6] as number) + (match.skill[slot * K + 5] as number) + next(match.stream) * 0.8;
    if (score > bestScore) {
      bestScore = score;
      best = slot;
    }
  }
  return best;
}

/** Both sides take their places: into the box for corners and crosses, their own halves for a kick-off. */
function arrange(match: Match): void {
  setTargets(match, 0);
  setTargets(match, 1);
  const { restart, restartSide: side } = match;
  const long = toLong(side, match.ballX);
  if (restart === 'kickOff') {
    for (let slot = 0; slot < 22; slot++) {
      const own = sideOf(slot);
      const place = (match.baseLong[slot] as number) * 46 + 4;
      match.tx[slot] = own === 0 ? place : LENGTH - place;
      const wide = match.baseWide[slot] as number;
      match.ty[slot] = own === 0 ? wide : WIDTH - wide;
    }
    return;
  }
  if (restart === 'corner' || (restart === 'freeKick' && long > 70)) crowdTheBox(match, side);
  if (restart === 'penalty') {
    for (let slot = 0; slot < 22; slot++) {
      if (slot === match.taker || slot === (side === 0 ? 11 : 0)) continue;
      const edge = LENGTH - BOX_DEPTH - 3;
      const at = toLong(side, match.tx[slot] as number);
      if (at > edge) match.tx[slot] = side === 0 ? edge : LENGTH - edge;
    }
    const keeper = side === 0 ? 11 : 0;
    match.tx[keeper] = side === 0 ? LENGTH - 0.5 : 0.5;
    match.ty[keeper] = CENTRE;
  }
}

/** The five best headers attack the box, three stay back; eight defend it man by man. */
function crowdTheBox(match: Match, side: 0 | 1): void {
  const spots = [[97, 30], [98, 37], [94, 34], [96, 26], [96, 42], [86, 34], [84, 24]] as const;
  const first = side * 11;
  const order = [];
  for (let slot = first + 1; slot < first + 11; slot++) if (slot !== match.taker) order.push(slot);
  const power = (slot: number) => (match.skill[slot * K + 6] as number) + (match.skill[slot * K + 5] as number);
  order.sort((a, b) => power(b) - power(a) || a - b);
  spots.forEach(([l, w], i) => {
    const slot = order[i];
    if (slot === undefined) return;
    match.tx[slot] = side === 0 ? l : LENGTH - l;
    match.ty[slot] = side === 0 ? w : WIDTH - w;
    const marker = (side === 0 ? 11 : 0) + 1 + i;
    match.tx[marker] = side === 0 ? l + 1.2 : LENGTH - l - 1.2;
    match.ty[marker] = (match.ty[slot] as number) + 0.6;
  });
  const keeper = side === 0 ? 11 : 0;
  match.tx[keeper] = side === 0 ? LENGTH - 1.5 : 1.5;
  match.ty[keeper] = CENTRE;
}
