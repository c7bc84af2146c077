/** Where players want to be in open play, set once a second: a shape that follows the ball, runs, and for the side without it pressing and marking. */
import { clamp } from './arithmetic.ts';
import { defend } from './defending.ts';
import { across, along, CENTRE } from './pitch.ts';
import { offsideLine } from './space.ts';
import type { Footballer, Match, Side } from './state.ts';
import { SHAPE } from './tables.ts';

/** Ticks after winning or losing the ball that count as transition. */
const TRANSITION = 12;

export function setTargets(match: Match, side: Side): void {
  if (match.owner === side.index) takeAttackingShape(match, side);
  else {
    takeDefendingShape(match, side);
    defend(match, side);
  }
  chaseBall(match, side);
}

/** Every six seconds each outfield player of the side in possession may start a run, or go back to his place. */
export function startRuns(match: Match): void {
  const { random, sides, owner, ball } = match;
  for (const side of sides) {
    const high = along(side.index, ball.x) > 60 ? 1 : 0.6;
    const counter = side.plan.afterWin > 0 && match.clock.tick - match.ownedSince < 2 * TRANSITION ? 1.5 : 1;
    for (const player of side.players) {
      if (player.keeper) continue;
      const urge = 1 + 0.6 * player.brief.forwardRuns + 0.12 * side.plan.mentality;
      const lust = SHAPE.runs * player.skills.workRate * (0.3 + player.depth) * urge * counter;
      const starts = random.next() < lust;
      const metres = 6 + 12 * random.next() * high;
      player.run = starts && owner === side.index ? metres : 0;
    }
  }
}

function takeAttackingShape(match: Match, side: Side): void {
  const { plan, index } = side;
  const ballLong = along(index, match.ball.x);
  const ballWide = across(index, match.ball.y);
  const fresh = match.clock.tick - match.ownedSince < TRANSITION;
  const patience = fresh ? 6 - 5 * plan.afterWin : 0;
  const back = clamp(ballLong - SHAPE.attackBehind + plan.mentality * 1.2, 16, 58 + plan.line);
  const length = SHAPE.attackLength + plan.mentality * 0.6 - patience;
  const width = SHAPE.attackWidth + plan.attackWidth * 0.1;
  const line = offsideLine(match, index);
  for (const player of side.players) {
    if (player.keeper) {
      place(player, clamp(ballLong * 0.28, 4, 26), CENTRE + (ballWide - CENTRE) * 0.2);
      continue;
    }
    const { brief, skills } = player;
    const stretch = width + brief.width * 0.22;
    // Who reads the game times his run: the offside line is kept or, by a careless step, is not.
    const step = (match.random.next() - 0.7) * (2.9 - 2.2 * skills.anticipation);
    const long = Math.min(back + player.depth * length + player.run + brief.forwardRuns * 5, line - 0.55 + step);
    place(player, long, CENTRE + (player.wide - CENTRE) * stretch + (ballWide - CENTRE) * SHAPE.attackShift);
  }
}

function takeDefendingShape(match: Match, side: Side): void {
  const { plan, index } = side;
  const ballLong = along(index, match.ball.x);
  const ballWide = across(index, match.ball.y);
  const lost = match.clock.tick - match.ownedSince < TRANSITION;
  const retreat = lost && plan.afterLoss < 0 ? 4 : 0;
  const back = clamp(ballLong * 0.55 - 1 + plan.line * 1.3 + plan.mentality * 0.7 - retreat, 11, 44 + plan.line * 2.5);
  const length = SHAPE.defenceLength + plan.engagement * 2.5 - retreat * 0.5;
  const width = SHAPE.defenceWidth + plan.defenceWidth * 0.09;
  for (const player of side.players) {
    if (player.keeper) {
      place(player, clamp(ballLong * 0.14, 1.5, 12), CENTRE + (ballWide - CENTRE) * 0.12);
      continue;
    }
    const long = back + player.depth * length;
    place(player, long, CENTRE + (player.wide - CENTRE) * width + (ballWide - CENTRE) * SHAPE.defenceShift);
  }
}

/** The nearest goes for a ball that nobody has; the receiver goes where his pass will land. */
function chaseBall(match: Match, side: Side): void {
  const { ball } = match;
  if (ball.state !== 'loose' && ball.state !== 'flying') return;
  const x = ball.state === 'loose' ? ball.x : ball.toX;
  const y = ball.state === 'loose' ? ball.y : ball.toY;
  let nearest: Footballer | null = null;
  let best = 1e9;
  for (const player of side.players) {
    if (player.keeper && ball.state === 'flying') continue;
    const dx = player.x - x;
    const dy = player.y - y;
    const square = dx * dx + dy * dy;
    if (square < best) {
      best = square;
      nearest = player;
    }
  }
  if (nearest !== null) aim(nearest, x, y);
  const receiver = match.players[ball.receiver];
  if (receiver?.side === side.index) aim(receiver, x, y);
}

/** Sends a player to a place as his side sees it, two metres inside the touchlines. */
export function place(player: Footballer, long: number, wide: number): void {
  player.targetX = along(player.side, long);
  player.targetY = across(player.side, clamp(wide, 2, 66));
}

/** Sends a player to a point. */
export function aim(player: Footballer, x: number, y: number): void {
  player.targetX = x;
  player.targetY = y;
}
