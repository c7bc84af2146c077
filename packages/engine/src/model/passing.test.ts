import { expect, test } from 'vitest';
import { createMatch, simulate } from '../index.ts';
import { matchInput, teamSheet } from '../testing/index.ts';
import { PASSING } from './constants.ts';
import { cutOut } from './passing.ts';
import { CENTRE } from './pitch.ts';

test('a player who reads the game well intercepts more of the bad passes beside him (R-ENG-7)', () => {
  const { players } = createMatch(matchInput(teamSheet({ seed: 1 }), teamSheet({ seed: 2 })), 1);
  const { anticipation } = players.skills;
  anticipation[3] = 0.6;
  anticipation[4] = 0.7;
  expect(cutOut(players, 3)).toBeCloseTo(PASSING.cutOut);
  expect(cutOut(players, 4)).toBeGreaterThan(cutOut(players, 3));
});

test('in open play a cross comes from beside the box (R-ENG-6)', () => {
  for (const seed of [1, 2, 3]) {
    const narrow = teamSheet({ seed, formation: '433Narrow' });
    const { events } = simulate(matchInput(narrow, teamSheet({ seed: seed + 9 })), seed);
    const crosses = events.filter(
      (event, at) => event.type === 'pass' && event.kind === 'cross' && events[at - 1]?.type !== 'freeKick',
    );
    expect(crosses.length).toBeGreaterThan(5);
    for (const { y } of crosses) expect(Math.abs(y - CENTRE)).toBeGreaterThan(18.5);
  }
});
