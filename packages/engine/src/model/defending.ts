/** Without the ball: who presses the carrier, and who marks whom. */
import { clamp, distance } from './arithmetic.ts';
import { along, CENTRE, LENGTH, opponent, type SideIndex, WIDTH } from './pitch.ts';
import { type Footballer, type Match, playerAt, type Side } from './state.ts';

/** Metres from the own goal within which opponents are marked, and within which a defender leaves his place for one. */
const MARKED_FROM = 66;
const MARKING_RANGE = 13;

export function defend(match: Match, side: Side): void {
  const pressers = match.ball.state === 'held' && presses(match, side) ? press(match, side) : [];
  mark(match, side, pressers);
}

/** Whether the ball is where this side wants to win it. */
function presses(match: Match, side: Side): boolean {
  const { plan, index } = side;
  const ballLong = along(index, match.ball.x);
  const since = match.clock.tick - match.ownedSince;
  if (plan.afterLoss < 0 && since < 12 && ballLong > 40) return false;
  const byKeeper = plan.preventKeeper > 0 && match.ball.carrier === opponent(index) * 11;
  return ballLong < 74 + plan.engagement * 12 || byKeeper || (since < 12 && plan.afterLoss > 0);
}

/** One goes to the ball, a second covers near the goal or when told to press. */
function press(match: Match, side: Side): readonly Footballer[] {
  const { ball } = match;
  const { plan } = side;
  const since = match.clock.tick - match.ownedSince;
  const ballLong = along(side.index, ball.x);
  const two = ballLong < 38 || plan.engagement > 0 || (plan.afterLoss > 0 && since < 14);
  const first = nearestPresser(match, side, null);
  if (first === null) return [];
  closeDown(match, side, first, 1);
  const second = two ? nearestPresser(match, side, first) : null;
  if (second === null) return [first];
  closeDown(match, side, second, 4);
  return [first, second];
}

function nearestPresser(match: Match, side: Side, taken: Footballer | null): Footballer | null {
  const { ball } = match;
  const ballLong = along(side.index, ball.x);
  let nearest: Footballer | null = null;
  let best = 22;
  for (const player of side.players) {
    if (player.keeper || player === taken) continue;
    const effort = 1.5 - 0.25 * player.energy - 0.3 * player.skills.workRate - 0.16 * player.brief.pressing;
    // Who has to chase the ball from behind comes too late.
    const behind = along(side.index, player.x) > ballLong + 1 ? 5 : 0;
    const score = distance(player.x - ball.x, player.y - ball.y) * effort + behind;
    if (score < best) {
      best = score;
      nearest = player;
    }
  }
  return nearest;
}

/** Between the goal and where the carrier will be, `gap` metres off him. */
function closeDown(match: Match, side: Side, player: Footballer, gap: number): void {
  const carrier = playerAt(match, match.ball.carrier);
  const metres = distance(player.x - carrier.x, player.y - carrier.y);
  const seconds = Math.min(1.2, metres * 0.12);
  const x = carrier.x + carrier.vx * seconds;
  const y = carrier.y + carrier.vy * seconds;
  const dx = along(side.index, 0) - x;
  const dy = CENTRE - y;
  const way = distance(dx, dy) + 0.01;
  player.targetX = clamp(x + (dx / way) * gap, 0, LENGTH);
  player.targetY = clamp(y + (dy / way) * gap, 0, WIDTH);
}

/**
 * Man by man, the opponent nearest to goal first: each is taken goal side by the nearest defender who is still free, the tighter the better he marks.
 * Who has nobody to mark keeps his place in the shape.
 */
function mark(match: Match, side: Side, pressers: readonly Footballer[]): void {
  const { index } = side;
  const { ball } = match;
  if (along(index, ball.x) > MARKED_FROM) return;
  const free = side.players.filter((player) => !player.keeper && !pressers.includes(player));
  const dangerous = match.sides[opponent(index)].players
    .filter(({ keeper, slot, x }) => !keeper && slot !== ball.carrier && along(index, x) < MARKED_FROM)
    .sort((a, b) => along(index, a.x) - along(index, b.x));
  for (const attacker of dangerous) {
    const marker = takeNearest(free, attacker);
    if (marker !== null) goTo(marker, attacker, index);
  }
}

/** Takes the nearest to an attacker out of those who are free, if he is near enough to get there. */
function takeNearest(free: Footballer[], { x, y }: Footballer): Footballer | null {
  let at = -1;
  let best = MARKING_RANGE * MARKING_RANGE;
  free.forEach(({ targetX, targetY }, index) => {
    const square = (targetX - x) * (targetX - x) + (targetY - y) * (targetY - y);
    if (square < best) {
      best = square;
      at = index;
    }
  });
  return at < 0 ? null : (free.splice(at, 1)[0] ?? null);
}

function goTo(marker: Footballer, attacker: Footballer, side: SideIndex): void {
  const near = 1 - along(side, attacker.x) / MARKED_FROM;
  const fresh = 0.2 + 0.8 * marker.energy;
  const tight = Math.min(
    0.97,
    fresh * (0.15 + 0.6 * marker.skills.marking + 0.7 * near + 0.06 * marker.brief.pressing),
  );
  const goalSide = side === 0 ? -1.2 : 1.2;
  marker.targetX = clamp(marker.targetX + (attacker.x + goalSide - marker.targetX) * tight, 0.5, LENGTH - 0.5);
  marker.targetY += (attacker.y - marker.targetY) * tight;
}
