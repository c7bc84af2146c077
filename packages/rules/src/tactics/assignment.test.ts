import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestAssignment } from './assignment.ts';

const assign = (scores: number[][]) => {
  const columns = [...(scores[0] ?? []).keys()];
  return bestAssignment(scores, columns, (row, column) => row[column] ?? 0);
};

test('the best of each slot in turn can be worse than another split', () => {
  expect(
    assign([
      [9, 8],
      [8, 2],
    ]),
  ).toEqual([1, 0]);
});

test('slots without a candidate stay empty, at the least loss', () => {
  expect(
    bestAssignment(['back', 'front', 'goal'], ['ana', 'bia'], (slot, name) => (slot === 'front' ? 1 : name.length + 4)),
  ).toEqual(['ana', null, 'bia']);
  expect(bestAssignment(['goal'], [], () => 1)).toEqual([null]);
  expect(bestAssignment([], ['ana'], () => 1)).toEqual([]);
});

test('the first of equal candidates is taken', () => {
  expect(assign([[5, 5, 5]])).toEqual([0]);
});

function bestByTrying(scores: number[][], used: readonly number[] = []): number {
  const [row, ...rest] = scores;
  if (row === undefined) return 0;
  return Math.max(
    ...row.map((score, column) =>
      used.includes(column) ? Number.NEGATIVE_INFINITY : score + bestByTrying(rest, [...used, column]),
    ),
  );
}

test('no other split scores more, whatever the scores', () => {
  const tables = fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 2 })).chain(([rows, spare]) => {
    const row = fc.array(fc.integer({ min: 0, max: 20 }), { minLength: rows + spare, maxLength: rows + spare });
    return fc.array(row, { minLength: rows, maxLength: rows });
  });
  fc.assert(
    fc.property(tables, (scores) => {
      const columns = assign(scores);
      expect(new Set(columns).size).toBe(scores.length);
      const sum = scores.reduce((total, row, index) => total + (row[columns[index] ?? -1] ?? Number.NaN), 0);
      expect(sum).toBe(bestByTrying(scores));
    }),
    { numRuns: 500 },
  );
});
