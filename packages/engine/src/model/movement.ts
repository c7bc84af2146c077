/** Where players want to be in open play, set once a second: a shape that follows the ball, runs, and for the side without it pressing and marking. */
import { clamp, distance } from './arithmetic.ts';
import { PAR, RUNNING, SHAPE } from './constants.ts';
import { defend } from './defending.ts';
import { across, along, CENTRE, opponent, type SideIndex } from './pitch.ts';
import { offsideLine } from './pressure-and-lanes.ts';
import { isKeeperSlot, KEEPERS, NO_SLOT, type NoSlot, OUTFIELD, type Slot, sideOf } from './slots.ts';
import type { Players, RunningMatch } from './state.ts';

/** Ticks after winning or losing the ball that count as transition. */
const TRANSITION = 12;

/** Ticks for which a set piece that is crossed is in the air at most. */
const CROSSED_FOR = 12;

/** Ticks between two updates of the shape, so that players do not change places every second. */
const SHAPE_EVERY = 4;

/** Metres of the ball from the own goal line at which the far side begins to come in, and at which it is there. */
const COMES_IN = { from: 62, to: 87 } as const;

/** The same, from which full-backs go forward, and where they have gone all their way. */
const UPFIELD = { from: 30, to: 60 } as const;

/** Metres of a lost ball from the own goal line up to which all players run back. */
const ALARMED_TO = 55;

/** Metres of the ball from the middle at which who shows for it has gone all his way. */
const SHOWN_FROM = 12;

/** Where everyone runs now. The shape itself is set every two seconds, or when it must be. */
export function setTargets(match: RunningMatch, newShape = match.clock.tick % SHAPE_EVERY === 0): void {
  const { owner, players } = match;
  if (isSetPieceUnderWay(match)) {
    chaseBall(match, 0);
    chaseBall(match, 1);
    return;
  }
  if (newShape) {
    followBall(match);
    takeAttackingShape(match, owner);
    takeDefendingShape(match, opponent(owner));
  }
  backToPlaces(players, match.ball.carrier);
  defend(match, opponent(owner));
  chaseBall(match, 0);
  chaseBall(match, 1);
}

/** While the ball of a corner or a crossed free kick is in the air, all players keep their roles. */
function isSetPieceUnderWay({ ball, restart, clock }: RunningMatch): boolean {
  const { kind, since } = restart;
  const crossed = ball.state === 'flying' && ball.flight === 'cross' && clock.tick - since < CROSSED_FOR;
  return crossed && (kind === 'corner' || kind === 'freeKick');
}

/** Moves what the shapes look at towards the ball; a dead ball is looked at where it will be played from. */
function followBall({ ball, focus, restart }: RunningMatch): void {
  const dead = ball.state === 'dead';
  focus.x = dead ? restart.x : focus.x + (ball.x - focus.x) * SHAPE.follow;
  focus.y = dead ? restart.y : focus.y + (ball.y - focus.y) * SHAPE.follow;
}

/** Sends players back to the shape, except the carrier. */
function backToPlaces({ placeX, placeY, placeHurry, targetX, targetY, hurry }: Players, carrier: Slot | NoSlot): void {
  for (let at = 0; at < 22; at++) {
    const slot = at as Slot;
    if (slot === carrier) continue;
    targetX[slot] = placeX[slot];
    targetY[slot] = placeY[slot];
    hurry[slot] = placeHurry[slot];
  }
}

/** Every six seconds, and as soon as the ball is won, each outfield player of the side in possession may start a run, or go back to his place. */
export function startRuns(match: RunningMatch): void {
  const { random, owner, ball, players } = match;
  const { run, attackDepth, skills, brief } = players;
  const { plan } = match.sides[owner];
  const high = along(owner, ball.x) > 60 ? 1 : 0.6;
  const fresh = match.clock.tick - match.ownedSince < 2 * TRANSITION;
  const counter = fresh ? SHAPE.breaks + 0.06 * Math.max(0, plan.afterWin) : 1;
  for (const slot of OUTFIELD[opponent(owner)]) run[slot] = 0;
  for (const slot of OUTFIELD[owner]) {
    const urge = 1 + 0.1 * brief.forwardRuns[slot] + 0.02 * plan.mentality;
    const lust = SHAPE.runs * (2 * skills.workRate[slot] - PAR) * (0.3 + attackDepth[slot]) * urge * counter;
    run[slot] = random.next() < lust ? 6 + 12 * random.next() * high : 0;
  }
}

function takeAttackingShape(match: RunningMatch, side: SideIndex): void {
  const { plan, approach } = match.sides[side];
  const { players, random } = match;
  const { attackDepth, wide, shows, extraStrikers, run, brief, skills } = players;
  const ballLong = along(side, match.focus.x);
  const ballWide = across(side, match.focus.y);
  const fresh = match.clock.tick - match.ownedSince < TRANSITION;
  const patience = fresh ? 6 - 2 * plan.afterWin : 0;
  const back = clamp(ballLong - SHAPE.attackBehind + plan.mentality * 0.2, 14, 53 + plan.line);
  const length = SHAPE.attackLength + plan.mentality * 0.2 - patience;
  const width = SHAPE.attackWidth + plan.attackWidth * 0.1;
  const line = offsideLine(match, side) - 0.55;
  const shift = CENTRE + (ballWide - CENTRE) * SHAPE.attackShift;
  const towardsBall = clamp((ballWide - CENTRE) / SHOWN_FROM, -1, 1);
  const nearGoal = clamp((ballLong - COMES_IN.from) / (COMES_IN.to - COMES_IN.from), 0, 1);
  const upfield = clamp((ballLong - UPFIELD.from) / (UPFIELD.to - UPFIELD.from), 0, 1);
  place(players, KEEPERS[side], clamp(ballLong * 0.34, 4, 30), CENTRE + (ballWide - CENTRE) * 0.25);
  // Who wants the ball brings more men forward with it.
  const committed = 1 + SHAPE.committed * approach;
  const keeper: number = KEEPERS[side];
  for (let at = keeper + 1; at < keeper + 11; at++) {
    const slot = at as Slot;
    const stretch = width + brief.width[slot] * 0.22;
    // Who reads the game times his run: the offside line is kept or, by a careless step, is not.
    const step = (random.next() - SHAPE.timing) * (2.9 - 2.2 * skills.anticipation[slot]);
    // A second striker in all but name: without him a side with one centre forward has no player at the far post.
    const isFar = (ballWide - CENTRE) * (CENTRE - wide[slot]) > 0;
    const depth = attackDepth[slot];
    const outside = clamp(Math.abs(wide[slot] - CENTRE) / SHAPE.flankFrom - 1, 0, 1);
    const arrival = isFar ? nearGoal * clamp(3 * depth - 1, 0, 1) : 0;
    // Full-backs go forward with the ball on their side, midfielders follow it into the box, forwards drop off while it is far away.
    const overlap =
      SHAPE.overlap * committed * outside * clamp(2 - 4 * depth, 0, 1) * upfield * (isFar ? SHAPE.farSide : 1);
    // Strikers who keep the centre-backs busy make room for those behind them.
    const further = SHAPE.behindStrikers * extraStrikers[slot];
    const arriving = (SHAPE.arriving + further) * committed;
    const follow = arriving * (1 - outside) * nearGoal * clamp(4 * depth - 1, 0, 1) * clamp(4 - 4 * depth, 0, 1);
    const comesIn = (SHAPE.farPost + further) * arrival;
    const drop = SHAPE.dropping * clamp(4 * depth - 3, 0, 1) * (1 - nearGoal);
    const forward = run[slot] + 0.6 * brief.forwardRuns[slot] + comesIn + overlap + follow - drop;
    const wanted = back + depth * length + forward;
    const aside = (wide[slot] - CENTRE) * stretch * (1 - SHAPE.tuckIn * arrival) + shows[slot] * towardsBall;
    players.placeHurry[slot] = run[slot] > 0 ? RUNNING.intoSpace : 0;
    const long = Math.min(wanted, line + step);
    const across = shift + aside;
    // Who is near comes for the ball.
    const metres = distance(long - ballLong, across - ballWide);
    const support = metres < SHAPE.supportFrom ? SHAPE.support * (1 - metres / SHAPE.supportFrom) : 0;
    place(players, slot, long + (ballLong - long) * support, across + (ballWide - across) * support);
  }
}

function takeDefendingShape(match: RunningMatch, side: SideIndex): void {
  const { plan, approach } = match.sides[side];
  const { players } = match;
  const { depth, wide, energy } = players;
  const ballNow = along(side, match.ball.state === 'dead' ? match.restart.x : match.ball.x);
  // Back at once, up with the others.
  const ballLong = Math.min(ballNow, along(side, match.focus.x));
  const ballWide = across(side, match.focus.y);
  const lost = match.clock.tick - match.ownedSince < TRANSITION;
  const retreat = lost ? 3 * Math.max(0, -plan.afterLoss) : 0;
  const stance = plan.line + plan.mentality * 0.9 + SHAPE.stance * approach;
  const back = clamp(ballLong * SHAPE.blockHeight - 1 + stance - retreat, 11, 44 + plan.line * 2);
  const length = SHAPE.defenceLength + plan.engagement * 2 + plan.mentality * 1.2 - retreat * 0.5;
  const width = SHAPE.defenceWidth + plan.defenceWidth * 0.1;
  const shift = CENTRE + (ballWide - CENTRE) * SHAPE.defenceShift;
  place(players, KEEPERS[side], clamp(ballLong * 0.16, 1.5, 14), CENTRE + (ballWide - CENTRE) * 0.14);
  // A ball that was lost near the own goal sends everyone running.
  const alarm = lost ? RUNNING.alarm * clamp(1 - ballNow / ALARMED_TO, 0, 1) : 0;
  const keeper: number = KEEPERS[side];
  for (let at = keeper + 1; at < keeper + 11; at++) {
    const slot = at as Slot;
    // Who is tired doesn't come all the way back, and the lines drift apart.
    const apart = 1 + SHAPE.drift * (1 - energy[slot]);
    const home = back + depth[slot] * length * apart;
    const ahead = lost ? Math.max(0, along(side, players.x[slot]) - Math.max(home, ballLong)) : 0;
    const beaten = along(side, players.x[slot]) - ballNow;
    players.placeHurry[slot] = beaten > -2 ? clamp(beaten / RUNNING.beaten + alarm, 0, RUNNING.recovery) : 0;
    place(players, slot, home + ahead * SHAPE.turn * (1 + plan.afterLoss), shift + (wide[slot] - CENTRE) * width);
  }
}

/** The nearest player goes for a loose ball; the receiver goes where his pass will land. */
function chaseBall(match: RunningMatch, side: SideIndex): void {
  const { ball, players } = match;
  if (ball.state !== 'loose' && ball.state !== 'flying') return;
  const flying = ball.state === 'flying';
  const toX = flying ? ball.toX : ball.x;
  const toY = flying ? ball.toY : ball.y;
  let nearest: Slot | NoSlot = NO_SLOT;
  let best = 1e9;
  const keeper: number = KEEPERS[side];
  for (let at = keeper; at < keeper + 11; at++) {
    const slot = at as Slot;
    if (flying && isKeeperSlot(slot)) continue;
    const dx = players.x[slot] - toX;
    const dy = players.y[slot] - toY;
    const square = dx * dx + dy * dy;
    if (square < best) {
      best = square;
      nearest = slot;
    }
  }
  if (nearest !== NO_SLOT) chase(players, nearest, toX, toY);
  if (ball.receiver !== NO_SLOT && sideOf(ball.receiver) === side) chase(players, ball.receiver, toX, toY);
}

function chase(players: Players, slot: Slot, x: number, y: number): void {
  aim(players, slot, x, y);
  players.hurry[slot] = 1;
}

/** Gives a player his place in the shape, as his side sees it, two metres inside the touchlines. */
function place(players: Players, slot: Slot, long: number, wide: number): void {
  if (players.absent[slot] === 1) return;
  const side = sideOf(slot);
  players.placeX[slot] = along(side, long);
  players.placeY[slot] = across(side, clamp(wide, 2, 66));
}

/** Sends a player to a place as his side sees it. */
export function send(players: Players, slot: Slot, long: number, wide: number): void {
  const side = sideOf(slot);
  aim(players, slot, along(side, long), across(side, clamp(wide, 2, 66)));
}

/** Sends a player to a point; one who has left stays away. */
export function aim(players: Players, slot: Slot, x: number, y: number): void {
  if (players.absent[slot] === 1) return;
  players.targetX[slot] = x;
  players.targetY[slot] = y;
}
