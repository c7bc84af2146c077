import { describe, expect, test } from 'vitest';
import { createRandom } from '../core/random.ts';
import { scriptedRandom } from '../testing/scripted-random.ts';
import { drawGroups, groupRounds, qualifiers } from './groups.ts';
import { drawKnockOut, nextKnockOutPhase } from './knock-out.ts';

const seedsOf = (count: number) => Array.from({ length: count }, (_, index) => `s${index + 1}`);
const tables = (count: number) =>
  Array.from({ length: count }, (_, group) =>
    [1, 2, 3].map((place) => ({ clubId: `${String.fromCharCode(65 + group)}${place}` })),
  );

describe('the groups of a tournament (R-COM-30)', () => {
  test('take one club of each pot, by lot', () => {
    const random = scriptedRandom([0.9, 0.1, 0.1, 0.9]);
    expect(drawGroups(seedsOf(4), 2, random)).toEqual([
      { name: 'A', clubIds: ['s2', 's3'] },
      { name: 'B', clubIds: ['s1', 's4'] },
    ]);
    random.assertExhausted();
  });

  test('of sixteen clubs are four of four, the four best apart', () => {
    const groups = drawGroups(seedsOf(16), 4, createRandom('grupos'));
    expect(groups.map(({ name }) => name)).toEqual(['A', 'B', 'C', 'D']);
    for (const { clubIds } of groups) {
      expect(clubIds.map((club) => Math.ceil(Number(club.slice(1)) / 4))).toEqual([1, 2, 3, 4]);
    }
    expect(new Set(groups.flatMap(({ clubIds }) => clubIds)).size).toBe(16);
  });

  test.each([
    [5, 2],
    [0, 2],
    [4, 0],
  ])('of %d clubs in %d groups do not exist', (clubs, groups) => {
    expect(() => drawGroups(seedsOf(clubs), groups, createRandom(1))).toThrow(
      `drawGroups: needs a number of clubs that the groups divide, got ${clubs}, ${groups}`,
    );
  });

  test('play everyone against everyone once', () => {
    const rounds = groupRounds({ clubIds: ['a', 'b', 'c', 'd'] });
    expect(rounds.map((round) => round.length)).toEqual([2, 2, 2]);
    const pairs = rounds.flat().map(({ home, away }) => [home, away].sort().join(''));
    expect(pairs.sort()).toEqual(['ab', 'ac', 'ad', 'bc', 'bd', 'cd']);
  });
});

describe('the clubs that a group stage qualifies (R-COM-30)', () => {
  test('winners meet the neighbouring group’s second', () => {
    const pairsOf = (count: number) =>
      drawKnockOut(qualifiers(tables(count))).map(({ home, away }) => `${home}-${away}`);
    expect(pairsOf(1)).toEqual(['A1-A2']);
    expect(pairsOf(2)).toEqual(['A1-B2', 'B1-A2']);
    expect(pairsOf(4)).toEqual(['A1-B2', 'D1-C2', 'B1-A2', 'C1-D2']);
  });

  test.each([2, 4, 8])('the two of a group are in different halves, of %d groups', (count) => {
    const ties = drawKnockOut(qualifiers(tables(count)));
    const half = ties.slice(0, ties.length / 2).flatMap(({ home, away }) => [home, away]);
    expect(new Set(half.map((club) => club?.[0])).size).toBe(count);
  });

  test('groups that fill no bracket, or have one club, are programmer errors', () => {
    expect(() => qualifiers(tables(3))).toThrow('qualifiers: needs 1, 2, 4, 8 or more groups, got 3');
    expect(() => qualifiers([])).toThrow('qualifiers: needs 1, 2, 4, 8 or more groups, got 0');
    expect(() => qualifiers([[{ clubId: 'a' }]])).toThrow('qualifiers: needs groups of at least two clubs, got 1');
  });

  test('play a knock-out that goes on as any other', () => {
    const ties = drawKnockOut(qualifiers(tables(2)));
    const next = nextKnockOutPhase(ties.map((tie) => ({ ...tie, winner: tie.home })));
    expect(next).toEqual([{ phase: 'final', home: 'A1', away: 'B1' }]);
  });
});
