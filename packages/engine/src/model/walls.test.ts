import { expect, test } from 'vitest';
import { createMatch, eventsOf, step } from '../index.ts';
import { matchInput, teamSheet } from '../testing/index.ts';
import { distance } from './arithmetic.ts';
import { along, CENTRE, LENGTH } from './pitch.ts';
import { OUTFIELD } from './slots.ts';

/**
 * Free kicks within 28 m of the goal: the wall of their events, metres to the goal line, and those of the other
 * defenders from their goal line.
 */
function nearFreeKicks(matches: number) {
  const kicks: { wall: number; deep: number; line: readonly number[] }[] = [];
  for (let seed = 0; seed < matches; seed++) {
    const match = createMatch(matchInput(teamSheet({ seed: 2 * seed }), teamSheet({ seed: 2 * seed + 1 })), seed);
    for (let seen = 0; !match.finished; seen = eventsOf(match).length) {
      step(match);
      for (const event of eventsOf(match).slice(seen)) {
        if (event.type !== 'freeKick') continue;
        const side = event.side === 'home' ? 0 : 1;
        const metres = distance(LENGTH - along(side, event.x), event.y - CENTRE);
        if (metres > 28) continue;
        const line = OUTFIELD[side === 0 ? 1 : 0].map((slot) => LENGTH - along(side, match.players.x[slot]));
        kicks.push({ wall: event.wall ?? 0, deep: LENGTH - along(side, event.x), line });
      }
    }
  }
  return kicks;
}

test('a free kick within 28 m meets a wall of two to five, and a defence on a line off its goal (R-ENG-28)', () => {
  const kicks = nearFreeKicks(20);
  expect(kicks.length).toBeGreaterThan(15);
  const walled = kicks.filter(({ wall }) => wall >= 2 && wall <= 5);
  expect(walled.length / kicks.length).toBeGreaterThanOrEqual(0.95);
  // Beside the goalmouth even a wall is near the goal line.
  const far = kicks.filter(({ deep }) => deep > 18);
  const lined = far.filter(({ line }) => line.filter((long) => long > 8).length >= 9);
  expect(lined.length / far.length).toBeGreaterThanOrEqual(0.95);
});
