import { describe, expect, test } from 'vitest';
import { ALPHA } from '../ruleset/alpha.ts';
import { BUILT_AT, buildPlayer } from '../testing/builders.ts';
import {
  affordableSearch,
  comparableSales,
  meetsFilter,
  NO_FILTER,
  reachOf,
  searchPrices,
  type Transfer,
  transferBalance,
  transferOf,
  type Watch,
  watchAlerts,
  watchPlayer,
} from './index.ts';

const now = BUILT_AT;
const DEFAULT = { position: 'CF', overall: '76_80', age: '18_21' } as const;
/** All skills 60, so his overall is 60; he is 24. */
const player = buildPlayer({ position: 'CM', club: 'c2', marketValue: 60_000 });
const party = (clubId: string) => ({ clubId, category: 'Várzea', leagueId: null }) as const;
const sale = (changes: Partial<Transfer> = {}): Transfer => ({
  ...transferOf({ player: { ...player, id: 'other' }, price: 100, from: null, to: party('c3'), now }, ALPHA),
  ...changes,
});

describe('the prices of a search', () => {
  test('go from the weakest who will not grow to the best who will grow most (R-SCT-1)', () => {
    const { lowest, highest } = searchPrices(DEFAULT, ALPHA);
    // $ 656,000 for an overall of 76, at 18 years × 1.05.
    expect(lowest).toBe(688_800);
    expect(highest).toBeGreaterThan(2_500_000);
    expect(highest).toBeLessThan(3_200_000);
  });

  test('throw for a range that is not offered (R-SCT-1)', () => {
    expect(() => searchPrices({ overall: '1_99', age: '18_21' }, ALPHA)).toThrow(RangeError);
  });

  test('are out of reach at the lowest price itself, because equal money is not enough (R-SCT-2)', () => {
    const prices = { lowest: 100, highest: 300 };
    expect([100, 101, 300, 301].map((money) => reachOf(money, prices))).toEqual(['none', 'some', 'some', 'all']);
  });

  test('lead to the best overall that the money can pay wholly, else to what it can pay in part (R-SCT-3)', () => {
    const found = (available: number) => affordableSearch({ search: DEFAULT, available, category: 'Várzea' }, ALPHA);
    expect(found(0)).toBeNull();
    expect(found(20_000)).toEqual({ position: 'CF', overall: '61_65', age: '33_35' });
    expect(found(40_000_000)).toEqual(DEFAULT);
  });
});

describe('transfers', () => {
  test('keep overall, age and position of their moment (R-SCT-4)', () => {
    expect(sale()).toMatchObject({ position: 'CM', overall: 60, age: 24, price: 100, date: now, from: null });
  });

  test('add up to what a club has spent and earned (R-SCT-5)', () => {
    const moves = [
      { price: 100, from: party('c1'), to: party('c2') },
      { price: 30, from: null, to: party('c1') },
      { price: 7, from: party('c2'), to: party('c3') },
    ];
    expect(transferBalance(moves, 'c1')).toEqual({ bought: 1, sold: 1, spent: 30, earned: 100, balance: 70 });
  });
});

describe('comparable sales (R-SCT-7)', () => {
  const compared = (...sales: readonly Transfer[]) => comparableSales({ player, sales, now }, ALPHA);

  test.each([
    ['overall 63', { overall: 63 }, 1],
    ['overall 64', { overall: 64 }, 0],
    ['age 21', { age: 21 }, 1],
    ['age 20', { age: 20 }, 0],
    ['a right central midfielder', { position: 'RCM' as const }, 1],
    ['a keeper', { position: 'GK' as const }, 0],
    ['the player himself', { playerId: player.id }, 0],
    ['an early one without overall', { overall: null }, 0],
  ])('%s (%j): %i comparable sales', (_, changes, count) => {
    expect(compared(sale(changes)).sales).toHaveLength(count);
  });

  test('are the five newest, with the median of their prices', () => {
    const sales = [9, 1, 2, 3, 4, 1_000].map((price, ago) => sale({ price, date: now - ago }));
    expect(compared(...sales.toReversed())).toMatchObject({ sales: sales.slice(0, 5), median: 3 });
    expect(compared(...sales.slice(0, 2)).median).toBe(5);
    expect(compared().median).toBeNull();
  });
});

describe('a watchlist (R-SCT-9)', () => {
  const choices = { note: '  bom   de\tcabeça ', whenForSale: true, priceUpTo: null };
  const watch = (watched: readonly Watch[], clubId = 'c1') =>
    watchPlayer({ clubId, watched, player, choices, now }, ALPHA);

  test('keeps value, overall and moment of the first time, and cleans the note', () => {
    const first = watch([]);
    expect(first).toMatchObject({ value: { note: 'bom de cabeça', price: 60_000, overall: 60, since: now } });
    const before = { ...(first.ok ? first.value : expect.fail()), price: 1, since: 5 };
    expect(watch([before])).toMatchObject({ value: { price: 1, since: 5 } });
  });

  test('has fifty players at most, none of them one’s own', () => {
    const other = watch([]);
    const one = other.ok ? other.value : expect.fail();
    const watched = Array.from({ length: 50 }, (_, at) => ({ ...one, playerId: `x${at}` }));
    expect(watch(watched.slice(1)).ok).toBe(true);
    expect(watch(watched)).toMatchObject({ error: { code: 'market/watchlist-full', facts: { limit: 50 } } });
    expect(watch([], 'c2')).toMatchObject({ error: { code: 'market/own-player' } });
  });
});

test('alerts come when a player is listed for sale and when his price falls to the limit, not while either lasts (R-SCT-13)', () => {
  const wanted = { whenForSale: true, priceUpTo: 100 };
  const at = (marketValue: number, forSale: boolean) => ({ marketValue, forSale });
  expect(watchAlerts(wanted, at(101, false), at(100, true))).toEqual(['for-sale', 'price-reached']);
  expect(watchAlerts(wanted, at(100, true), at(90, true))).toEqual([]);
  expect(watchAlerts({ whenForSale: false, priceUpTo: null }, at(101, false), at(1, true))).toEqual([]);
});

test('a filter of results ignores accents and cuts attributes to whole points (R-SCT-15)', () => {
  const ebano = buildPlayer({ name: 'Ébano', marketValue: 10, salary: 5, attributes: { speed: 70.9 } });
  const meets = (changes: object) => meetsFilter(ebano, { ...NO_FILTER, ...changes });
  expect([meets({}), meets({ name: ' ebA' }), meets({ name: 'x' })]).toEqual([true, true, false]);
  expect([meets({ price: 10 }), meets({ price: 9 }), meets({ salary: 5 }), meets({ salary: 4 })]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  const atLeast = (minimum: number) => meets({ attribute: { name: 'speed', minimum } });
  expect([atLeast(70), atLeast(71)]).toEqual([true, false]);
});
