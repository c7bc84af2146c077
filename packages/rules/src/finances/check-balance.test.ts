import { describe, expect, test } from 'vitest';
import { buildClub } from '../testing/index.ts';
import { checkCash, checkCredits } from './check-balance.ts';

const clubWith = (totalMoney: number, credits = 0) =>
  buildClub({ finances: { totalMoney, credits, reports: [], sponsorship: null } });

describe('a price in money', () => {
  test('passes at an equal balance (R-FIN-3)', () => {
    expect(checkCash(clubWith(1_000), 1_000)).toEqual({ ok: true, value: 1_000 });
  });

  test('is refused when a dollar is missing (R-FIN-3)', () => {
    expect(checkCash(clubWith(999), 1_000)).toEqual({
      ok: false,
      error: { code: 'finances/insufficient-money', facts: { price: 1_000, available: 999 } },
    });
  });

  test('is refused below zero whatever it is, and a free one passes at zero (R-FIN-5)', () => {
    expect(checkCash(clubWith(-1), 0)).toEqual({
      ok: false,
      error: { code: 'finances/in-debt', facts: { balance: -1 } },
    });
    expect(checkCash(clubWith(0), 0)).toEqual({ ok: true, value: 0 });
  });
});

describe('a price in credits', () => {
  test('passes at equal credits and is refused below (R-FIN-3)', () => {
    expect(checkCredits(clubWith(0, 5), 5)).toEqual({ ok: true, value: 5 });
    expect(checkCredits(clubWith(0, 4), 5)).toEqual({
      ok: false,
      error: { code: 'finances/insufficient-credits', facts: { price: 5, available: 4 } },
    });
  });

  test('can be paid with a debt in money (R-FIN-5)', () => {
    expect(checkCredits(clubWith(-1, 5), 5).ok).toBe(true);
  });
});
