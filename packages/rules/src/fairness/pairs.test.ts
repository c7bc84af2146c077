import { describe, expect, test } from 'vitest';
import { type Trade, tradingPairs } from './pairs.ts';

const sale = (seller: string, buyer: string, price = 100, value: number | null = price): Trade => ({
  seller,
  buyer,
  price,
  value,
});

describe('trades between two clubs (R-FAI-5, R-FAI-6)', () => {
  test('that go one way three times are suspicious, twice are not', () => {
    expect(tradingPairs([sale('a', 'b'), sale('a', 'b')])).toMatchObject([{ trades: 2, isSuspicious: false }]);
    expect(tradingPairs([sale('a', 'b'), sale('a', 'b'), sale('a', 'b')])).toMatchObject([
      { seller: 'a', buyer: 'b', trades: 3, sales: 3, netPaid: 300, volume: 300, margin: 0, isSuspicious: true },
    ]);
  });

  test('are suspicious if four of five go one way, not if three of four do', () => {
    const back = sale('b', 'a');
    const there = sale('a', 'b');
    expect(tradingPairs([there, there, there, there, back])[0]?.isSuspicious).toBe(true);
    expect(tradingPairs([there, there, there, back])[0]?.isSuspicious).toBe(false);
  });

  test('in both directions are suspicious if a quarter of the money is above what the players are worth', () => {
    const fair = [sale('a', 'b', 200), sale('b', 'a', 100)];
    expect(tradingPairs([...fair, sale('b', 'a', 100, 1)])[0]).toMatchObject({ margin: 99, isSuspicious: false });
    expect(tradingPairs([...fair, sale('b', 'a', 100, 0)])[0]).toMatchObject({ margin: 100, isSuspicious: true });
    expect(tradingPairs([...fair, sale('b', 'a', 100, null)])[0]).toMatchObject({ margin: 0, isSuspicious: false });
  });

  test('are listed with the suspicious pairs first', () => {
    const pairs = tradingPairs([sale('c', 'd', 9_000), ...Array.from({ length: 3 }, () => sale('b', 'a'))]);
    expect(pairs.map(({ seller, buyer }) => [seller, buyer])).toEqual([
      ['b', 'a'],
      ['c', 'd'],
    ]);
  });
});
