import { describe, expect, test } from 'vitest';
import { createRandom } from '../core/random.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { buildCompetition, buildEntrant, buildMatch } from '../testing/builders.ts';
import { clubsByLot, isNextDraw, rankEntrants, startsFull, takesBots } from './cup-rounds.ts';

const entrants = ['a', 'b', 'c', 'd'].map((id) => buildEntrant(id));

describe('the next draw (R-CUP-2)', () => {
  const second = buildCompetition({ status: 'running', matches: { m1: buildMatch({ id: 'm1', round: 1 }) } });

  test('is that of round 1 while the cup is open', () => {
    expect(isNextDraw(buildCompetition({ status: 'open' }), 1)).toBe(true);
    expect(isNextDraw(second, 1)).toBe(false);
  });

  test('is that of the round after the last one', () => {
    expect(isNextDraw(second, 2)).toBe(true);
    expect(isNextDraw(second, 3)).toBe(false);
    expect(isNextDraw({ ...second, status: 'finished' }, 2)).toBe(false);
  });
});

test('a tournament has lots in its first draw alone (R-CUP-8)', () => {
  const tournament = buildCompetition({ name: 'MM Tournament', entrants });
  expect(clubsByLot(tournament, 1, ALPHA)).toEqual(['a', 'b', 'c', 'd']);
  expect(clubsByLot(tournament, 2, ALPHA)).toBeNull();
  expect(clubsByLot({ ...tournament, name: 'MM Cup' }, 2, ALPHA)).toEqual(['a', 'b', 'c', 'd']);
});

test('clubs without a table come last, by lot (R-CUP-5)', () => {
  const places = new Map([
    ['c', 1],
    ['a', 2],
  ]);
  const orders = Array.from({ length: 20 }, (_, seed) =>
    rankEntrants(entrants, places, createRandom(`lots ${seed}`)).map(({ clubId }) => clubId),
  );
  for (const order of orders) expect(order.slice(0, 2)).toEqual(['c', 'a']);
  expect(new Set(orders.map((order) => order.slice(2).join(''))).size).toBe(2);
});

test('bots fill cups and tournaments, not the special; a tournament to its last place (R-CUP-1)', () => {
  expect(takesBots({ name: 'MM Cup' })).toBe(true);
  expect(takesBots({ name: 'MM Special' })).toBe(false);
  expect(startsFull({ name: 'MM Tournament' })).toBe(true);
  expect(startsFull({ name: 'MM Cup' })).toBe(false);
});
