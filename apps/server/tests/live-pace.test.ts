/** The pace of a live match does not reveal how it ends. R-WLD-9 */
import { expect, test } from 'vitest';
import { correlation, firstMinutes } from './harness/first-minute.ts';

/** `npm run measure:pace` looks at 6,000 and at contents, too. */
const minutes = firstMinutes(150);
const goals = minutes.map((minute) => minute.goals);

test.each([
  'moment of the first minute',
  'moment of the second minute',
  'minutes seen after a minute',
  'half seconds of positions',
])('every match has the same pace: %s', (name) => {
  const values = new Set(minutes.map(({ sent }) => sent[name]));
  expect(values.size).toBe(1);
  expect(values).not.toContain(undefined);
});

test('spread over the half hour, the first minute would have revealed the goals', () => {
  const moments = minutes.map(({ spreadMoment }) => spreadMoment);
  // A goal's celebration lengthens a match: since engine version 3 less than other delays do.
  expect(Math.abs(correlation(moments, goals))).toBeGreaterThan(0.2);
});
