import { finishMatch } from '@mundo-manager/rules/competitions';
import { buildClub, buildCompetition, buildEmblem, buildMatch } from '@mundo-manager/rules/testing';
import { describe, expect, test } from 'vitest';
import {
  competitionViewSchema,
  editionSchema,
  matchViewSchema,
  ownClubSchema,
  publicClubSchema,
} from '../schemas/index.ts';
import { competitionView, editionView, matchView, ownClub, publicClub } from './index.ts';

const COMMITMENT = 'a'.repeat(64);
const HASH = 'b'.repeat(64);
const sight = { clubId: 'c1', live: null, commitment: COMMITMENT, rulesetHash: HASH };
const planned = buildMatch({
  home: { tacticName: 'B', boosterId: 3 },
  away: {
    tacticName: 'C',
    boosterId: 7,
    score: 2,
    shots: 9,
    goals: [{ id: 'p9', name: 'Ney', number: 9, minutes: 4 }],
  },
  replayId: 'r1',
});

describe('a match before full time', () => {
  test('shows a club its own choice and not that of its opponent', () => {
    const { home, away } = matchView(planned, sight);
    expect([home.tacticName, home.boosterId]).toEqual(['B', 3]);
    expect([away.tacticName, away.boosterId]).toEqual([null, null]);
  });

  test('shows a user without a club no choice at all', () => {
    const { home, away } = matchView(planned, { ...sight, clubId: null });
    expect([home.tacticName, home.boosterId, away.tacticName, away.boosterId]).toEqual([null, null, null, null]);
  });

  test('shows nothing of what has been simulated already (R-WLD-9)', () => {
    const view = matchView(planned, sight);
    expect(view.replayId).toBeNull();
    expect(view.away).toMatchObject({ score: 0, shots: 0, goals: [] });
  });

  test('shows the score of the present minute while it is played', () => {
    const live = { minute: 31, added: 0, home: 1, away: 0 };
    const view = matchView(planned, { ...sight, live });
    expect(view.live).toEqual(live);
    expect(matchViewSchema.safeParse(view).error).toBeUndefined();
  });
});

test('a finished match shows both choices, the result and the replay', () => {
  const view = matchView(
    { ...planned, status: 'finished' },
    { ...sight, live: { minute: 90, added: 2, home: 0, away: 2 } },
  );
  expect(view.away).toMatchObject({ tacticName: 'C', boosterId: 7, score: 2, shots: 9 });
  expect(view).toMatchObject({ replayId: 'r1', live: null });
  expect(matchViewSchema.safeParse(view).error).toBeUndefined();
});

test('a competition carries the matches that are given, keyed by id (R-CAL-31)', () => {
  const view = competitionView(buildCompetition(), [matchView(planned, sight)], HASH);
  expect(Object.keys(view.matches)).toEqual(['m1']);
  expect([view.rulesetHash, view.matches.m1?.rulesetHash]).toEqual([HASH, HASH]);
  expect(competitionViewSchema.safeParse(view).error).toBeUndefined();
});

describe('an edition (R-CAL-41)', () => {
  const none = { plays: 18, wins: 0, losses: 0, draws: 0, goals: 0, goalsTaken: 0, points: 0 };
  const table = ['c2', 'c1', 'c3'].map((clubId) => ({
    clubId,
    clubName: `Clube ${clubId}`,
    clubEmblem: buildEmblem(),
    ...none,
  }));

  test('names the first two of its table once it is finished', () => {
    const view = editionView(buildCompetition({ number: 7, status: 'finished', table }), 5_000);
    expect(view).toEqual({
      id: 'l1',
      number: 7,
      status: 'finished',
      champion: { id: 'c2', name: 'Clube c2', emblem: buildEmblem() },
      runnerUp: { id: 'c1', name: 'Clube c1', emblem: buildEmblem() },
      lastMatchAt: 5_000,
    });
    expect(editionSchema.safeParse(view).error).toBeUndefined();
  });

  test('names the winner of a final first, by the shoot-out if the score is level', () => {
    const final = buildMatch({
      status: 'finished',
      home: { id: 'c1', clubName: 'Clube c1', score: 1, shootOut: 3 },
      away: { id: 'c2', clubName: 'Clube c2', score: 1, shootOut: 4 },
    });
    const view = editionView(buildCompetition({ status: 'finished', table: table.toReversed() }), 5_000, final);
    expect([view.champion?.id, view.runnerUp?.id]).toEqual(['c2', 'c1']);
  });

  test.each(['open', 'started', 'running'] as const)('that is %s has no champion, with any leader', (status) => {
    const view = editionView(buildCompetition({ status, table }), null);
    expect(view).toMatchObject({ status, champion: null, runnerUp: null, lastMatchAt: null });
    expect(editionSchema.safeParse(view).error).toBeUndefined();
  });
});

describe('a club', () => {
  const club = buildClub({ finances: { totalMoney: 777_777, credits: 50, reports: [], sponsorship: null } });

  test('is whole for its manager', () => {
    expect(ownClubSchema.parse(ownClub(club, 3))).toEqual({ ...club, version: 3 });
  });

  test('shows others no money, no tactics and no boosters in stock (R-CAL-11)', () => {
    const view = publicClub(club);
    expect(publicClubSchema.safeParse(view).error).toBeUndefined();
    for (const secret of [
      'finances',
      'tactics',
      'playerBoosters',
      'matchBoosters',
      'defaultTactic',
      'marketSearches',
    ]) {
      expect(view).not.toHaveProperty(secret);
    }
    expect(JSON.stringify(view)).not.toContain('777777');
  });

  test('is not answered to others whole by mistake: the schema refuses what is private', () => {
    expect(publicClubSchema.safeParse(club).success).toBe(false);
  });
});

test('a result of the rules fits the list of matches', () => {
  const { home, away } = planned;
  const result = { home, away, replayId: 'r1', attendance: 900, ticketSales: 9_000 };
  const finished = finishMatch(buildMatch(), result);
  expect(matchViewSchema.safeParse(matchView(finished, sight)).error).toBeUndefined();
});
