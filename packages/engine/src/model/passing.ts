/** Passes, crosses and clearances leave the foot. */
import { bell, clamp, distance, logistic } from './arithmetic.ts';
import { CROSSING, PAR, PASSING } from './constants.ts';
import { skillsOf } from './current-ability.ts';
import { emit } from './emit.ts';
import { across, along, inBox, LENGTH, opponent, type SideIndex, WIDTH } from './pitch.ts';
import { putIntoTouch, release, turnBehind } from './possession.ts';
import { lane, lookDownLane, offsideLine, pressureOn } from './pressure-and-lanes.ts';
import { KEEPERS, NO_SLOT, type Slot, sideOf } from './slots.ts';
import { idOf, type Players, type RunningMatch } from './state.ts';
import { bestBy } from './takers.ts';

/** Metres from which a pass goes through the air. */
export const LONG_PASS = 24;
/** Room beside the lane below which a bad pass may be cut out. */
const CUT_WITHIN = 2.2;
/** Metres from the goal line up to which a blocked cross goes behind, the less likely the further. */
const BLOCKED_OVER = 30;
/** Metres inside the lines where a keeper gets to a ball that would run out. */
const KEPT_IN = 1.5;

/** What a passer brings to every pass that he may play now: balances for one along the ground and one through the air, its length and lane apart. */
export interface Footing {
  readonly ground: number;
  readonly air: number;
}

export function footingOf(match: RunningMatch, slot: Slot, pressure: number): Footing {
  const { passing, technique, composure } = match.players.skills;
  const nerve = 1 - PASSING.nerve * (composure[slot] - PAR);
  const calm = PASSING.base - PASSING.pressure * pressure * nerve - PASSING.unsettled * unsettled(match);
  const ground = calm + PASSING.skill * (passing[slot] - PAR);
  return { ground, air: calm + PASSING.skill * (0.6 * passing[slot] + 0.4 * technique[slot] - PAR) };
}

/** 1 when the ball has just been won, 0 some seconds later and from a dead ball: until team-mates have turned and spread, passes go astray. */
export function unsettled({ clock, ownedSince, restart }: RunningMatch): number {
  if (restart.since >= ownedSince) return 0;
  return clamp(1 - (clock.tick - ownedSince) / PASSING.settledAfter, 0, 1);
}

/** Chance that a pass arrives, from the passer's footing, its length, its lane and the metres of room around the receiver. */
export function passChance(footing: number, metres: number, margin: number, room: number): number {
  const far = metres > PASSING.far ? (metres - PASSING.far) * PASSING.perMetreFar : 0;
  const marked = room < PASSING.free ? PASSING.marked * (1 - room / PASSING.free) : 0;
  return logistic(footing - PASSING.perMetre * metres - far - marked + PASSING.lane * Math.max(margin, -2));
}

/** A pass with the given chance to arrive. A receiver beyond the line is flagged as soon as the ball gets to him. */
export function playPass(
  match: RunningMatch,
  slot: Slot,
  receiver: Slot,
  toX: number,
  toY: number,
  chance: number,
): void {
  const { ball, random, restart, players } = match;
  const side = sideOf(slot);
  const metres = distance(toX - ball.x, toY - ball.y);
  const long = metres > LONG_PASS;
  const speed = long ? PASSING.air : PASSING.ground;
  const thrown = restart.kind === 'throwIn' && match.clock.tick === restart.since;
  ball.pass = {
    player: slot,
    receiver,
    kind: thrown ? 'throwIn' : long ? 'long' : 'short',
    tick: match.clock.tick,
    x: ball.x,
    y: ball.y,
  };
  const ahead = along(side, players.x[receiver]) - offsideLine(match, side);
  if (ahead > 0.05 && !thrown) {
    release(match, slot, toX, toY, speed, 'pass', 'offside', receiver);
    return;
  }
  // Who hurries misses more than he thinks.
  if (random.next() < chance * (1 - PASSING.rush * match.sides[side].plan.tempo)) {
    release(match, slot, toX, toY, speed, 'pass', 'received', receiver);
    return;
  }
  goAstray(match, slot, toX, toY, long);
}

/** A pass that fails: cut out in its lane, taken by the keeper, read by an opponent, or loose. */
function goAstray(match: RunningMatch, slot: Slot, toX: number, toY: number, long: boolean): void {
  const { ball, random, players } = match;
  const side = sideOf(slot);
  const speed = long ? PASSING.air : PASSING.ground;
  const margin = lookDownLane(match, side, toX, toY, speed, long);
  const { cutter } = lane;
  if (cutter !== NO_SLOT && margin < CUT_WITHIN && random.next() < cutOut(players, cutter)) {
    // A ball through the air is cut out where it comes down.
    const share = (long ? 0.8 : 0.55) + (long ? 0.2 : 0.4) * random.next();
    const x = ball.x + (toX - ball.x) * share;
    const y = ball.y + (toY - ball.y) * share;
    release(match, slot, x, y, speed, 'pass', 'intercepted', cutter);
    return;
  }
  const metres = distance(toX - ball.x, toY - ball.y);
  const miss = PASSING.missBase + PASSING.missPerMetre * metres;
  const tooFar = (long ? 0 : 0.15) + 0.15 * random.next();
  const over = (tooFar * Math.min(metres, PASSING.overshoots)) / (metres + 0.01);
  const x = toX + bell(random) * miss + (toX - ball.x) * over;
  const y = toY + bell(random) * miss + (toY - ball.y) * over;
  // What runs through to the keeper he comes out for and takes.
  const keeper = KEEPERS[opponent(side)];
  const [caughtX, caughtY] = [clamp(x, KEPT_IN, LENGTH - KEPT_IN), clamp(y, KEPT_IN, WIDTH - KEPT_IN)];
  const comesOut = distance(players.x[keeper] - caughtX, players.y[keeper] - caughtY) < PASSING.comesOut;
  if (comesOut && inBox(along(side, caughtX), caughtY)) {
    release(match, slot, caughtX, caughtY, speed, 'pass', 'intercepted', keeper);
    return;
  }
  // What goes astray among opponents is theirs: the nearest of them has read it.
  const nearest = nearestTo(match, opponent(side), x, y);
  const reads = random.next() < PASSING.read * (players.skills.anticipation[nearest] - PAR) + PASSING.sweptUp;
  const near = distance(players.x[nearest] - x, players.y[nearest] - y) < PASSING.sweptFrom;
  if (reads && near && insidePitch(x, y)) release(match, slot, x, y, speed, 'pass', 'intercepted', nearest);
  else release(match, slot, x, y, speed, 'pass', 'loose', NO_SLOT);
}

function nearestTo({ players }: RunningMatch, side: SideIndex, toX: number, toY: number): Slot {
  return bestBy(side, (slot) => -distance(players.x[slot] - toX, players.y[slot] - toY));
}

function insidePitch(x: number, y: number): boolean {
  return x > 0 && x < LENGTH && y > 0 && y < WIDTH;
}

/** Chance that an opponent in the lane of a failed pass gets to it. */
export function cutOut({ skills }: Players, cutter: Slot): number {
  return PASSING.cutOut + PASSING.read * (skills.anticipation[cutter] - PAR);
}

/** A cross to a team-mate in the box, or so many metres ahead of him. Its quality decides how near it lands; dead balls are unhurried. */
export function playCross(match: RunningMatch, slot: Slot, receiver: Slot, ahead = 0, dead = false): void {
  const { ball, random, players } = match;
  const crossing = skillsOf(match, slot, dead)('crossing');
  const pressure = dead ? 0 : pressureOn(match, slot);
  const ease = dead ? CROSSING.dead : -0.7 * pressure;
  const balance = CROSSING.base + CROSSING.accuracy * (crossing - PAR) + ease;
  const good = random.next() < logistic(balance);
  const spread = good ? 1.2 : 6.5;
  const x = clamp(players.x[receiver] + (sideOf(slot) === 0 ? ahead : -ahead) + bell(random) * spread, -2, LENGTH + 2);
  const y = clamp(players.y[receiver] + bell(random) * spread, -2, WIDTH + 2);
  ball.pass = { player: slot, receiver, kind: 'cross', tick: match.clock.tick, x: ball.x, y: ball.y };
  if (pressure > 0 && random.next() < CROSSING.blocked * pressure) {
    blockCross(match, slot);
    return;
  }
  release(match, slot, x, y, 17, 'cross', good ? 'received' : 'loose', receiver);
}

/** The man in front gets a foot to a cross: it goes behind, or into touch if the goal line is far. */
function blockCross(match: RunningMatch, slot: Slot): void {
  const { ball, random } = match;
  const side = sideOf(slot);
  ball.lastTouch = nearestTo(match, opponent(side), ball.x, ball.y);
  if (random.next() * BLOCKED_OVER < along(side, ball.x) - LENGTH + BLOCKED_OVER) turnBehind(match, side);
  else putIntoTouch(match);
}

/** The ball is cleared away from the own goal, to any place. */
export function clear(match: RunningMatch, slot: Slot): void {
  const { random, ball } = match;
  const side = sideOf(slot);
  emit(match, 'clearance', side, { player: idOf(match, slot) });
  const long = Math.min(100, along(side, ball.x) + 25 + random.next() * 25);
  const wide = clamp(across(side, ball.y) + (random.next() - 0.5) * 64, -3, WIDTH + 3);
  release(match, slot, along(side, long), across(side, wide), 20, 'clearance', 'loose', NO_SLOT);
}
