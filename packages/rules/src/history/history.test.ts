import { describe, expect, test } from 'vitest';
import type { MatchSide } from '../competitions/match.ts';
import { competitionTable } from '../competitions/table.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { BUILT_AT, buildCompetition, buildEntrant, buildMatch } from '../testing/builders.ts';
import {
  clubPlayersAfter,
  clubSeason,
  editionArchive,
  editionAwards,
  NO_RECORDS,
  playerRecords,
  playerSeasons,
  recordsAfter,
  seasonAccounts,
  unbeatenRun,
} from './index.ts';

const rated = (id: string, value: number) => ({ id, number: 9, name: `Nome ${id}`, value });
const goal = (id: string | null) => ({ id, number: 9, name: id === null ? 'Own Goal' : `Nome ${id}`, minutes: 10 });
const assist = (id: string | null) => ({ id, number: 9, name: id === null ? '' : `Nome ${id}` });

let played = 0;
const match = (home: Partial<MatchSide>, away: Partial<MatchSide>, attendance = 0) => {
  played++;
  return buildMatch({ id: `m${played}`, date: BUILT_AT + played * 1_000, status: 'finished', attendance, home, away });
};

/** Clube a beats b 3–0 and 2–1, b beats c 1–0, c and a draw: a is champion. */
function league() {
  const matches = [
    match(
      {
        id: 'a',
        score: 3,
        playTime: 60,
        goals: [goal('a1'), goal('a1'), goal(null)],
        assists: [assist('a2'), assist(null), assist(null)],
        playerScore: [rated('a1', 9), rated('a2', 7)],
      },
      { id: 'b', playTime: 40, playerScore: [rated('b1', 5)] },
      900,
    ),
    match(
      { id: 'b', score: 1, playTime: 50, goals: [goal('b1')], assists: [assist(null)], playerScore: [rated('b1', 6)] },
      {
        id: 'a',
        score: 2,
        playTime: 50,
        goals: [goal('a1'), goal('a2')],
        assists: [assist('a2'), assist('a1')],
        playerScore: [rated('a1', 8), rated('a2', 8)],
      },
      1_200,
    ),
    match({ id: 'b', score: 1, goals: [goal('b1')], playerScore: [rated('b1', 7)] }, { id: 'c' }),
    match({ id: 'a', playerScore: [rated('a2', 6)] }, { id: 'c', playerScore: [rated('c1', 9.5)] }, 700),
  ];
  const built = buildCompetition({
    status: 'finished',
    category: 'Amador',
    entrants: ['a', 'b', 'c'].map((id) => buildEntrant(id)),
    forecast: ['c', 'a', 'b'].map((clubId) => ({ clubId, strength: 50 })),
    matches: Object.fromEntries(matches.map((one) => [one.id, one])),
  });
  return { ...built, table: competitionTable(built, ALPHA) };
}

describe('the season of a player', () => {
  test('leaves own goals and missing assists out, and takes the mean of his ratings (R-HIS-3)', () => {
    expect(playerSeasons(league().matches).slice(0, 2)).toEqual([
      { playerId: 'a1', clubId: 'a', name: 'Nome a1', number: 9, matches: 2, goals: 3, assists: 1, rating: 8.5 },
      { playerId: 'b1', clubId: 'b', name: 'Nome b1', number: 9, matches: 3, goals: 2, assists: 0, rating: 6 },
    ]);
  });
});

describe('the awards of an edition (R-HIS-4)', () => {
  test('go to the best scorer, the best assistant, and the best rating of at least half of the matches', () => {
    const awards = editionAwards(league());
    expect(awards.topScorers.map(({ playerId }) => playerId)).toEqual(['a1']);
    expect(awards.topAssists.map(({ playerId }) => playerId)).toEqual(['a2']);
    expect(awards.bestPlayer?.playerId).toBe('c1');
    expect(awards.bestDefences).toEqual(['a']);
    expect(awards.bestAttacks).toEqual(['a']);
  });

  test('are none without a scorer', () => {
    expect(editionAwards(buildCompetition())).toEqual({
      topScorers: [],
      topAssists: [],
      bestPlayer: null,
      bestDefences: [],
      bestAttacks: [],
    });
  });

  test('are kept with places in the order of the table; an edition under way has no archive', () => {
    const competition = league();
    const archive = editionArchive({ competition, clubs: [] }, ALPHA);
    expect(archive.places).toEqual([
      { clubId: 'a', place: 1 },
      { clubId: 'b', place: 2 },
      { clubId: 'c', place: 3 },
    ]);
    expect(archive.squads).toEqual([]);
    expect(() => editionArchive({ competition: { ...competition, status: 'running' }, clubs: [] }, ALPHA)).toThrow(
      "editionArchive: needs a finished competition, got 'l1', 'running'",
    );
  });
});

describe('the season of a club (R-HIS-5)', () => {
  test('has place, forecast, movement, results and its special matches', () => {
    const season = clubSeason({ competition: league(), clubId: 'a' }, ALPHA);
    expect(season).toMatchObject({
      place: 1,
      clubs: 3,
      expectedPlace: 2,
      movement: 'promoted',
      nextCategory: 'Semi-Pro',
      wins: 2,
      draws: 1,
      losses: 0,
      goals: 5,
      goalsTaken: 1,
      points: 7,
      biggestWin: { opponentId: 'b', goalsFor: 3, goalsAgainst: 0, isHome: true },
      heaviestDefeat: null,
      bestCrowd: { attendance: 900 },
      unbeaten: { matches: 3, longest: 3 },
      possession: 0.55,
      bestPlayer: { playerId: 'a1' },
    });
  });

  test('of a league under way has the present place and no end', () => {
    const season = clubSeason({ competition: { ...league(), status: 'running' }, clubId: 'c' }, ALPHA);
    expect(season).toMatchObject({ place: 3, movement: null, prize: null, nextCategory: 'Amador' });
  });

  test('of a cup under way has no place', () => {
    const cup = { ...league(), name: 'MM Cup', status: 'running' } as const;
    expect(clubSeason({ competition: cup, clubId: 'a' }, ALPHA)).toMatchObject({ place: null, points: null });
  });

  test('is refused to a club that is not in it', () => {
    expect(() => clubSeason({ competition: league(), clubId: 'x' }, ALPHA)).toThrow(
      "clubSeason: needs a club of the competition, got 'x', 'l1'",
    );
  });
});

describe('the records of a club (R-HIS-6)', () => {
  const result = (goalsFor: number, goalsAgainst: number) => ({ goalsFor, goalsAgainst });

  test('count a run from one league to the next, and leave cups out of it', () => {
    const first = unbeatenRun([result(0, 1), result(1, 0), result(1, 1)]);
    const second = unbeatenRun([result(2, 0), result(0, 2), result(1, 0)]);
    const nothing = { biggestWin: null, heaviestDefeat: null };
    const records = recordsAfter(recordsAfter(NO_RECORDS, { name: 'MM League', ...nothing, unbeaten: first }), {
      name: 'MM League',
      ...nothing,
      unbeaten: second,
    });
    expect(records.unbeaten).toEqual({ matches: 6, opening: 0, longest: 3, closing: 1 });
    expect(recordsAfter(records, { name: 'MM Cup', ...nothing, unbeaten: first }).unbeaten).toEqual(records.unbeaten);
  });

  test('prefer the match with more goals, then the earlier one', () => {
    const win = (date: number, goalsFor: number, goalsAgainst: number) => ({
      matchId: `${date}`,
      date,
      opponentId: 'x',
      opponentName: 'X',
      isHome: true,
      goalsFor,
      goalsAgainst,
      attendance: 0,
    });
    const season = (biggestWin: ReturnType<typeof win>) => ({
      name: 'MM League' as const,
      biggestWin,
      heaviestDefeat: null,
      unbeaten: NO_RECORDS.unbeaten,
    });
    const records = [win(1, 3, 0), win(2, 4, 1), win(3, 4, 1)].map(season).reduce(recordsAfter, NO_RECORDS);
    expect(records.biggestWin?.matchId).toBe('2');
  });

  test('name the best scorer and the player with most matches', () => {
    const season = clubSeason({ competition: league(), clubId: 'a' }, ALPHA);
    const once = clubPlayersAfter([], season);
    const twice = clubPlayersAfter(once, season);
    expect(twice.find(({ playerId }) => playerId === 'a2')).toMatchObject({ matches: 6, goals: 2, assists: 4 });
    expect(playerRecords(twice)).toMatchObject({ topScorer: { playerId: 'a1' }, mostMatches: { playerId: 'a2' } });
    expect(playerRecords([])).toEqual({ topScorer: null, mostMatches: null });
  });
});

test('the accounts of a first season do not count the opening balance as income (R-HIS-7)', () => {
  const entries = [
    { type: 'Opening Balance', amount: 500 },
    { type: 'Prize', amount: 300 },
    { type: 'Salary Payment', amount: -200 },
    { type: 'Salary Payment', amount: -50 },
    { type: 'Tickets Sale', amount: 400 },
  ] as const;
  expect(seasonAccounts({ opening: 0, entries })).toEqual({
    opening: 500,
    income: [
      { type: 'Tickets Sale', amount: 400 },
      { type: 'Prize', amount: 300 },
    ],
    expenses: [{ type: 'Salary Payment', amount: -250 }],
    result: 450,
    closing: 950,
  });
});
