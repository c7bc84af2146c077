import { describe, expect, test } from 'vitest';
import { ALPHA } from '../ruleset/alpha.ts';
import { busiest, kickOffHours, kickOffs, nextKickOff } from './kick-offs.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe('kick-off hours (R-COM-7)', () => {
  test('are 15:00 and 23:00 UTC on Alpha', () => {
    expect(kickOffHours(ALPHA)).toEqual([15, 23]);
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
    expect(nextKickOff(from, kickOffHours(ALPHA))).toBe(expected);
    expect(nextKickOff(400 * DAY + from, kickOffHours(ALPHA))).toBe(400 * DAY + expected);
  });

  test('needs an hour to fall on', () => {
    expect(() => nextKickOff(0, [])).toThrow('nextKickOff: needs an hour');
  });
});

test('kick-offs pause only after the first (R-COM-7)', () => {
  expect(kickOffs(4, HOUR, [2, 4], 2 * HOUR)).toEqual([HOUR, 4 * HOUR, DAY + 2 * HOUR, DAY + 4 * HOUR]);
  expect(kickOffs(0, HOUR, [2, 4], HOUR)).toEqual([]);
});

describe('no club plays more than twice a day (R-COM-7)', () => {
  const usual = (day: number) => [day * DAY + 15 * HOUR, day * DAY + 23 * HOUR];

  test('a first round of its own leaves place for one more on its day', () => {
    expect(kickOffs(4, 12 * HOUR, [15, 23], 2 * HOUR)).toEqual([12 * HOUR, 15 * HOUR, ...usual(1)]);
  });

  test.each([
    [0, [10 * HOUR, 15 * HOUR, ...usual(1)]],
    [1, [10 * HOUR, ...usual(1), DAY + DAY + 15 * HOUR]],
    [2, [...usual(1), ...usual(2)]],
  ])('a club that has played %i times today', (played, dates) => {
    expect(kickOffs(4, 10 * HOUR, [15, 23], 2 * HOUR, (day) => (day === 0 ? played : 0))).toEqual(dates);
  });

  test('the busiest club of the league decides, by the UTC day', () => {
    const match = (date: number, home: string, away: string) => ({ date, home: { id: home }, away: { id: away } });
    const matches = [
      match(15 * HOUR, 'c1', 'x'),
      match(DAY - 1, 'y', 'c1'),
      match(23 * HOUR, 'c2', 'x'),
      match(20 * HOUR, 'x', 'y'),
      match(DAY, 'c2', 'c1'),
    ];
    const busy = busiest(['c1', 'c2', 'c3'], matches);
    expect([busy(0), busy(DAY), busy(2 * DAY)]).toEqual([2, 1, 0]);
  });
});

test.each([0, -HOUR])('rounds follow one another however short the pause: %d (R-COM-7)', (pause) => {
  expect(kickOffs(4, 2 * HOUR, [2, 4], pause)).toEqual([2 * HOUR, 4 * HOUR, DAY + 2 * HOUR, DAY + 4 * HOUR]);
  expect(kickOffs(2, HOUR, [2, 4], pause)).toEqual([HOUR, 2 * HOUR]);
});
