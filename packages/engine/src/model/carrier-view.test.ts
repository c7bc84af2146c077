import { expect, test } from 'vitest';
import { createMatch } from '../index.ts';
import { matchInput, teamSheet } from '../testing/index.ts';
import { lookAround } from './carrier-view.ts';
import { FORM, PASSING } from './constants.ts';

const LATE = 10_000;
const EARLY = 1_000;

/** What the home side's forward feels at this score and moment. */
function urgencyAt(home: number, away: number, tick: number): number {
  const match = createMatch(matchInput(teamSheet({ seed: 1 }), teamSheet({ seed: 2 })), 1);
  match.sides[0].goals = home;
  match.sides[1].goals = away;
  match.clock.tick = tick;
  return lookAround(match, 10).urgency;
}

test('late in a match a side presses more when it trails, and holds a lead', () => {
  const [behind, level, ahead, safe] = [
    urgencyAt(0, 1, LATE),
    urgencyAt(1, 1, LATE),
    urgencyAt(1, 0, LATE),
    urgencyAt(2, 0, LATE),
  ];
  expect(behind).toBeGreaterThan(level);
  expect(level).toBeGreaterThan(ahead);
  expect(ahead).toBeGreaterThan(safe);
  expect(ahead).toBeLessThanOrEqual(0);
});

test('a second goal of a deficit changes nothing any more, nor does a fifth one of a lead', () => {
  expect(urgencyAt(0, 2, LATE)).toBe(urgencyAt(0, 1, LATE));
  expect(urgencyAt(5, 0, LATE)).toBe(urgencyAt(4, 0, LATE));
});

test('a side that leads takes it easy at any time, the further the more', () => {
  const urgencies = [0, 1, 2, 3, 4].map((lead) => urgencyAt(lead, 0, EARLY));
  expect(urgencies).toEqual([...urgencies].sort((a, b) => b - a));
  expect(new Set(urgencies).size).toBe(5);
});

test('level sides feel each other out at first, and open up towards half-time', () => {
  expect(urgencyAt(0, 0, 0)).toBeLessThan(0);
  expect(urgencyAt(0, 0, EARLY)).toBeGreaterThan(urgencyAt(0, 0, 0));
  expect(urgencyAt(0, 0, FORM.opensUp)).toBeCloseTo(0);
  expect(urgencyAt(0, 0, LATE)).toBeGreaterThan(0.3);
});

test('early on a goal behind changes nothing', () => {
  expect(urgencyAt(0, 1, EARLY)).toBeCloseTo(urgencyAt(0, 0, EARLY));
});

test('a metre forward is worth most to who has just won the ball, and less until his side is settled (R-ENG-6)', () => {
  const hasteAfter = (ticks: number) => {
    const match = createMatch(matchInput(teamSheet({ seed: 1 }), teamSheet({ seed: 2 })), 1);
    match.clock.tick = EARLY;
    match.ownedSince = EARLY - ticks;
    return lookAround(match, 10).haste;
  };
  const settled = hasteAfter(PASSING.settledAfter);
  expect(hasteAfter(0)).toBeGreaterThan(5 * settled);
  expect(hasteAfter(PASSING.settledAfter / 2)).toBeGreaterThan(2 * settled);
  expect(hasteAfter(0)).toBeGreaterThan(hasteAfter(PASSING.settledAfter / 2));
});
