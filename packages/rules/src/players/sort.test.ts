import { describe, expect, test } from 'vitest';
import { POSITIONS } from '../positions/position.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { buildPlayer, type PlayerChanges } from '../testing/builders.ts';
import { compareByColumn, SQUAD_COLUMNS, type SquadColumn, sortSquad, squadPositionOrder } from './sort.ts';

describe('the order of positions (R-PLA-5)', () => {
  test.each([
    ['GK', 1],
    ['CB', 2],
    ['RB', 3],
    ['LB', 4],
    ['DM', 5],
    ['CM', 6],
    ['AM', 7],
    ['LW', 8],
    ['RW', 8],
    ['CF', 9],
  ] as const)('%s is %i', (position, order) => {
    expect(squadPositionOrder(position)).toBe(order);
  });

  test('all fourteen others are 10', () => {
    expect(POSITIONS.filter((position) => squadPositionOrder(position) === 10)).toHaveLength(14);
  });
});

const numbersOf = (players: readonly { number: number }[]) => players.map(({ number }) => number);

describe('a squad list (R-PLA-4)', () => {
  test('has eleven columns', () => {
    expect(SQUAD_COLUMNS).toHaveLength(11);
  });

  const low: Record<SquadColumn, PlayerChanges> = {
    position: { position: 'GK' },
    number: { number: 4 },
    name: { name: 'Alan' },
    age: { dob: 1_000 },
    condition: { attributes: { condition: 69.6 } },
    morale: { attributes: { morale: 40 } },
    potential: { attributes: { potential: 61 } },
    value: { marketValue: 1_000 },
    salary: { salary: 90 },
    overall: { attributes: { passing: 60.1 } },
    rating: { statistics: { matches: 0, goals: 0, assists: 0, ratings: [] } },
  };
  const high: Record<SquadColumn, PlayerChanges> = {
    position: { position: 'CB' },
    number: { number: 30 },
    name: { name: 'Beto' },
    age: { dob: 999 },
    condition: { attributes: { condition: 70 } },
    morale: { attributes: { morale: 41 } },
    potential: { attributes: { potential: 100 } },
    value: { marketValue: 20_000 },
    salary: { salary: 1_000 },
    overall: { attributes: { passing: 60.2 } },
    rating: { statistics: { matches: 1, goals: 0, assists: 0, ratings: [0] } },
  };

  test.each(SQUAD_COLUMNS)('sorts by %s both ways, by raw values', (by) => {
    const players = [buildPlayer({ number: 20, ...high[by] }), buildPlayer({ number: 5, ...low[by] })];
    const [higher, lower] = players;
    expect(sortSquad(players, { by, direction: 'asc' }, ALPHA)).toEqual([lower, higher]);
    expect(sortSquad(players.toReversed(), { by, direction: 'desc' }, ALPHA)).toEqual([higher, lower]);
    expect(sortSquad(players, { by }, ALPHA)).toEqual([lower, higher]);
  });

  test.each(SQUAD_COLUMNS)('compares two players by %s', (by) => {
    const [higher, lower] = [buildPlayer(high[by]), buildPlayer(low[by])];
    expect(compareByColumn(lower, higher, by, ALPHA)).toBe(-1);
    expect(compareByColumn(higher, lower, by, ALPHA)).toBe(1);
    expect(compareByColumn(lower, lower, by, ALPHA)).toBe(0);
  });

  test('is by number ascending by default', () => {
    const players = [7, 1, 23, 10].map((number) => buildPlayer({ number }));
    expect(numbersOf(sortSquad(players, {}, ALPHA))).toEqual([1, 7, 10, 23]);
    expect(numbersOf(sortSquad(players, { direction: 'desc' }, ALPHA))).toEqual([23, 10, 7, 1]);
    expect(numbersOf(players)).toEqual([7, 1, 23, 10]);
  });

  test.each(['asc', 'desc'] as const)('keeps the order of equal players, %s', (direction) => {
    const players = [3, 1, 2].map((number) => buildPlayer({ number }));
    expect(numbersOf(sortSquad(players, { by: 'salary', direction }, ALPHA))).toEqual([3, 1, 2]);
  });

  test('orders names as Portuguese does: accents and capitals don’t count', () => {
    const names = ['Érico', 'Zeca', 'eder', 'Elias', 'Ângelo', 'André', 'Éder Luís'];
    const players = names.map((name, number) => buildPlayer({ number, name }));
    expect(sortSquad(players, { by: 'name' }, ALPHA).map(({ personalData }) => personalData.name)).toEqual([
      'André',
      'Ângelo',
      'eder',
      'Éder Luís',
      'Elias',
      'Érico',
      'Zeca',
    ]);
  });

  test('sorts ratings that look the same to one decimal by their unrounded mean', () => {
    const rated = (number: number, ...ratings: number[]) =>
      buildPlayer({ number, statistics: { matches: 2, goals: 0, assists: 0, ratings } });
    const [better, worse] = [rated(1, 7, 7.04), rated(2, 7, 7)];
    expect(numbersOf(sortSquad([better, worse], { by: 'rating' }, ALPHA))).toEqual([2, 1]);
    expect(compareByColumn(worse, better, 'rating', ALPHA)).toBe(-1);
  });

  test('sorts the overall with boosters in it, by the weights of the rule set', () => {
    const boosted = buildPlayer({ number: 1, attributeBoosters: [{ slotId: 1, status: 'occupied', boosterId: 3 }] });
    const plain = buildPlayer({ number: 2, attributes: { passing: 62 } });
    const weights = { ...ALPHA.positions.weights, CM: { ...ALPHA.positions.weights.CM, passing: 0 } };
    const blind = { ...ALPHA, positions: { ...ALPHA.positions, weights } };
    expect(numbersOf(sortSquad([plain, boosted], { by: 'overall' }, ALPHA))).toEqual([2, 1]);
    expect(numbersOf(sortSquad([boosted, plain], { by: 'overall' }, blind))).toEqual([1, 2]);
    expect(compareByColumn(plain, boosted, 'overall', ALPHA)).toBe(-1);
    expect(compareByColumn(plain, boosted, 'overall', blind)).toBe(0);
  });
});
