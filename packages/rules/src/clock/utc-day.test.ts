import { describe, expect, test } from 'vitest';
import { CLOCK_RULES, DAY, HOUR, MINUTE } from './constants.ts';
import { differenceInDays, differenceInMinutes, isSameUtcDay, startOfNextUtcDay, startOfUtcDay } from './utc-day.ts';

const MIDNIGHT = Date.UTC(2026, 2, 2);

test('durations and refresh intervals are milliseconds (R-CLK-1)', () => {
  expect([MINUTE, HOUR, DAY]).toEqual([60_000, 3_600_000, 86_400_000]);
  expect(CLOCK_RULES).toEqual({ initialDataMaxAge: 295_000, tokenRefreshInterval: 1_800_000 });
});

describe('the UTC day (R-CLK-3)', () => {
  test('begins at midnight and holds until the next', () => {
    expect(startOfUtcDay(MIDNIGHT)).toBe(MIDNIGHT);
    expect(startOfUtcDay(MIDNIGHT + DAY - 1)).toBe(MIDNIGHT);
    expect(startOfUtcDay(MIDNIGHT - 1)).toBe(MIDNIGHT - DAY);
    expect(startOfNextUtcDay(MIDNIGHT)).toBe(MIDNIGHT + DAY);
    expect(startOfNextUtcDay(MIDNIGHT + DAY - 1)).toBe(MIDNIGHT + DAY);
  });

  test('holds before 1970 too', () => {
    expect(startOfUtcDay(-1)).toBe(-DAY);
    expect(startOfUtcDay(-DAY)).toBe(-DAY);
  });

  test('is the same for both ends of a day, and not across a midnight', () => {
    expect(isSameUtcDay(MIDNIGHT, MIDNIGHT + DAY - 1)).toBe(true);
    expect(isSameUtcDay(MIDNIGHT - 1, MIDNIGHT)).toBe(false);
  });

  test('does not turn when it turns in São Paulo: 22:00 there is 01:00 of the next UTC day (R-PRD-9)', () => {
    const nineInSaoPaulo = Date.parse('2026-03-02T20:59:00-03:00');
    const tenInSaoPaulo = Date.parse('2026-03-02T22:00:00-03:00');
    expect(isSameUtcDay(nineInSaoPaulo, tenInSaoPaulo)).toBe(false);
  });
});

describe('differences in days and minutes (R-CLK-2)', () => {
  test('a day is over after 24 hours, not at midnight', () => {
    expect(differenceInDays(MIDNIGHT + HOUR, MIDNIGHT + HOUR + DAY - 1)).toBe(0);
    expect(differenceInDays(MIDNIGHT + HOUR, MIDNIGHT + HOUR + DAY)).toBe(1);
    expect(differenceInDays(MIDNIGHT, MIDNIGHT + 30 * DAY)).toBe(30);
  });

  test('a minute is over after 60 seconds', () => {
    expect(differenceInMinutes(MIDNIGHT, MIDNIGHT + 15 * MINUTE - 1)).toBe(14);
    expect(differenceInMinutes(MIDNIGHT, MIDNIGHT + 15 * MINUTE)).toBe(15);
  });

  test('looking back they are negative and truncated towards zero', () => {
    expect(differenceInDays(MIDNIGHT, MIDNIGHT - DAY)).toBe(-1);
    expect(differenceInDays(MIDNIGHT, MIDNIGHT - DAY + 1)).toBe(0);
    expect(differenceInMinutes(MIDNIGHT, MIDNIGHT - 90_000)).toBe(-1);
  });
});
