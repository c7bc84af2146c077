import { describe, expect, test } from 'vitest';
import { playedAt, stoppages } from './played-minutes.ts';

/** The minutes of a half, with so many of stoppage time. */
const half = (first: number, last: number, added: number) => [
  ...Array.from({ length: last - first + 1 }, (_, at) => ({ minute: first + at, added: 0 })),
  ...Array.from({ length: added }, (_, at) => ({ minute: last, added: at + 1 })),
];

describe('stoppage time has its own stretch of the axis (R-STT-13)', () => {
  const minutes = [...half(1, 45, 2), ...half(46, 90, 5)];

  test('behind the last minute of each half', () => {
    expect(stoppages(minutes)).toEqual([
      { minute: 45, added: 2, from: 45 },
      { minute: 90, added: 5, from: 92 },
    ]);
  });

  test('a half that ended in time has no stoppage time', () => {
    expect(stoppages([...half(1, 45, 0), ...half(46, 90, 1)])).toEqual([{ minute: 90, added: 1, from: 90 }]);
  });

  test.each([
    [45, 0, 45],
    [45, 2, 47],
    [46, 0, 48],
    [90, 0, 92],
    [90, 5, 97],
  ])('when minute %d+%d is over, %d have been played', (minute, added, played) => {
    expect(playedAt(minutes, { minute, added })).toBe(played);
  });
});
