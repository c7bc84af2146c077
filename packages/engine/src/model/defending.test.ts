import { expect, test } from 'vitest';
import { createMatch } from '../index.ts';
import { matchInput, teamSheet } from '../testing/index.ts';
import { RUNNING, SHAPE } from './constants.ts';
import { setTargets } from './movement.ts';
import { along, CENTRE, type SideIndex } from './pitch.ts';
import { TEAM } from './slots.ts';

/** How many of a side without instructions press a carrier so many metres from their own goal line. */
function pressersAt(side: SideIndex, metres: number): number {
  const match = createMatch(matchInput(teamSheet({ seed: 1 }), teamSheet({ seed: 2 })), 1);
  const owner: SideIndex = side === 0 ? 1 : 0;
  const [, , , carrier] = TEAM[owner];
  const [, , , , , , , , , , forward] = TEAM[side];
  if (carrier === undefined || forward === undefined) throw new Error('a side has eleven');
  const { players, ball, clock } = match;
  const x = along(side, metres);
  match.sides[side].approach = 0;
  Object.assign(match.sides[side].plan, { engagement: 0, mentality: 0, afterLoss: 0, preventKeeper: 0 });
  match.owner = owner;
  match.ownedSince = 0;
  clock.tick = 1_000;
  Object.assign(ball, { state: 'held', carrier, x, y: CENTRE });
  for (const [slot, place] of [
    [carrier, x],
    [forward, along(side, metres - 8)],
  ] as const) {
    players.x[slot] = place;
    players.y[slot] = CENTRE;
  }
  setTargets(match, true);
  return TEAM[side].filter((slot) => players.hurry[slot] === RUNNING.press).length;
}

test.each([0, 1] as const)(
  'side %d presses a carrier up to a line in the third before his goal, and not beyond (R-ENG-6)',
  (side) => {
    expect(SHAPE.pressed).toBeGreaterThan(70);
    expect(pressersAt(side, SHAPE.pressed - 1)).toBe(1);
    expect(pressersAt(side, SHAPE.pressed + 1)).toBe(0);
  },
);
