import { expect, test } from 'vitest';
import { createMatch, step } from '../index.ts';
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

test('some balls are played at once, others held (R-ENG-6)', () => {
  const match = createMatch(matchInput(teamSheet({ seed: 1 }), teamSheet({ seed: 2 })), 1);
  const { ball } = match;
  const waits: number[] = [];
  let carrier = ball.carrier;
  for (let tick = 0; tick < 5_000; tick += 1) {
    step(match);
    const inMidfield = ball.x > 30 && ball.x < 75;
    if (ball.carrier !== carrier && ball.carrier !== NO_SLOT && inMidfield) waits.push(ball.control);
    carrier = ball.carrier;
  }
  waits.sort((one, other) => one - other);
  const quantile = (share: number) => waits[Math.floor(share * waits.length)] ?? 0;
  expect(waits.length).toBeGreaterThan(100);
  expect(quantile(0.9)).toBeGreaterThan(2.5 * quantile(0.1));
});
