import { expect, test } from 'vitest';
import { createMatch, eventsOf, step } from '../index.ts';
import { matchInput, teamSheet } from '../testing/index.ts';
import type { RunningMatch } from './state.ts';

const home = teamSheet();
const kickOff = () => createMatch(matchInput(home, teamSheet({ seed: 2 })), 7);

/** The tick in which the first dead ball after the kick-off is played. */
function firstTaken(match: RunningMatch): number {
  for (let taken = 0; taken < 2; ) {
    const wasDead = match.ball.state === 'dead';
    step(match);
    if (wasDead && match.ball.state !== 'dead') taken += 1;
  }
  return match.clock.tick;
}

test('a change that falls due as the ball is about to be played holds it up until it is made (R-TAC-30)', () => {
  const taken = firstTaken(kickOff());
  const match = kickOff();
  const [side] = match.sides;
  const [playerIn = '', playerOut = ''] = [home.players[11]?.id, home.players[9]?.id];
  // A planned change counts from the start of its half, which the first step sets; plans have only whole minutes.
  step(match);
  side.substitutions.push({ tick: taken - match.clock.periodStart, playerIn, playerOut });
  while (match.clock.tick < taken) step(match);
  expect(side.leaving).toHaveLength(1);
  expect(match.ball.state).toBe('dead');
  while (match.ball.state === 'dead') step(match);
  expect(side.leaving).toEqual([]);
  expect(eventsOf(match).filter(({ type }) => type === 'substitution')).toMatchObject([{ playerIn, playerOut }]);
});
