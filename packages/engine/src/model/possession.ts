/** Who has the ball: given, released into flight, lost. */
import { clamp, distance } from './arithmetic.ts';
import { emit, emitAt, idOf } from './emit.ts';
import { LENGTH, type SideIndex, TICK, WIDTH } from './pitch.ts';
import type { Point } from './space.ts';
import { type FlightFate, type FlightKind, type Footballer, type Match, playerAt } from './state.ts';

/** Gives the ball to a player, who decides after `control` ticks. A pass under way has arrived if he is a team-mate. */
export function give(match: Match, player: Footballer, control: number): void {
  const { ball } = match;
  const passer = ball.pass?.player ?? -1;
  const arrived = passer >= 0 && passer !== player.slot && playerAt(match, passer).side === player.side;
  settlePass(match, arrived);
  takeOver(match, player.side);
  ball.assistant = arrived ? passer : -1;
  ball.state = 'held';
  ball.carrier = player.slot;
  ball.receiver = -1;
  ball.lastTouch = player.slot;
  ball.control = control;
  ball.x = player.x;
  ball.y = player.y;
}

/** The ball leaves the carrier's foot, or the place where it lies. */
export function release(
  match: Match,
  by: Footballer,
  to: Point,
  speed: number,
  flight: FlightKind,
  fate: FlightFate,
  receiver: number,
): void {
  const { ball } = match;
  ball.fromX = ball.x;
  ball.fromY = ball.y;
  ball.toX = to.x;
  ball.toY = to.y;
  ball.flightTicks = Math.max(1, Math.round(distance(to.x - ball.x, to.y - ball.y) / speed / TICK));
  ball.flightLeft = ball.flightTicks;
  ball.flight = flight;
  ball.fate = fate;
  ball.receiver = receiver;
  ball.lastTouch = by.slot;
  ball.carrier = -1;
  ball.state = 'flying';
}

/** The ball lies free at a place on the pitch. A pass under way stays open: a team-mate may still get there first. */
export function spill(match: Match, x: number, y: number): void {
  const { ball } = match;
  ball.state = 'loose';
  ball.carrier = -1;
  ball.receiver = -1;
  ball.assistant = -1;
  ball.x = clamp(x, 0.5, LENGTH - 0.5);
  ball.y = clamp(y, 0.5, WIDTH - 0.5);
}

/** Writes the pass under way down, arrived or not. */
export function settlePass(match: Match, complete: boolean): void {
  const { pass } = match.ball;
  if (pass === null) return;
  match.ball.pass = null;
  emitAt(match, 'pass', playerAt(match, pass.player).side, pass.x, pass.y, {
    player: idOf(match, pass.player),
    receiver: pass.receiver < 0 ? null : idOf(match, pass.receiver),
    kind: pass.kind,
    complete,
  });
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
