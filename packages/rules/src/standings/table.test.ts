import { describe, expect, expectTypeOf, test } from 'vitest';
import { ALPHA } from '../ruleset/alpha.ts';
import { buildEmblem, buildMatch } from '../testing/builders.ts';
import { STANDINGS_RULES } from './constants.ts';
import { tableFromMatches } from './table.ts';

const clubs = ['a', 'b', 'c'].map((id) => ({ id, name: `Clube ${id}`, emblem: buildEmblem({ symbol: id.length }) }));
const played = (home: string, homeGoals: number, awayGoals: number, away: string) =>
  buildMatch({ status: 'finished', home: { id: home, score: homeGoals }, away: { id: away, score: awayGoals } });

const ZEROS = { plays: 0, wins: 0, losses: 0, draws: 0, goals: 0, goalsTaken: 0, points: 0 };

test('a win gives 3 points, a draw 1, a loss 0 (R-STA-1)', () => {
  expect(STANDINGS_RULES).toMatchObject({ pointsForWin: 3, pointsForDraw: 1, pointsForLoss: 0 });
});

describe('a table from matches (R-STA-5)', () => {
  test('has every club, one without a match with zeros', () => {
    expect(tableFromMatches(clubs, [])).toEqual(
      clubs.map(({ id, name, emblem }) => ({ clubId: id, clubName: name, clubEmblem: emblem, ...ZEROS })),
    );
  });

  test('counts wins, draws, losses, goals and points of both sides (R-STA-4)', () => {
    const table = tableFromMatches(clubs, [played('a', 2, 1, 'b'), played('b', 3, 3, 'a'), played('c', 0, 4, 'a')]);
    expect(table).toEqual([
      {
        clubId: 'a',
        clubName: 'Clube a',
        clubEmblem: clubs[0]?.emblem,
        plays: 3,
        wins: 2,
        losses: 0,
        draws: 1,
        goals: 9,
        goalsTaken: 4,
        points: 7,
      },
      {
        clubId: 'b',
        clubName: 'Clube b',
        clubEmblem: clubs[1]?.emblem,
        plays: 2,
        wins: 0,
        losses: 1,
        draws: 1,
        goals: 4,
        goalsTaken: 5,
        points: 1,
      },
      {
        clubId: 'c',
        clubName: 'Clube c',
        clubEmblem: clubs[2]?.emblem,
        plays: 1,
        wins: 0,
        losses: 1,
        draws: 0,
        goals: 0,
        goalsTaken: 4,
        points: 0,
      },
    ]);
  });

  test('reads a keyed collection as well as a list', () => {
    const match = played('a', 1, 0, 'b');
    expect(tableFromMatches(clubs, { m1: match })).toEqual(tableFromMatches(clubs, [match]));
  });

  test('leaves out matches that are not finished', () => {
    const unfinished = buildMatch({ home: { id: 'a', score: 5 }, away: { id: 'b' } });
    expect(tableFromMatches(clubs, [unfinished])[0]).toMatchObject({ clubId: 'a', ...ZEROS });
  });

  test('leaves out matches with a club that is not in it', () => {
    const matches = [played('a', 5, 0, 'x'), played('x', 0, 5, 'b')];
    expect(tableFromMatches(clubs, matches)).toEqual(tableFromMatches(clubs, []));
  });

  test('gives the points of the rule set', () => {
    const old = { ...ALPHA, standings: { ...STANDINGS_RULES, pointsForWin: 2, pointsForDraw: 1, pointsForLoss: -1 } };
    const table = tableFromMatches(clubs, [played('a', 1, 0, 'b')], old);
    expect(table.map(({ clubId, points }) => [clubId, points])).toEqual([
      ['a', 2],
      ['c', 0],
      ['b', -1],
    ]);
  });
});

describe('clubs of another world', () => {
  const matches = [
    { status: 'finished' as const, home: { id: 'a', score: 2 }, away: { id: 'b', score: 1 } },
    { status: 'finished' as const, home: { id: 'b', score: 0 }, away: { id: 'a', score: 0 } },
  ];

  test('may have no emblem, and then their rows have none', () => {
    const table = tableFromMatches(
      [
        { id: 'b', name: 'B' },
        { id: 'a', name: 'A' },
      ],
      matches,
    );
    expectTypeOf(table[0]).not.toHaveProperty('clubEmblem');
    expect(table.map(({ clubName, points }) => [clubName, points])).toEqual([
      ['A', 4],
      ['B', 1],
    ]);
    expect(Object.keys(table[0] ?? {})).not.toContain('clubEmblem');
  });

  test('may have an emblem of another kind, and their rows have it', () => {
    const clubs = [
      { id: 'a', name: 'A', emblem: 'https://a.example/crest.svg' },
      { id: 'b', name: 'B', emblem: 'https://b.example/crest.svg' },
    ];
    const table = tableFromMatches(clubs, matches);
    expectTypeOf(table).toExtend<readonly { readonly clubEmblem: string }[]>();
    expect(table.map(({ clubEmblem }) => clubEmblem)).toEqual(clubs.map(({ emblem }) => emblem));
  });
});
