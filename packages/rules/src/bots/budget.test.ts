import { describe, expect, test } from 'vitest';
import { DAY } from '../clock/constants.ts';
import type { Club } from '../clubs/club.ts';
import type { MoneyEntryType } from '../finances/constants.ts';
import type { LedgerEntry } from '../finances/ledger-entry.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { BUILT_AT, buildClub, buildSquad } from '../testing/index.ts';
import { payableWages, weeklyIncome } from './budget.ts';
import { ordinaryIncome } from './ordinary-income.ts';

const entry = (day: number, amount: number, type: MoneyEntryType = 'Tickets Sale'): LedgerEntry => ({
  clubId: 'c1',
  date: BUILT_AT + day * DAY,
  currency: 'money',
  type,
  amount,
});
const clubWith = (reports: readonly LedgerEntry[]): Club =>
  buildClub({ finances: { totalMoney: 0, credits: 0, reports, sponsorship: null } });
const opening = entry(0, 500_000, 'Opening Balance');

describe('what a bot thinks that its club earns a week (R-BOT-8)', () => {
  test('is its regular income by the days since it was founded', () => {
    const reports = [
      opening,
      entry(1, 7_000),
      entry(2, 3_000, 'Prize'),
      entry(5, 2_000, 'Daily Reward'),
      entry(6, 2_000, 'Sponsor Payment'),
    ];
    expect(weeklyIncome(clubWith(reports), BUILT_AT + 14 * DAY)).toBe(7_000);
  });

  test('leaves out transfers, the opening balance and whatever it paid', () => {
    const reports = [opening, entry(1, 9_000, 'Transfer Out'), entry(2, -5_000, 'Salary Payment'), entry(3, 700)];
    expect(weeklyIncome(clubWith(reports), BUILT_AT + 7 * DAY)).toBe(700);
  });

  test('is null before a week has passed', () => {
    expect(weeklyIncome(clubWith([opening, entry(1, 700)]), BUILT_AT + 7 * DAY - 1)).toBeNull();
    expect(weeklyIncome(clubWith([opening, entry(1, 700)]), BUILT_AT + 7 * DAY)).toBe(700);
  });

  test('forgets what is more than 20 days ago', () => {
    const reports = [opening, entry(10, 50_000), entry(11, 20_000), entry(25, 20_000)];
    expect(weeklyIncome(clubWith(reports), BUILT_AT + 30 * DAY)).toBe((40_000 / 20) * 7);
  });

  test('counts the days of the statement alone if the opening balance has left it', () => {
    const reports = [entry(20, 1_000), entry(24, 5_000), entry(26, 5_000)];
    expect(weeklyIncome(clubWith(reports), BUILT_AT + 30 * DAY)).toBe(7_000);
  });

  test('of a club without a statement is nothing', () => {
    expect(weeklyIncome(clubWith([]), BUILT_AT + 10 * DAY)).toBe(0);
  });
});

describe('the wages that a bot may pay (R-BOT-21)', () => {
  const now = BUILT_AT + 20 * DAY;
  const earning = (category: Club['category'], weekly: number): Club => ({
    ...clubWith([opening, entry(1, 0), ...[6, 13, 20].map((day) => entry(day, (weekly * 20) / 7 / 3))]),
    category,
  });

  test('a club of Várzea ordinarily earns its sponsor, nine home matches and the fifth prize in twelve days', () => {
    const players = buildSquad().map((player) => ({ ...player, attributes: { ...player.attributes, morale: 50 } }));
    const club = { ...earning('Várzea', 0), players };
    const ordinary = ordinaryIncome({ club, now }, ALPHA);
    const tickets = 1_700 * 15 * 9;
    expect(ordinary).toBeCloseTo(105_000 + ((tickets + 180_000) / 12) * 7, 0);
  });

  test('a promoted club reckons with its new category at once', () => {
    const club = earning('Amador', 300_000);
    const ordinary = ordinaryIncome({ club, now }, ALPHA);
    expect(ordinary).toBeGreaterThan(300_000);
    expect(payableWages({ club, now }, ALPHA)).toBeCloseTo(0.62 * ordinary, 0);
  });

  test('a relegated one with one and a half times as much at most, and others with what they earn', () => {
    const relegated = earning('Várzea', 5_000_000);
    const ordinary = ordinaryIncome({ club: relegated, now }, ALPHA);
    expect(payableWages({ club: relegated, now }, ALPHA)).toBeCloseTo(0.62 * 1.5 * ordinary, 0);
    const settled = earning('Várzea', 1.2 * ordinary);
    expect(payableWages({ club: settled, now }, ALPHA)).toBeCloseTo(0.62 * 1.2 * ordinary, 0);
  });

  test('are null for a club that is too young', () => {
    expect(payableWages({ club: clubWith([opening]), now: BUILT_AT + DAY }, ALPHA)).toBeNull();
  });
});
