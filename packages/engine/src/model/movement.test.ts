import { formationSlots } from '@mundo-manager/rules/tactics';
import { describe, expect, test } from 'vitest';
import { createMatch } from '../index.ts';
import { matchInput, teamSheet } from '../testing/index.ts';
import { SHAPE } from './constants.ts';
import { setTargets } from './movement.ts';
import { along, CENTRE, type SideIndex, WIDTH } from './pitch.ts';
import { TEAM } from './slots.ts';

/** Where those two positions of a 4411 go while their side has the ball there; metres across the pitch. */
function acrossWith(side: SideIndex, ballY: number): { readonly am: number; readonly cf: number } {
  const sheet = (seed: number) => teamSheet({ seed, formation: '4411' });
  const match = createMatch(matchInput(sheet(1), sheet(2)), 1);
  match.owner = side;
  match.ball.state = 'loose';
  Object.assign(match.ball, { x: along(side, 80), y: ballY });
  Object.assign(match.focus, { x: along(side, 80), y: ballY });
  setTargets(match, true);
  const placeOf = (position: string) => {
    const slot = TEAM[side][formationSlots('4411').findIndex((place) => place.position === position)];
    if (slot === undefined) throw new Error(`no ${position}`);
    return match.players.placeY[slot] ?? Number.NaN;
  };
  return { am: placeOf('AM'), cf: placeOf('CF') };
}

describe.each([0, 1] as const)('of side %d, one behind the other up front', (side) => {
  test.each([8, WIDTH - 8])('the 10 shows for a ball at %d metres, his centre forward pulls off', (ballY) => {
    const { am, cf } = acrossWith(side, ballY);
    const towards = Math.sign(ballY - CENTRE);
    expect((am - CENTRE) * towards).toBeGreaterThan(SHAPE.showing);
    expect((am - cf) * towards).toBeGreaterThan(0.75 * (SHAPE.showing + SHAPE.pullingOff));
  });

  test('they stay in their lane for a ball in the middle', () => {
    const { am, cf } = acrossWith(side, CENTRE);
    expect(am).toBeCloseTo(cf);
  });
});

/** Metres from the own goal line where that midfielder of a 442 goes, the ball near goal on the left, behind so many strikers beyond the first. */
function arrivalBehind(extraStrikers: number, midfielder: 'RCM' | 'RM'): number {
  const sheet = (seed: number) => teamSheet({ seed, formation: '442' });
  const match = createMatch(matchInput(sheet(1), sheet(2)), 1);
  match.owner = 0;
  match.ball.state = 'loose';
  Object.assign(match.ball, { x: 88, y: 14 });
  Object.assign(match.focus, { x: 88, y: 14 });
  const slot = TEAM[0][formationSlots('442').findIndex(({ position }) => position === midfielder)];
  if (slot === undefined) throw new Error(`a 442 has no ${midfielder}`);
  match.players.extraStrikers[slot] = extraStrikers;
  // Out of the way of the offside line.
  for (const opponent of TEAM[1]) match.players.x[opponent] = 104;
  setTargets(match, true);
  return along(0, match.players.placeX[slot]);
}

test.each([
  ['in the middle, who follow the ball into the box', 'RCM'],
  ['on the far side, who come in to the far post', 'RM'],
] as const)('behind strikers who keep the centre-backs busy midfielders %s go further (R-ENG-39)', (_, midfielder) => {
  expect(arrivalBehind(1, midfielder)).toBeGreaterThan(arrivalBehind(0, midfielder) + 1);
  expect(arrivalBehind(2, midfielder)).toBeGreaterThan(arrivalBehind(1, midfielder) + 1);
});
