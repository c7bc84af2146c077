/** One tick of 0.5 s. */

import { startPeriod, watchClock } from './clock.ts';
import { tire } from './current-ability.ts';
import { useStoppage } from './dead-ball-tasks.ts';
import { decide } from './decision.ts';
import { absorbPlaces } from './digest.ts';
import { challenge, contestLooseBall } from './duels.ts';
import { flyOn } from './flight.ts';
import { setTargets, startRuns } from './movement.ts';
import { TICKS_A_MINUTE } from './pitch.ts';
import { keepAway } from './players-left.ts';
import { waitForRestart } from './restarts.ts';
import { run } from './running.ts';
import { isKeeperSlot, NO_SLOT } from './slots.ts';
import type { RunningMatch } from './state.ts';
import { seeOff } from './substitutions.ts';

const THINK_EVERY = 2;
const RUNS_EVERY = 12;
/** Ticks after the ball was won in which who can breaks forward. */
const BREAKS_AFTER = 2;
const TIRE_EVERY = 3 * TICKS_A_MINUTE;

/** Plays half a second of a match, in place. A finished match stays as it is. */
export function step(match: RunningMatch): void {
  if (match.finished) return;
  const { clock, ball } = match;
  if (clock.period === 0) startPeriod(match);
  clock.tick += 1;
  if (ball.state !== 'dead' && clock.tick % THINK_EVERY === 0) setTargets(match);
  if (clock.tick % RUNS_EVERY === 0 || clock.tick - match.ownedSince === BREAKS_AFTER) startRuns(match);
  if (clock.tick % TIRE_EVERY === 0) tire(match);
  run(match);
  if (match.absent.length > 0) keepAway(match);
  playBall(match);
  absorbPlaces(match);
  watchClock(match);
}

/** Asked anew: the ball may have been played in the meantime. */
function isDead({ state }: RunningMatch['ball']): boolean {
  return state === 'dead';
}

function playBall(match: RunningMatch): void {
  const { ball } = match;
  if (ball.state === 'dead') {
    useStoppage(match);
    waitForRestart(match);
    if (isDead(ball)) seeOff(match);
    return;
  }
  match.spell += 1;
  if (ball.state === 'flying') flyOn(match);
  else if (ball.state === 'loose') contestLooseBall(match);
  else carry(match);
}

function carry(match: RunningMatch): void {
  const { ball, players } = match;
  const { carrier } = ball;
  if (carrier === NO_SLOT) return;
  ball.x = players.x[carrier];
  ball.y = players.y[carrier];
  if (!isKeeperSlot(carrier) && challenge(match, carrier)) return;
  ball.control -= 1;
  if (ball.control <= 0) decide(match, carrier);
}
