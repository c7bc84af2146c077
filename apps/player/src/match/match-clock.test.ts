import type { MatchEvent } from '@mundo-manager/engine';
import { describe, expect, test } from 'vitest';
import { clockAt, clockText } from './match-clock.ts';

const start = (period: number, tick: number): MatchEvent => ({
  type: 'periodStart',
  period,
  tick,
  minute: 1,
  added: 0,
  side: 'home',
  x: 0,
  y: 0,
});
/** The first half had four minutes more. */
const EVENTS = [start(1, 0), start(2, 5_880), start(3, 11_700)];
const face = (tick: number) => clockText(clockAt(EVENTS, tick));

describe('the scoreboard’s clock (R-REP-4)', () => {
  test.each([
    [0, '00:00'],
    [15, '00:07'],
    [5_399, '44:59'],
    [5_400, '45:00'],
    [5_402, '45:00 +0:01'],
    [5_820, '45:00 +3:30'],
    [5_880, '45:00'],
    [6_000, '46:00'],
    [11_280, '90:00'],
    [11_400, '90:00 +1:00'],
    [11_820, '91:00'],
  ])('tick %i reads %s', (tick, text) => {
    expect(face(tick)).toBe(text);
  });

  test('knows the period', () => {
    expect([5_879, 5_880, 11_700].map((tick) => clockAt(EVENTS, tick).period)).toEqual([1, 2, 3]);
  });
});
