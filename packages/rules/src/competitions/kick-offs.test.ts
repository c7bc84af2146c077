import { describe, expect, test } from 'vitest';
import { ALPHA } from '../ruleset/alpha.ts';
import { kickOffHours, kickOffs, nextKickOff } from './kick-offs.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe('kick-off hours (R-COM-7)', () => {
  test('are 15:00 and 23:00 UTC on Alpha', () => {
    expect(kickOffHours()).toEqual([15, 23]);
  });

  test('are as many as the server plays a day', () => {
    const ruleset = {
      ...ALPHA,
      server: { ...ALPHA.server, matchesPerDay: 3 },
      competitions: { ...ALPHA.competitions, kickOffHours: [8, 12, 16, 20] },
    };
    expect(kickOffHours(ruleset)).toEqual([8, 12, 16]);
  });
});

describe('the next kick-off (R-COM-7)', () => {
  test.each([
    [0, 15 * HOUR],
    [15 * HOUR, 15 * HOUR],
    [15 * HOUR + 1, 23 * HOUR],
    [23 * HOUR, 23 * HOUR],
    [23 * HOUR + 1, DAY + 15 * HOUR],
  ])('at or after %d is %d', (from, expected) => {
    expect(nextKickOff(from)).toBe(expected);
    expect(nextKickOff(400 * DAY + from)).toBe(400 * DAY + expected);
  });

  test('needs an hour to fall on', () => {
    expect(() => nextKickOff(0, [])).toThrow('wrong hours');
  });
});

test('kick-offs pause only after the first (R-COM-7)', () => {
  expect(kickOffs(4, HOUR, [2, 4], 2 * HOUR)).toEqual([HOUR, 4 * HOUR, DAY + 2 * HOUR, DAY + 4 * HOUR]);
  expect(kickOffs(0, HOUR, [2, 4], HOUR)).toEqual([]);
});

test.each([0, -HOUR])('rounds follow one another however short the pause: %d (R-COM-7)', (pause) => {
  expect(kickOffs(4, 2 * HOUR, [2, 4], pause)).toEqual([2 * HOUR, 4 * HOUR, DAY + 2 * HOUR, DAY + 4 * HOUR]);
  expect(kickOffs(2, HOUR, [2, 4], pause)).toEqual([HOUR, 2 * HOUR]);
});
