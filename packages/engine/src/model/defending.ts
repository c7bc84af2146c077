/** Without the ball: who presses the carrier, and who marks whom. */
import { clamp, distance } from './arithmetic.ts';
import { PAR, RUNNING, SHAPE } from './constants.ts';
import { along, CENTRE, LENGTH, opponent, type SideIndex, WIDTH } from './pitch.ts';
import { column, KEEPERS, NO_SLOT, type NoSlot, OUTFIELD, type Slot, TEAM } from './slots.ts';
import type { RunningMatch } from './state.ts';

/** Metres from the own goal within which opponents are marked, and within which a defender leaves his place for one. */
const MARKED_FROM = 46;
const MARKING_RANGE = 13;
/** Ticks between two dealings of the opponents: a defender doesn't change his man every second. */
const DEAL_EVERY = 8;
/** Square of the metres beyond which no player sets out to press. */
const TOO_FAR = 30 * 30;
/** An opponent who is marked already, or need not be. */
const SETTLED = 1e9;

/** How near to goal each opponent still to be dealt out is. */
const danger = column();

export function defend(match: RunningMatch, side: SideIndex): void {
  const first = presses(match, side) ? nearestPresser(match, side, NO_SLOT) : NO_SLOT;
  const second = first !== NO_SLOT && pressesInPairs(match, side) ? nearestPresser(match, side, first) : NO_SLOT;
  const from = MARKED_FROM + (LENGTH - MARKED_FROM) * distributionPrevented(match, side);
  if (along(side, match.ball.x) <= from) mark(match, side, first, second, from);
  if (first !== NO_SLOT) closeDown(match, side, first, 1 - 0.1 * match.players.brief.pressing[first]);
  if (second !== NO_SLOT) closeDown(match, side, second, 4);
}

/** Whether the ball is where this side wants to win it. */
function presses(match: RunningMatch, side: SideIndex): boolean {
  const { ball, clock } = match;
  if (ball.state !== 'held') return false;
  const { plan, approach } = match.sides[side];
  const ballLong = along(side, ball.x);
  const since = clock.tick - match.ownedSince;
  if (since < -12 * plan.afterLoss && ballLong > 56) return false;
  return (
    ballLong < SHAPE.pressed + (plan.engagement + 1.2 * approach) * 15 + plan.mentality * 5 ||
    distributionPrevented(match, side) > 0 ||
    since < 12 * plan.afterLoss
  );
}

/** How well the receivers of the opposing keeper are covered: 1 when all of them are marked. */
function distributionPrevented({ ball, restart, sides }: RunningMatch, side: SideIndex): number {
  const goalKick = ball.state === 'dead' && restart.kind === 'goalKick' && restart.side !== side;
  return goalKick || ball.carrier === KEEPERS[opponent(side)] ? sides[side].plan.preventKeeper : 0;
}

/** A second man covers near the goal, or with the instruction to press. */
function pressesInPairs({ ball, sides, clock, ownedSince }: RunningMatch, side: SideIndex): boolean {
  const { plan } = sides[side];
  const ballLong = along(side, ball.x);
  return (
    ballLong < 38 - 4 * plan.mentality ||
    ballLong < LENGTH * plan.engagement ||
    clock.tick - ownedSince < 14 * plan.afterLoss
  );
}

function nearestPresser(match: RunningMatch, side: SideIndex, taken: Slot | NoSlot): Slot | NoSlot {
  const { ball, players } = match;
  const { x, y, energy, skills, brief } = players;
  const ballLong = along(side, ball.x);
  let nearest: Slot | NoSlot = NO_SLOT;
  let best = 22;
  const keeper: number = KEEPERS[side];
  for (let at = keeper + 1; at < keeper + 11; at++) {
    const slot = at as Slot;
    if (slot === taken) continue;
    const dx = x[slot] - ball.x;
    const dy = y[slot] - ball.y;
    if (dx * dx + dy * dy > TOO_FAR) continue;
    const effort = 1.62 - 0.25 * energy[slot] - 0.5 * skills.workRate[slot] - 0.16 * brief.pressing[slot];
    // Who has to chase the ball from behind comes too late.
    const behind = along(side, x[slot]) > ballLong + 1 ? 5 : 0;
    const score = distance(dx, dy) * effort + behind;
    if (score < best) {
      best = score;
      nearest = slot;
    }
  }
  return nearest;
}

/** Between the goal and where the carrier will be, `gap` metres off him. */
function closeDown({ ball, players }: RunningMatch, side: SideIndex, slot: Slot, gap: number): void {
  const { carrier } = ball;
  if (carrier === NO_SLOT) return;
  const { x, y, vx, vy, targetX, targetY } = players;
  const seconds = Math.min(1.2, distance(x[slot] - x[carrier], y[slot] - y[carrier]) * 0.12);
  const toX = x[carrier] + vx[carrier] * seconds;
  const toY = y[carrier] + vy[carrier] * seconds;
  const dx = along(side, 0) - toX;
  const dy = CENTRE - toY;
  const share = gap / (distance(dx, dy) + 0.01);
  players.hurry[slot] = RUNNING.press;
  targetX[slot] = clamp(toX + dx * share, 0, LENGTH);
  targetY[slot] = clamp(toY + dy * share, 0, WIDTH);
}

/** Each marker goes to his man, but those who press. A player without a man to mark keeps his place in the shape. */
function mark(match: RunningMatch, side: SideIndex, first: Slot | NoSlot, second: Slot | NoSlot, from: number): void {
  if (match.clock.tick % DEAL_EVERY === 0 || from > MARKED_FROM) dealMarks(match, side, first, second, from);
  const { mark: marked } = match.players;
  const keeper: number = KEEPERS[side];
  for (let at = keeper + 1; at < keeper + 11; at++) {
    const slot = at as Slot;
    if (slot === first || slot === second || marked[slot] < 0) continue;
    goTo(match, slot, marked[slot] as Slot, side, from);
  }
}

/** Man by man, the opponent nearest to goal first: each is taken by the nearest defender who is still free. */
function dealMarks(
  match: RunningMatch,
  side: SideIndex,
  first: Slot | NoSlot,
  second: Slot | NoSlot,
  from: number,
): void {
  const { ball, players } = match;
  const keeper: number = KEEPERS[opponent(side)];
  for (const slot of TEAM[side]) players.mark[slot] = NO_SLOT;
  for (const slot of OUTFIELD[opponent(side)])
    danger[slot] = slot === ball.carrier ? SETTLED : along(side, players.x[slot]);
  for (;;) {
    let attacker: Slot | NoSlot = NO_SLOT;
    let nearest = from;
    for (let at = keeper + 1; at < keeper + 11; at++) {
      const slot = at as Slot;
      if (danger[slot] >= nearest) continue;
      nearest = danger[slot];
      attacker = slot;
    }
    if (attacker === NO_SLOT) return;
    danger[attacker] = SETTLED;
    const marker = nearestFree(match, side, attacker, first, second);
    if (marker !== NO_SLOT) players.mark[marker] = attacker;
  }
}

/** The nearest to an attacker of those who are free, if his place in the shape is near enough. */
function nearestFree(
  { players }: RunningMatch,
  side: SideIndex,
  attacker: Slot,
  first: Slot | NoSlot,
  second: Slot | NoSlot,
): Slot | NoSlot {
  const { x, y, targetX, targetY, mark: marked } = players;
  let marker: Slot | NoSlot = NO_SLOT;
  let best = MARKING_RANGE * MARKING_RANGE;
  const keeper: number = KEEPERS[side];
  for (let at = keeper + 1; at < keeper + 11; at++) {
    const slot = at as Slot;
    if (marked[slot] >= 0 || slot === first || slot === second) continue;
    const dx = targetX[slot] - x[attacker];
    const dy = targetY[slot] - y[attacker];
    const square = dx * dx + dy * dy;
    if (square < best) {
      best = square;
      marker = slot;
    }
  }
  return marker;
}

/** Goal side of his man, the tighter the better he marks and the nearer the goal is. */
function goTo({ players }: RunningMatch, slot: Slot, attacker: Slot, side: SideIndex, from: number): void {
  const { x, y, targetX, targetY, energy, skills, brief } = players;
  const near = from > MARKED_FROM ? 0.5 : 1 - along(side, x[attacker]) / MARKED_FROM;
  players.hurry[slot] = Math.max(players.hurry[slot], RUNNING.mark + RUNNING.markNear * near);
  const fresh = 0.2 + 0.8 * energy[slot];
  const wish = 0.6 + 1.5 * (skills.marking[slot] - PAR) + 0.45 * near + 0.05 * brief.pressing[slot];
  const tight = clamp(fresh * wish, 0, 0.97);
  const goalSide = side === 0 ? -1.2 : 1.2;
  targetX[slot] = clamp(targetX[slot] + (x[attacker] + goalSide - targetX[slot]) * tight, 0.5, LENGTH - 0.5);
  targetY[slot] += (y[attacker] - targetY[slot]) * tight;
}
