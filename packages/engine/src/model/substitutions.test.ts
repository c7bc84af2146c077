import { expect, test } from 'vitest';
import { createMatch, eventsOf, step } from '../index.ts';
import { matchInput, teamSheet } from '../testing/index.ts';
import type { RunningMatch } from './state.ts';

const home = teamSheet();
const kickOff = () => createMatch(matchInput(home, teamSheet({ seed: 2 })), 7);
/** Ticks before which both sides are still at the kick-off. */
const EARLY = 600;

/** Plays on to the tick in which a dead ball is played, and returns it. */
function playUntilTaken(match: RunningMatch): number {
  for (;;) {
    const wasDead = match.ball.state === 'dead';
    step(match);
    if (wasDead && match.ball.state !== 'dead' && match.clock.tick > EARLY) return match.clock.tick;
  }
}

test('a change that falls due as the ball is about to be played holds it up until it is made (R-TAC-30)', () => {
  const taken = playUntilTaken(kickOff());
  const match = kickOff();
  const [side] = match.sides;
  const [playerIn = '', playerOut = ''] = [home.players[11]?.id, home.players[9]?.id];
  // Due in that very tick: both halves count from their first one.
  step(match);
  side.substitutions.push({ tick: taken - match.clock.periodStart, playerIn, playerOut });
  while (match.clock.tick < taken) step(match);
  expect(side.leaving).toHaveLength(1);
  expect(match.ball.state).toBe('dead');
  while (match.ball.state === 'dead') step(match);
  expect(side.leaving).toEqual([]);
  expect(eventsOf(match).filter(({ type }) => type === 'substitution')).toMatchObject([{ playerIn, playerOut }]);
});
