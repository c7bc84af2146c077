import { expect, test } from 'vitest';
import { createMatch } from '../index.ts';
import { matchInput, teamSheet } from '../testing/index.ts';
import { giveGoal } from './referee-awards.ts';
import { NO_SLOT } from './slots.ts';
import type { RunningMatch } from './state.ts';

/** A match whose sides want the ball alike while they are level. */
function evenMatch(): RunningMatch {
  const match = createMatch(matchInput(teamSheet({ seed: 1 }), teamSheet({ seed: 2 })), 1);
  return { ...match, initiative: 0 };
}

const approaches = ({ sides }: RunningMatch) => sides.map(({ approach }) => approach);

test('who leads leaves the ball to the other side, until the score is level again (R-ENG-36)', () => {
  const match = evenMatch();
  const [homeForward, awayForward] = [10, 21] as const;
  giveGoal(match, 0, homeForward, NO_SLOT);
  const [home = 0, away = 0] = approaches(match);
  expect(home).toBeLessThan(0);
  expect(away).toBe(-home);

  giveGoal(match, 0, homeForward, NO_SLOT);
  expect(approaches(match)[0]).toBeLessThan(home);

  giveGoal(match, 1, awayForward, NO_SLOT);
  expect(approaches(match)).toEqual([home, away]);
  giveGoal(match, 1, awayForward, NO_SLOT);
  expect(approaches(match).map(Math.abs)).toEqual([0, 0]);
});

test('a third goal of a lead changes nothing any more (R-ENG-36)', () => {
  const match = evenMatch();
  for (let goals = 0; goals < 2; goals += 1) giveGoal(match, 0, 10, NO_SLOT);
  const before = approaches(match);
  expect(before[0]).toBeLessThan(0);
  giveGoal(match, 0, 10, NO_SLOT);
  expect(approaches(match)).toEqual(before);
});
