import { describe, expect, test } from 'vitest';
import { sortSquad } from '../players/sort.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { buildPlayer } from '../testing/builders.ts';
import { DEFAULT_MARKET_ORDER, type MarketColumn } from './market-order.ts';

const statistics = { matches: 1, goals: 0, assists: 0 };
const old = buildPlayer({
  number: 1,
  name: 'Ávila',
  dob: 0,
  marketValue: 300,
  salary: 10,
  attributes: { potential: 70, finishing: 99 },
  position: 'CF',
  statistics: { ...statistics, ratings: [6] },
});
const young = buildPlayer({
  number: 2,
  name: 'Zico',
  dob: 9e11,
  marketValue: 100,
  salary: 30,
  attributes: { potential: 90, finishing: 60 },
  position: 'CF',
  statistics: { ...statistics, ratings: [9] },
});
const middle = buildPlayer({
  number: 3,
  name: 'beto',
  dob: 5e11,
  marketValue: 200,
  salary: 20,
  attributes: { potential: 80, finishing: 70 },
  position: 'CF',
});
const players = [old, young, middle];

describe('the market table (R-MKT-8)', () => {
  test('shows the cheapest first', () => {
    expect(DEFAULT_MARKET_ORDER).toEqual({ by: 'value', direction: 'asc' });
    expect(sortSquad(players, DEFAULT_MARKET_ORDER, ALPHA)).toEqual([young, middle, old]);
  });

  test.each<[MarketColumn, string]>([
    ['name', '1 3 2'],
    ['age', '2 3 1'],
    ['overall', '2 3 1'],
    ['potential', '1 3 2'],
    ['rating', '3 1 2'],
    ['value', '2 3 1'],
    ['salary', '1 3 2'],
  ])('sorts by %s both ways', (by, ascending) => {
    const numbers = (direction: 'asc' | 'desc') =>
      sortSquad(players, { by, direction }, ALPHA).map(({ number }) => number);
    expect(numbers('asc').join(' ')).toBe(ascending);
    expect(numbers('desc').join(' ')).toBe(ascending.split(' ').toReversed().join(' '));
  });

  test('ties keep their order in both directions', () => {
    const twins = [
      { ...old, id: 'a' },
      { ...old, id: 'b' },
    ];
    expect(sortSquad(twins, { by: 'value', direction: 'asc' }, ALPHA).map(({ id }) => id)).toEqual(['a', 'b']);
    expect(sortSquad(twins, { by: 'value', direction: 'desc' }, ALPHA).map(({ id }) => id)).toEqual(['a', 'b']);
  });
});
