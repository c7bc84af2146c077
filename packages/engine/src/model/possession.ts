/** Who has the ball: given, released into flight, lost. */
import { clamp, distance } from './arithmetic.ts';
import { emit, emitPass } from './emit.ts';
import { LENGTH, type SideIndex, TICK, WIDTH } from './pitch.ts';
import { NOBODY, type Nobody, type Slot, sideOf } from './slots.ts';
import type { FlightFate, FlightKind, Match } from './state.ts';

/** Gives the ball to a player, who decides after `control` ticks. A pass under way has arrived if he is a team-mate. */
export function give(match: Match, slot: Slot, control: number): void {
  const { ball, players } = match;
  const { pass } = ball;
  const side = sideOf(slot);
  const passer = pass !== null && pass.player !== slot && sideOf(pass.player) === side ? pass.player : NOBODY;
  settlePass(match, passer === NOBODY ? NOBODY : slot);
  takeOver(match, side);
  ball.assistant = passer;
  ball.state = 'held';
  ball.carrier = slot;
  ball.receiver = NOBODY;
  ball.lastTouch = slot;
  ball.control = control;
  ball.x = players.x[slot];
  ball.y = players.y[slot];
  players.targetX[slot] = players.placeX[slot];
  players.targetY[slot] = players.placeY[slot];
}

/** The ball leaves the carrier's foot, or the place where it lies. */
export function release(
  match: Match,
  by: Slot,
  toX: number,
  toY: number,
  speed: number,
  flight: FlightKind,
  fate: FlightFate,
  receiver: Slot | Nobody,
): void {
  const { ball } = match;
  ball.fromX = ball.x;
  ball.fromY = ball.y;
  ball.toX = toX;
  ball.toY = toY;
  ball.flightTicks = Math.max(1, Math.round(distance(toX - ball.x, toY - ball.y) / speed / TICK));
  ball.flightLeft = ball.flightTicks;
  ball.flight = flight;
  ball.fate = fate;
  ball.receiver = receiver;
  ball.lastTouch = by;
  ball.carrier = NOBODY;
  ball.state = 'flying';
}

/** The ball lies free at a place on the pitch. A pass under way stays open: a team-mate may still get there first. */
export function spill(match: Match, x: number, y: number): void {
  const { ball } = match;
  ball.state = 'loose';
  ball.carrier = NOBODY;
  ball.receiver = NOBODY;
  ball.assistant = NOBODY;
  ball.x = clamp(x, 0.5, LENGTH - 0.5);
  ball.y = clamp(y, 0.5, WIDTH - 0.5);
}

/** Writes the pass under way down: it ends where the ball is now, with the team-mate who got it or with NOBODY. */
export function settlePass(match: Match, receiver: Slot | Nobody): void {
  const { pass } = match.ball;
  if (pass === null) return;
  match.ball.pass = null;
  emitPass(match, pass, receiver);
}

/** Possession goes to a side; the other side's spell is over. */
export function takeOver(match: Match, side: SideIndex): void {
  if (side === match.owner) return;
  endSpell(match);
  match.owner = side;
  match.ownedSince = match.clock.tick;
}

/** Writes the spell of the side in possession down. */
export function endSpell(match: Match): void {
  if (match.spell > 0) emit(match, 'possession', match.owner, { seconds: match.spell * TICK });
  match.spell = 0;
}
