import { expect, test } from 'vitest';
import { createMatch } from '../index.ts';
import { matchInput, teamSheet } from '../testing/index.ts';
import { lookAround } from './carrier-view.ts';
import { type Choice, noChoice } from './choice.ts';
import { PASSING } from './constants.ts';
import { weighPasses } from './pass-options.ts';
import { CENTRE, MIDDLE } from './pitch.ts';
import { TEAM } from './slots.ts';
import type { RunningMatch } from './state.ts';

const CARRIER = 5;
const MATE = 8;

/** The home side's carrier and one team-mate, no opponent near; the ball was won long ago. */
function twoAlone(ballX: number, mate: { readonly x: number; readonly y: number }): RunningMatch {
  const match = createMatch(matchInput(teamSheet({ seed: 1 }), teamSheet({ seed: 2 })), 1);
  const { players, ball, clock } = match;
  clock.tick = 1_000;
  match.ownedSince = 0;
  for (const slot of TEAM[1]) {
    players.x[slot] = 1;
    players.y[slot] = 1;
  }
  for (const slot of TEAM[0]) players.absent[slot] = slot === CARRIER || slot === MATE ? 0 : 1;
  Object.assign(ball, { state: 'held', carrier: CARRIER, x: ballX, y: CENTRE });
  players.x[CARRIER] = ballX;
  players.y[CARRIER] = CENTRE;
  players.x[MATE] = mate.x;
  players.y[MATE] = mate.y;
  return match;
}

function passOf(match: RunningMatch): Choice {
  const choice = noChoice();
  weighPasses(lookAround(match, CARRIER), choice);
  return choice;
}

test('of two passes of one length the one across is surer than the one forward, and the one back as sure (R-ENG-6)', () => {
  const chances = {
    forward: passOf(twoAlone(30, { x: 48, y: CENTRE })).chance,
    across: passOf(twoAlone(30, { x: 30, y: CENTRE + 18 })).chance,
    back: passOf(twoAlone(30, { x: 12, y: CENTRE })).chance,
  };
  expect(chances.forward).toBeGreaterThan(0.5);
  expect(chances.across).toBeGreaterThan(chances.forward);
  expect(chances.back).toBeCloseTo(chances.across);
});

test('a pass behind the line goes no further than its runner gets while the ball is on its way (R-ENG-6)', () => {
  const mate = { x: MIDDLE - 2, y: CENTRE };
  const match = twoAlone(MIDDLE - 14, mate);
  match.players.run[MATE] = 10;
  const aims = Array.from({ length: 60 }, () => passOf(match).x);
  const seconds = 12 / PASSING.ground;
  expect(Math.max(...aims)).toBeGreaterThan(MIDDLE + 1);
  expect(Math.max(...aims)).toBeLessThanOrEqual(mate.x + PASSING.runner * seconds + 0.001);
});
