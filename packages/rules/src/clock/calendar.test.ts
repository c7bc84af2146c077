import { describe, expect, test } from 'vitest';
import { ageInYears, differenceInMonths, utcDate, utcMidnight } from './calendar.ts';
import { DAY, HOUR } from './constants.ts';

const on = (iso: string) => Date.parse(`${iso}Z`);

describe('the calendar (R-CLK-1)', () => {
  test('every day from 1899 to 2101 has the date that the platform gives it, and back', () => {
    for (let day = on('1899-01-01T00:00'); day <= on('2101-12-31T00:00'); day += DAY) {
      const expected = new Date(day);
      const date = utcDate(day + DAY - 1);
      const ok =
        date.year === expected.getUTCFullYear() &&
        date.month === expected.getUTCMonth() + 1 &&
        date.day === expected.getUTCDate() &&
        utcMidnight(date) === day;
      if (!ok) expect(date).toBe(expected.toISOString());
    }
  });

  test.each([
    ['0000-02-29T00:00', { year: 0, month: 2, day: 29 }],
    ['1600-02-29T23:59', { year: 1600, month: 2, day: 29 }],
    ['1969-12-31T23:59', { year: 1969, month: 12, day: 31 }],
    ['2000-02-29T00:00', { year: 2000, month: 2, day: 29 }],
    ['2100-03-01T00:00', { year: 2100, month: 3, day: 1 }],
    ['2400-12-31T00:00', { year: 2400, month: 12, day: 31 }],
  ])('%s is %o', (iso, date) => {
    expect(utcDate(on(iso))).toEqual(date);
    expect(utcMidnight(date)).toBe(on(`${iso.slice(0, 10)}T00:00`));
  });

  test('years before the year 0 count on', () => {
    const lastDay = utcMidnight({ year: -1, month: 12, day: 31 });
    expect(lastDay).toBe(utcMidnight({ year: 0, month: 1, day: 1 }) - DAY);
    expect(utcDate(lastDay)).toEqual({ year: -1, month: 12, day: 31 });
  });
});

describe('differences in months (R-CLK-4)', () => {
  test.each([
    ['2026-01-15T10:00', '2026-02-15T10:00', 1],
    ['2026-01-15T10:00', '2026-02-15T09:59', 0],
    ['2026-01-15T10:00', '2026-02-14T23:00', 0],
    ['2026-01-15T10:00', '2026-02-16T00:00', 1],
    ['2025-11-30T00:00', '2026-02-28T00:00', 2],
    ['2025-11-30T00:00', '2026-03-01T00:00', 3],
    ['2026-01-31T00:00', '2026-02-28T23:59', 0],
    ['2026-01-31T00:00', '2026-03-01T00:00', 1],
    ['2024-02-29T00:00', '2025-02-28T23:59', 11],
    ['2024-02-29T00:00', '2025-03-01T00:00', 12],
    ['2026-05-05T05:05', '2026-05-05T05:05', 0],
  ])('from %s to %s: %d', (from, to, months) => {
    expect(differenceInMonths(on(from), on(to))).toBe(months);
    expect(differenceInMonths(on(to), on(from))).toBe(0 - months);
  });
});

describe('age (R-CLK-5)', () => {
  test.each([
    ['2002-01-15T00:00', '2026-01-14T23:59', 23],
    ['2002-01-15T00:00', '2026-01-15T00:00', 24],
    ['2002-01-15T00:00', '2026-12-31T00:00', 24],
    ['2000-02-29T00:00', '2026-02-28T23:59', 25],
    ['2000-02-29T00:00', '2026-03-01T00:00', 26],
    ['2000-02-29T00:00', '2028-02-29T00:00', 28],
    ['2026-01-15T00:00', '2026-01-15T00:00', 0],
  ])('a player born on %s is on %s: age %d', (dob, now, age) => {
    expect(ageInYears(on(dob), on(now))).toBe(age);
  });

  test('turns at midnight, whatever the hour of birth', () => {
    const dob = on('2002-01-15T00:00') + 13 * HOUR;
    expect(ageInYears(dob, on('2026-01-15T00:00'))).toBe(24);
    expect(ageInYears(dob, on('2026-01-15T00:00') - 1)).toBe(23);
  });
});
