import { expect, test } from 'vitest';
import { createMatch } from '../index.ts';
import { matchInput, teamSheet } from '../testing/index.ts';
import { tightnessOn } from './flight.ts';
import { NO_SLOT, TEAM } from './slots.ts';

test('a good or pressing marker bothers his own man only (R-ENG-7)', () => {
  const { players } = createMatch(matchInput(teamSheet({ seed: 1 }), teamSheet({ seed: 2 })), 1);
  const { mark, skills, brief } = players;
  for (const slot of TEAM[1]) mark[slot] = NO_SLOT;
  mark[14] = 8;
  skills.marking[14] = 0.7;
  brief.pressing[14] = 0;
  const close = tightnessOn(players, 8);
  expect(close).toBeGreaterThan(0);
  expect(tightnessOn(players, 9)).toBe(0);
  brief.pressing[14] = 1;
  expect(tightnessOn(players, 8)).toBeGreaterThan(close);
});
