import { describe, expect, test } from 'vitest';
import { ALPHA } from '../ruleset/alpha.ts';
import { type MatchKind, matchMoments, minuteLength } from './match-moments.ts';

const at = (clock: string): number => {
  const [minutes, seconds] = clock.split(':').map(Number);
  return ((minutes ?? 0) * 60 + (seconds ?? 0)) * 1000;
};
const moments = (periods: readonly number[], kind: MatchKind = 'league', kicks = 0) =>
  matchMoments({ periods, kicks }, kind, ALPHA);

describe('the pace of a league match (R-WLD-9)', () => {
  test.each([
    [1, '0:18'],
    [10, '3:00'],
    [45, '13:30'],
    [48, '14:24'],
    [49, '15:18'],
    [93, '28:30'],
  ])('minute %i of those played is seen at %s', (minute, clock) => {
    expect(moments([48, 50])[minute - 1]).toBe(at(clock));
  });

  test.each([
    [46, '13:48'],
    [47, '14:06'],
    [48, '14:24'],
    [49, '14:30'],
    [57, '14:30'],
  ])('a first half of %i minutes ends at %s', (minutes, clock) => {
    expect(moments([minutes]).at(-1)).toBe(at(clock));
  });

  test('a second half ends within 28:30–29:30', () => {
    for (let minutes = 46; minutes <= 57; minutes++) {
      const end = moments([46, minutes]).at(-1);
      expect(end).toBeGreaterThan(at('28:30'));
      expect(end).toBeLessThanOrEqual(at('29:30'));
    }
  });

  test('whole minutes come at the same moments however long the match is', () => {
    for (const [first, second] of [
      [46, 46],
      [49, 55],
      [57, 57],
    ] as const) {
      const all = moments([first, second]);
      expect(all.slice(0, 45)).toEqual(moments([45]));
      expect(all.slice(first, first + 45)).toEqual(moments([45, 45]).slice(45));
    }
  });
});

describe('the pace of a knock-out match (R-WLD-9)', () => {
  test.each([
    [0, '0:13'],
    [44, '9:45'],
    [46, '10:11'],
    [47, '11:13'],
    [91, '20:45'],
    [94, '21:24'],
    [95, '22:13'],
    [109, '25:15'],
    [110, '25:15'],
    [125, '28:30'],
    [126, '28:30'],
  ])('of those played, index %i is seen at %s', (index, clock) => {
    expect(moments([47, 48, 16, 16], 'knockout')[index]).toBe(at(clock));
  });

  test('its stoppage time fits into 40 seconds', () => {
    for (let minutes = 46; minutes <= 57; minutes++) {
      expect(moments([minutes], 'knockout').at(-1)).toBeLessThanOrEqual(at('10:25'));
    }
  });

  test('a shoot-out begins at 28:30 and is over at 29:55, however long it is', () => {
    const kicks = (count: number) => moments([46, 46, 15, 15], 'knockout', count).slice(122);
    expect(kicks(10)).toEqual(Array.from({ length: 10 }, (_, kick) => at('28:30') + (kick + 1) * 6_000));
    expect(kicks(60).at(-1)).toBe(at('29:55'));
    expect(kicks(60).slice(0, 10)).toEqual(kicks(10));
  });
});

test('a minute lasts 18 seconds, in a knock-out 13 (R-WLD-9)', () => {
  expect(minuteLength('league', ALPHA)).toBe(18_000);
  expect(minuteLength('knockout', ALPHA)).toBe(13_000);
});

test('a rule set with a longer window has a slower pace', () => {
  const slower = { ...ALPHA, matchWindow: { ...ALPHA.matchWindow, minutesAfter: 45 } };
  expect(minuteLength('league', slower)).toBe(27_000);
  expect(matchMoments({ periods: [45], kicks: 0 }, 'league', slower).at(-1)).toBe(at('20:15'));
});
