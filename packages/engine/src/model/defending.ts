/** Without the ball: who presses the carrier, and who marks whom. */
import { distance } from './arithmetic.ts';
import { along, CENTRE, LENGTH, opponent } from './pitch.ts';
import type { Footballer, Match, Side } from './state.ts';

export function defend(match: Match, side: Side): void {
  if (match.ball.state === 'held' && presses(match, side)) press(match, side);
  mark(match, side);
}

/** Whether the ball is where this side wants to win it. */
function presses(match: Match, side: Side): boolean {
  const { plan, index } = side;
  const ballLong = along(index, match.ball.x);
  const since = match.clock.tick - match.ownedSince;
  if (plan.afterLoss < 0 && since < 12 && ballLong > 40) return false;
  const byKeeper = plan.preventKeeper > 0 && match.ball.carrier === opponent(index) * 11;
  return ballLong < 64 + plan.engagement * 14 || byKeeper || (since < 12 && plan.afterLoss > 0);
}

/** One goes to the ball, a second covers near the goal or when told to press. */
function press(match: Match, side: Side): void {
  const { ball } = match;
  const { plan } = side;
  const since = match.clock.tick - match.ownedSince;
  const ballLong = along(side.index, ball.x);
  const two = ballLong < 32 || plan.engagement > 0 || (plan.afterLoss > 0 && since < 14);
  const first = nearestPresser(match, side, null);
  if (first === null) return;
  closeDown(match, side, first, 0.6);
  const second = two ? nearestPresser(match, side, first) : null;
  if (second !== null) closeDown(match, side, second, 3);
}

function nearestPresser(match: Match, side: Side, taken: Footballer | null): Footballer | null {
  const { ball } = match;
  let nearest: Footballer | null = null;
  let best = 24;
  for (const player of side.players) {
    if (player.keeper || player === taken) continue;
    const effort = 1.25 - 0.3 * player.skills.workRate - 0.16 * player.brief.pressing;
    const score = distance(player.x - ball.x, player.y - ball.y) * effort;
    if (score < best) {
      best = score;
      nearest = player;
    }
  }
  return nearest;
}

/** Between the ball and the goal, `gap` metres off it. */
function closeDown(match: Match, side: Side, player: Footballer, gap: number): void {
  const { ball } = match;
  const dx = along(side.index, 0) - ball.x;
  const dy = CENTRE - ball.y;
  const metres = distance(dx, dy) + 0.01;
  player.targetX = ball.x + (dx / metres) * gap;
  player.targetY = ball.y + (dy / metres) * gap;
}

/** Each outfield player takes the nearest free opponent near his place, goal side, the tighter the better he marks. */
function mark(match: Match, side: Side): void {
  const { ball } = match;
  if (along(side.index, ball.x) > 62) return;
  const goalSide = side.index === 0 ? -1.3 : 1.3;
  const opponents = match.sides[opponent(side.index)].players;
  for (const player of side.players) {
    if (player.keeper) continue;
    let nearest: Footballer | null = null;
    let best = 90;
    for (const other of opponents) {
      if (other.keeper || other.slot === ball.carrier) continue;
      const dx = other.x - player.targetX;
      const dy = other.y - player.targetY;
      const square = dx * dx + dy * dy;
      if (square < best) {
        best = square;
        nearest = other;
      }
    }
    if (nearest === null) continue;
    const tight = Math.min(0.95, 0.3 + 0.5 * player.skills.marking + 0.06 * player.brief.pressing);
    player.targetX += (nearest.x + goalSide - player.targetX) * tight;
    player.targetY += (nearest.y - player.targetY) * tight;
    if (player.targetX < 0 || player.targetX > LENGTH) player.targetX = along(side.index, 0.5);
  }
}
