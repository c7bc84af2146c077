/** Dead balls are waited for, then taken. */
import { decide } from './decision.ts';
import { emit } from './emit.ts';
import { playCross } from './passing.ts';
import { across, along } from './pitch.ts';
import { give } from './possession.ts';
import { standAt } from './running.ts';
import { isBoxSetPiece, standBack, takePlaces } from './set-pieces.ts';
import { shoot } from './shooting.ts';
import { NOBODY, type Nobody, OUTFIELD, type Slot, sideOf } from './slots.ts';
import { expectedGoal } from './space.ts';
import { idOf, type Match } from './state.ts';
import { isDirect } from './takers.ts';

/** One tick of waiting; at its end the ball is played. */
export function waitForRestart(match: Match): void {
  const { restart } = match;
  restart.ticksLeft -= 1;
  if (restart.ticksLeft % 8 === 0) takePlaces(match);
  if (restart.ticksLeft <= 0) take(match);
}

function take(match: Match): void {
  const { ball, restart, clock, players } = match;
  const { kind, side, taker } = restart;
  standAt(players, taker, ball.x, ball.y);
  players.stun[taker] = 0;
  standBack(match);
  give(match, taker, 0);
  restart.since = clock.tick;
  restart.origin = kind === 'corner' || kind === 'freeKick' || kind === 'penalty' ? kind : 'openPlay';
  if (kind !== 'kickOff') emit(match, kind, side, { player: idOf(match, taker) });

  const target = isBoxSetPiece(match) ? targetInTheBox(match, taker) : NOBODY;
  if (kind === 'penalty') shoot(match, taker, { header: false, penalty: true, pressure: 0 });
  else if (kind === 'freeKick' && isDirect(match, side) && worthAShot(match, taker)) {
    shoot(match, taker, { header: false, penalty: false, pressure: 0.75 });
  } else if (target !== NOBODY) playCross(match, taker, target);
  else decide(match, taker);
}

/** Over a wall technique decides; who lacks it crosses. */
function worthAShot({ ball, players }: Match, taker: Slot): boolean {
  const side = sideOf(taker);
  const xg = expectedGoal(along(side, ball.x), across(side, ball.y), false, 0.75);
  return xg * (0.4 + players.skills.technique[taker]) > 0.025;
}

function targetInTheBox({ players, random }: Match, taker: Slot): Slot | Nobody {
  const { x, skills, absent } = players;
  const side = sideOf(taker);
  let best: Slot | Nobody = NOBODY;
  let most = -1;
  for (const slot of OUTFIELD[side]) {
    if (slot === taker || absent[slot] === 1 || along(side, x[slot]) < 86) continue;
    const worth = skills.heading[slot] + skills.jumpingReach[slot] + random.next() * 0.8;
    if (worth > most) {
      most = worth;
      best = slot;
    }
  }
  return best;
}
