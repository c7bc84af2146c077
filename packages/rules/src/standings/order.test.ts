import { describe, expect, test } from 'vitest';
import { createRandom, randomInteger } from '../core/random.ts';
import { buildEmblem } from '../testing/builders.ts';
import { compareStandings, goalDifference, orderStandings, positionOf } from './order.ts';
import type { TableRow } from './row.ts';

function row(clubId: string, changes: Partial<TableRow> = {}): TableRow {
  return {
    clubId,
    clubName: `Clube ${clubId}`,
    clubEmblem: buildEmblem(),
    plays: 10,
    wins: 4,
    losses: 3,
    draws: 3,
    goals: 15,
    goalsTaken: 12,
    points: 15,
    ...changes,
  };
}

describe('the order of a table (R-STA-2)', () => {
  test.each([
    ['more points', { points: 16, wins: 0, goals: 0, goalsTaken: 30 }],
    ['equal points, more wins', { wins: 5, goals: 0, goalsTaken: 30 }],
    ['equal points and wins, a better goal difference', { goals: 8, goalsTaken: 4 }],
    ['equal difference, more goals scored', { goals: 16, goalsTaken: 13 }],
  ])('%s stands above', (_, better) => {
    const above = row('z', better);
    const below = row('a');
    expect(compareStandings(above, below)).toBeLessThan(0);
    expect(compareStandings(below, above)).toBeGreaterThan(0);
    expect(orderStandings([below, above])).toEqual([above, below]);
  });

  test('leaves its input as it is', () => {
    const rows = [row('a'), row('b', { points: 30 })];
    orderStandings(rows);
    expect(rows.map(({ clubId }) => clubId)).toEqual(['a', 'b']);
  });
});

describe('a full tie (R-STA-3)', () => {
  test('is decided by club id, whatever the order of the input', () => {
    const rows = ['c', 'a', 'b'].map((clubId) => row(clubId));
    expect(orderStandings(rows).map(({ clubId }) => clubId)).toEqual(['a', 'b', 'c']);
    expect(orderStandings(rows.toReversed()).map(({ clubId }) => clubId)).toEqual(['a', 'b', 'c']);
    expect(compareStandings(row('a'), row('b'))).toBe(-1);
    expect(compareStandings(row('b'), row('a'))).toBe(1);
    expect(compareStandings(row('a'), row('a'))).toBe(0);
  });
});

test('goal difference is goals scored minus goals conceded (R-STA-4)', () => {
  expect(goalDifference({ goals: 15, goalsTaken: 12 })).toBe(3);
  expect(goalDifference({ goals: 1, goalsTaken: 4 })).toBe(-3);
});

describe('the position of a club (R-STA-11)', () => {
  const rows = [row('a'), row('b', { points: 30 }), row('c')];

  test('is its place from 1, even in rows out of order', () => {
    expect(['b', 'a', 'c'].map((clubId) => positionOf(rows, clubId))).toEqual([1, 2, 3]);
  });

  test('is none for a club without a row', () => {
    expect(positionOf(rows, 'd')).toBeNull();
  });
});

test('100,000 rows come in order', () => {
  const random = createRandom('table');
  const rows = Array.from({ length: 100_000 }, (_, index) =>
    row(`c${index}`, {
      points: randomInteger(random, 0, 90),
      wins: randomInteger(random, 0, 28),
      goals: randomInteger(random, 0, 90),
      goalsTaken: randomInteger(random, 0, 90),
    }),
  );
  const ordered = orderStandings(rows);
  expect(ordered.every((row, index) => index === 0 || compareStandings(ordered[index - 1] ?? row, row) < 0)).toBe(true);
});
