/** Dead balls are waited for, then taken. */
import { clamp } from './arithmetic.ts';
import { decide } from './decision.ts';
import { emit } from './emit.ts';
import { playCross } from './passing.ts';
import { across, along, LENGTH, WIDTH } from './pitch.ts';
import { give } from './possession.ts';
import { isBoxSetPiece, takePlaces } from './set-pieces.ts';
import { shoot } from './shooting.ts';
import { expectedGoal } from './space.ts';
import { type Footballer, type Match, playerAt } from './state.ts';
import { isDirect } from './takers.ts';

/** One tick of waiting; at its end the ball is played. */
export function waitForRestart(match: Match): void {
  const { restart } = match;
  restart.ticksLeft -= 1;
  if (restart.ticksLeft % 4 === 0) takePlaces(match);
  if (restart.ticksLeft <= 0) take(match);
}

function take(match: Match): void {
  const { ball, restart, clock } = match;
  const { kind, side } = restart;
  const taker = playerAt(match, restart.taker);
  taker.x = clamp(ball.x, 0, LENGTH);
  taker.y = clamp(ball.y, 0, WIDTH);
  taker.stun = 0;
  give(match, taker, 0);
  restart.since = clock.tick;
  restart.origin = kind === 'corner' || kind === 'freeKick' || kind === 'penalty' ? kind : 'openPlay';
  if (kind !== 'kickOff') emit(match, kind, side, { player: taker.member.id });

  const target = isBoxSetPiece(match) ? targetInTheBox(match, taker) : null;
  if (kind === 'penalty') shoot(match, taker, { header: false, penalty: true, pressure: 0 });
  else if (kind === 'freeKick' && isDirect(match, side) && worthAShot(match, taker)) {
    shoot(match, taker, { header: false, penalty: false, pressure: 0.75 });
  } else if (target !== null) playCross(match, taker, target);
  else decide(match);
}

/** Over a wall technique decides; who lacks it crosses. */
function worthAShot(match: Match, taker: Footballer): boolean {
  const xg = expectedGoal(along(taker.side, match.ball.x), across(taker.side, match.ball.y), false, 0.75);
  return xg * (0.4 + taker.skills.technique) > 0.025;
}

function targetInTheBox(match: Match, taker: Footballer): Footballer | null {
  let best: Footballer | null = null;
  let most = -1;
  for (const player of match.sides[taker.side].players) {
    if (player === taker || along(taker.side, player.x) < 86) continue;
    const worth = player.skills.heading + player.skills.jumpingReach + match.random.next() * 0.8;
    if (worth > most) {
      most = worth;
      best = player;
    }
  }
  return best;
}
