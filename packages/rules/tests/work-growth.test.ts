/** As the work grows, an item costs about the same. Reads are counted, so a busy machine changes nothing. */
import { expect, test } from 'vitest';
import { randomRows, randomSeason } from '../bench/random-season.ts';
import { ALPHA } from '../src/ruleset/alpha.ts';
import { tableFromMatches } from '../src/standings/table.ts';
import { orderStandings } from '../src/standings/tie-breakers.ts';

/**
 * Sorting compares a row with 3.3 times as many others at 16,000 rows as at 20, and reads more of each, for more are
 * level. With the square of the rows it would be 800 times as much.
 */
const SORTED = 10;
const READ_ONCE = 1.2;

test('ordering 16,000 rows reads a row about as often as ordering 20 (R-STA-10)', () => {
  expect(readsPerRow(16_000) / readsPerRow(20)).toBeLessThan(SORTED);
});

test('a table of 100 clubs reads a match about as often as one of 10', () => {
  expect(readsPerMatch(100) / readsPerMatch(10)).toBeLessThan(READ_ONCE);
});

function readsPerRow(items: number): number {
  const rows = randomRows(items);
  const lots = rows.map(({ clubId }) => clubId);
  return countReads(rows, (counted) => orderStandings({ rows: counted, lots }, ALPHA)) / items;
}

function readsPerMatch(clubCount: number): number {
  const { clubs, matches } = randomSeason(clubCount);
  return countReads(matches, (counted) => tableFromMatches(clubs, counted)) / matches.length;
}

/** How many properties of the value, at any depth, the work reads. */
function countReads<Value extends object>(value: Value, work: (counted: Value) => unknown): number {
  let reads = 0;
  const counted = <Part extends object>(part: Part): Part =>
    new Proxy(part, {
      get(target, key) {
        reads++;
        const held: unknown = Reflect.get(target, key);
        return typeof held === 'object' && held !== null ? counted(held) : held;
      },
    });
  work(counted(value));
  return reads;
}
