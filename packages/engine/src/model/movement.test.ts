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
