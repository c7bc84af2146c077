import { describe, expect, test } from 'vitest';
import { DAY } from '../clock/constants.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { BUILT_AT, buildClub, buildPlayer } from '../testing/index.ts';
import { FINANCE_RULES } from './constants.ts';
import { isPayday, paySalaries, weeklySalaries } from './salaries.ts';

describe('weekly salaries (R-FIN-6)', () => {
  test('are the sum of the salaries of all players', () => {
    expect(weeklySalaries([{ salary: 2_000 }, { salary: 3_500 }])).toBe(5_500);
    expect(weeklySalaries([])).toBe(0);
  });

  test('are paid every 7 days', () => {
    expect(FINANCE_RULES.daysBetweenWages).toBe(7);
  });

  test('leave the club as one payment, and nothing else changes', () => {
    const club = buildClub();
    const { club: after, entries, events } = paySalaries({ club, now: BUILT_AT });
    expect(entries).toEqual([
      { clubId: 'c1', date: BUILT_AT, currency: 'money', type: 'Salary Payment', amount: -42_000 },
    ]);
    expect(events).toEqual([{ clubId: 'c1', date: BUILT_AT, type: 'salaries-paid', amount: 42_000 }]);
    expect(after.finances).toEqual({ ...club.finances, totalMoney: 458_000, reports: entries });
    expect({ ...after, finances: club.finances }).toEqual(club);
  });

  test('are paid even by a club that has not the money (R-FIN-5)', () => {
    const club = buildClub({ finances: { ...buildClub().finances, totalMoney: 1_000 } });
    expect(paySalaries({ club, now: BUILT_AT }).club.finances.totalMoney).toBe(-41_000);
  });

  test('of a club whose players earn nothing make no entry', () => {
    const club = buildClub({ players: [buildPlayer({ salary: 0 })] });
    expect(paySalaries({ club, now: BUILT_AT })).toEqual({ club, entries: [], events: [] });
  });
});

describe('payday (R-FIN-15)', () => {
  test.each([
    [0, false],
    [7 * DAY - 1, false],
    [7 * DAY, true],
    [30 * DAY, true],
  ])('%d ms after the last payment: %s', (elapsed, due) => {
    expect(isPayday(BUILT_AT, BUILT_AT + elapsed, ALPHA)).toBe(due);
  });

  test('comes as often as the rule set says', () => {
    const daily = { ...ALPHA, finances: { ...ALPHA.finances, daysBetweenWages: 1 } };
    expect(isPayday(BUILT_AT, BUILT_AT + DAY - 1, daily)).toBe(false);
    expect(isPayday(BUILT_AT, BUILT_AT + DAY, daily)).toBe(true);
  });
});
