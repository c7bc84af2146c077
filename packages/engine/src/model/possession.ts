/** Who has the ball: given, released into flight, lost. */
import { bell, clamp, distance } from './arithmetic.ts';
import { emit, emitPass } from './emit.ts';
import { along, CENTRE, GOAL_HALF_WIDTH, LENGTH, type SideIndex, TICK, WIDTH } from './pitch.ts';
import { NO_SLOT, type NoSlot, type Slot, sideOf } from './slots.ts';
import type { FlightFate, FlightKind, RunningMatch } from './state.ts';

/** Metres from which a free ball needs time to arrive, and its speed (m/s). */
const ROLLS_FROM = 2;
const ROLLING = 13;
/** Share of a tick that a flight may be shorter than its speed makes it. */
const ROUNDED = 0.3;

/** Gives the ball to a player, who decides after `control` ticks. A pass under way has arrived if he is a team-mate. */
export function give(match: RunningMatch, slot: Slot, control: number): void {
  const { ball, players } = match;
  const { pass } = ball;
  const side = sideOf(slot);
  const passer = pass !== null && pass.player !== slot && sideOf(pass.player) === side ? pass.player : NO_SLOT;
  settlePass(match, passer === NO_SLOT ? NO_SLOT : slot);
  takeOver(match, side);
  ball.assistant = passer;
  ball.state = 'held';
  ball.carrier = slot;
  ball.receiver = NO_SLOT;
  ball.lastTouch = slot;
  ball.control = control;
  ball.x = players.x[slot];
  ball.y = players.y[slot];
  players.targetX[slot] = players.placeX[slot];
  players.targetY[slot] = players.placeY[slot];
}

/** The ball leaves the carrier's foot, or the place where it lies. */
export function release(
  match: RunningMatch,
  by: Slot,
  toX: number,
  toY: number,
  speed: number,
  flight: FlightKind,
  fate: FlightFate,
  receiver: Slot | NoSlot,
): void {
  const { ball } = match;
  ball.fromX = ball.x;
  ball.fromY = ball.y;
  ball.toX = toX;
  ball.toY = toY;
  ball.flightTicks = Math.max(1, Math.ceil(distance(toX - ball.x, toY - ball.y) / speed / TICK - ROUNDED));
  ball.flightLeft = ball.flightTicks;
  ball.flight = flight;
  ball.fate = fate;
  ball.receiver = receiver;
  ball.lastTouch = by;
  ball.carrier = NO_SLOT;
  ball.state = 'flying';
}

/** The ball comes free and rolls to a place, which may lie off the pitch. A pass under way stays open: a team-mate may still get there first. */
export function spill(match: RunningMatch, x: number, y: number): void {
  const { ball } = match;
  ball.carrier = NO_SLOT;
  ball.receiver = NO_SLOT;
  ball.assistant = NO_SLOT;
  const stays = x > 0 && x < LENGTH && y > 0 && y < WIDTH;
  if (!stays || distance(x - ball.x, y - ball.y) > ROLLS_FROM) {
    release(match, ball.lastTouch, x, y, ROLLING, 'roll', 'loose', NO_SLOT);
    return;
  }
  ball.state = 'loose';
  ball.x = x;
  ball.y = y;
}

/** The ball goes behind, past the goal that a side attacks. */
export function turnBehind(match: RunningMatch, side: SideIndex): void {
  const { ball, random } = match;
  const past = GOAL_HALF_WIDTH + 1.5 + 7 * random.next();
  spill(match, along(side, LENGTH + 2), ball.y < CENTRE ? CENTRE - past : CENTRE + past);
}

/** The ball goes over the nearer touchline. */
export function putIntoTouch(match: RunningMatch): void {
  const { ball, random } = match;
  spill(match, clamp(ball.x + bell(random) * 3, 1, LENGTH - 1), ball.y < CENTRE ? -1.5 : WIDTH + 1.5);
}

/** Records the pass under way: it ends where the ball is now, with the team-mate who got it or with NOBODY. */
export function settlePass(match: RunningMatch, receiver: Slot | NoSlot): void {
  const { pass } = match.ball;
  if (pass === null) return;
  match.ball.pass = null;
  emitPass(match, pass, receiver);
}

/** Possession goes to a side; the other side's spell is over. */
export function takeOver(match: RunningMatch, side: SideIndex): void {
  if (side === match.owner) return;
  endSpell(match);
  match.owner = side;
  match.ownedSince = match.clock.tick;
}

/** Writes the spell of the side in possession down. */
export function endSpell(match: RunningMatch): void {
  if (match.spell > 0) emit(match, 'possession', match.owner, { seconds: match.spell * TICK });
  match.spell = 0;
}
