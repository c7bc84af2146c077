import { describe, expect, test } from 'vitest';
import { formatDate, formatTime } from './dates.ts';

/** 2026-03-05T01:07:59Z: still the fourth in São Paulo. */
const MOMENT = 1_772_672_879_000;
const SAO_PAULO = 'America/Sao_Paulo';

describe('dates (R-FMT-3)', () => {
  test('show day and month', () => {
    expect(formatDate(MOMENT)).toBe('05/03');
    expect(formatDate(MOMENT, { year: false })).toBe('05/03');
  });

  test('show the year when asked', () => {
    expect(formatDate(MOMENT, { year: true })).toBe('05/03/2026');
  });

  test('are the same when asked again, with or without the year', () => {
    expect([formatDate(MOMENT), formatDate(MOMENT, { year: true }), formatDate(MOMENT)]).toEqual([
      '05/03',
      '05/03/2026',
      '05/03',
    ]);
  });
});

describe('times (R-FMT-4)', () => {
  test('are hour and minute of a 24-hour clock', () => {
    expect(formatTime(MOMENT)).toBe('01:07');
    expect(formatTime(MOMENT + 12 * 3_600_000)).toBe('13:07');
  });

  test('call midnight 00:00', () => {
    expect(formatTime(1_772_668_800_000)).toBe('00:00');
    expect(formatTime(1_772_668_799_999)).toBe('23:59');
  });
});

describe('time zones (R-FMT-5)', () => {
  test('are UTC by default', () => {
    expect(formatDate(MOMENT, { timeZone: 'UTC' })).toBe(formatDate(MOMENT));
    expect(formatTime(MOMENT, { timeZone: 'UTC' })).toBe(formatTime(MOMENT));
  });

  test('in São Paulo it is three hours earlier, which may be the day before', () => {
    expect(formatTime(MOMENT, { timeZone: SAO_PAULO })).toBe('22:07');
    expect(formatDate(MOMENT, { timeZone: SAO_PAULO })).toBe('04/03');
    expect(formatDate(MOMENT, { timeZone: SAO_PAULO, year: true })).toBe('04/03/2026');
  });

  test('an unknown zone is a programmer error', () => {
    expect(() => formatTime(MOMENT, { timeZone: 'America/Xanxere' })).toThrow(RangeError);
  });
});
