import type { MatchEvent } from '@mundo-manager/engine';
import { describe, expect, test } from 'vitest';
import { periodText } from '../page/texts.ts';
import { clockAt, clockText, periodsOf } from './match-clock.ts';

const moment = (tick: number) => ({ tick, minute: 1, added: 0, side: 'home', x: 0, y: 0 }) as const;
const start = (period: number, tick: number): MatchEvent => ({ type: 'periodStart', period, ...moment(tick) });
const end = (period: number, tick: number): MatchEvent => ({
  type: 'periodEnd',
  period,
  home: 0,
  away: 0,
  ...moment(tick),
});
/** The first half had four minutes more. */
const PERIODS = periodsOf([start(1, 0), end(1, 5_880), start(2, 5_880), end(2, 11_700), start(3, 11_700)]);
const face = (tick: number) => clockText(clockAt(PERIODS, tick));

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
    expect([5_879, 5_880, 11_700].map((tick) => clockAt(PERIODS, tick).period)).toEqual([1, 2, 3]);
  });

  test.each([
    [5_399, '1º tempo'],
    [5_400, '1º tempo · +4'],
    [5_879, '1º tempo · +4'],
    [5_880, '2º tempo'],
    // Three minutes and a half more: the last attack was still going on.
    [11_280, '2º tempo · +3'],
    [11_700, 'Prorrogação'],
  ])('at tick %i the board reads %s (R-WLD-9)', (tick, text) => {
    expect(periodText(clockAt(PERIODS, tick))).toBe(text);
  });

  test('before a half is over, the board has what the fourth official has shown, and nothing before', () => {
    const [shown, unknown] = [2, null].map((minutes) => periodsOf([start(1, 0)], minutes));
    expect([5_399, 5_400].map((tick) => periodText(clockAt(shown ?? [], tick)))).toEqual(['1º tempo', '1º tempo · +2']);
    expect(periodText(clockAt(unknown ?? [], 5_400))).toBe('1º tempo');
  });
});
