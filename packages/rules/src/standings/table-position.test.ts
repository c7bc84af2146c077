import { describe, expect, test } from 'vitest';
import { createRandom, randomInteger } from '../core/random.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { buildEmblem } from '../testing/builders.ts';
import type { TableRow } from './row.ts';
import { goalDifference, positionOf } from './table-position.ts';
import { compareStandings, orderStandings } from './tie-breakers.ts';

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
  ])('%s ranks higher', (_, better) => {
    const above = row('z', better);
    const below = row('a');
    expect(compareStandings(above, below, ALPHA)).toBeLessThan(0);
    expect(compareStandings(below, above, ALPHA)).toBeGreaterThan(0);
    expect(orderStandings({ rows: [below, above] }, ALPHA)).toEqual({ ok: true, value: [above, below] });
  });

  test('leaves its input as it is', () => {
    const rows = [row('a'), row('b', { points: 30 })];
    orderStandings({ rows }, ALPHA);
    expect(rows.map(({ clubId }) => clubId)).toEqual(['a', 'b']);
  });
});

describe('a full tie (R-STA-3)', () => {
  const rows = ['c', 'a', 'b'].map((clubId) => row(clubId));

  test('is decided by lots, whatever the order of the input', () => {
    for (const input of [rows, rows.toReversed()]) {
      const ordered = orderStandings({ rows: input, lots: ['b', 'a', 'c'] }, ALPHA);
      expect(ordered.ok && ordered.value.map(({ clubId }) => clubId)).toEqual(['b', 'a', 'c']);
    }
  });

  test('excludes clubs that figures separate, and is refused without lots', () => {
    expect(compareStandings(row('a'), row('b'), ALPHA)).toBe(0);
    expect(orderStandings({ rows }, ALPHA)).toEqual({
      ok: false,
      error: { code: 'standings/needs-lots', facts: { clubIds: ['a', 'b', 'c'] } },
    });
  });
});

test('goal difference is goals scored minus goals conceded (R-STA-4)', () => {
  expect(goalDifference({ goals: 15, goalsTaken: 12 })).toBe(3);
  expect(goalDifference({ goals: 1, goalsTaken: 4 })).toBe(-3);
});

describe('the position of a club (R-STA-11)', () => {
  const rows = [row('b', { points: 30 }), row('a'), row('c')];

  test('is its place in the table, from 1', () => {
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
      points: randomInteger(random, 0, 900),
      wins: index,
      goals: randomInteger(random, 0, 90),
      goalsTaken: randomInteger(random, 0, 90),
    }),
  );
  const result = orderStandings({ rows }, ALPHA);
  const ordered = result.ok ? result.value : [];
  expect(ordered).toHaveLength(100_000);
  expect(
    ordered.every((row, index) => index === 0 || compareStandings(ordered[index - 1] ?? row, row, ALPHA) < 0),
  ).toBe(true);
});
