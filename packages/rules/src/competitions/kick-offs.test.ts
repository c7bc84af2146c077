import { describe, expect, test } from 'vitest';
import { ALPHA } from '../ruleset/alpha.ts';
import { dailySlots } from './daily-slots.ts';
import { busiest, calendarSlots, kickOffs, nextKickOff } from './kick-offs.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const league = calendarSlots('league', ALPHA);
const twice = { matchesPerDay: 2 };

describe('the calendar of two days (R-COM-7)', () => {
  test('gives leagues both kick-offs of odd days and the first of even ones', () => {
    expect(league).toMatchObject([
      { day: 0, hour: 15 },
      { day: 1, hour: 15 },
      { day: 1, hour: 23 },
    ]);
    expect(calendarSlots('cups', ALPHA)).toMatchObject([{ day: 0, hour: 23 }]);
  });

  test('plays 18 rounds in twelve days', () => {
    const dates = kickOffs(18, 20_000 * DAY + 15 * HOUR, league, twice);
    expect((dates.at(-1) ?? 0) - 20_000 * DAY).toBe(11 * DAY + 23 * HOUR);
  });
});

describe('the next kick-off (R-COM-7)', () => {
  test.each([
    [0, 15 * HOUR],
    [15 * HOUR, 15 * HOUR],
    [15 * HOUR + 1, DAY + 15 * HOUR],
    [DAY + 15 * HOUR + 1, DAY + 23 * HOUR],
    [DAY + 23 * HOUR + 1, 2 * DAY + 15 * HOUR],
  ])('of a league at or after %d is %d', (from, expected) => {
    expect(nextKickOff(from, league)).toBe(expected);
    expect(nextKickOff(400 * DAY + from, league)).toBe(400 * DAY + expected);
    expect(nextKickOff(-400 * DAY + from, league)).toBe(-400 * DAY + expected);
  });

  test('of a cup may be two days away', () => {
    expect(nextKickOff(23 * HOUR + 1, calendarSlots('cups', ALPHA))).toBe(2 * DAY + 23 * HOUR);
  });

  test('needs a slot to fall on', () => {
    expect(() => nextKickOff(0, [])).toThrow('nextKickOff: needs a slot');
  });
});

test('kick-offs pause only after the first (R-COM-7)', () => {
  expect(kickOffs(4, HOUR, dailySlots([2, 4]), { ...twice, pause: 2 * HOUR })).toEqual([
    HOUR,
    4 * HOUR,
    DAY + 2 * HOUR,
    DAY + 4 * HOUR,
  ]);
  expect(kickOffs(0, HOUR, dailySlots([2, 4]), twice)).toEqual([]);
});

describe('no club plays more than twice a day (R-COM-7)', () => {
  const usual = (day: number) => [day * DAY + 15 * HOUR, day * DAY + 23 * HOUR];

  test('a first round of its own leaves place for one more on its day', () => {
    expect(kickOffs(4, 12 * HOUR, dailySlots([15, 23]), { ...twice, pause: 2 * HOUR })).toEqual([
      12 * HOUR,
      15 * HOUR,
      ...usual(1),
    ]);
  });

  test.each([
    [0, [10 * HOUR, 15 * HOUR, ...usual(1)]],
    [1, [10 * HOUR, ...usual(1), DAY + DAY + 15 * HOUR]],
    [2, [...usual(1), ...usual(2)]],
  ])('a club that has played %i times today', (played, dates) => {
    const busy = (day: number) => (day === 0 ? played : 0);
    expect(kickOffs(4, 10 * HOUR, dailySlots([15, 23]), { ...twice, pause: 2 * HOUR, busy })).toEqual(dates);
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
  expect(kickOffs(4, 2 * HOUR, dailySlots([2, 4]), { ...twice, pause })).toEqual([
    2 * HOUR,
    4 * HOUR,
    DAY + 2 * HOUR,
    DAY + 4 * HOUR,
  ]);
  expect(kickOffs(2, HOUR, dailySlots([2, 4]), { ...twice, pause })).toEqual([HOUR, 2 * HOUR]);
});
