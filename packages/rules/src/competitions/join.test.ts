import { describe, expect, test } from 'vitest';
import { ALPHA } from '../ruleset/alpha.ts';
import { BUILT_AT, buildClub, buildCompetition, buildEntrant } from '../testing/builders.ts';
import { joinAsBot, joinCompetition } from './join.ts';

const withCredits = (credits: number) => {
  const club = buildClub({ competitions: { current: ['cup1'] } });
  return { ...club, finances: { ...club.finances, credits } };
};
const cup = { id: 'cup1', name: 'MM Cup', status: 'running' } as const;
const current = [cup];
const competition = buildCompetition({ entrants: [buildEntrant('c2')] });
const full = buildCompetition({ entrants: Array.from({ length: 10 }, (_, index) => buildEntrant(`c${index + 2}`)) });
const now = BUILT_AT + 5;

describe('signing up (R-COM-10)', () => {
  const club = withCredits(50);
  const signUp = () => {
    const result = joinCompetition({ club, competition, current, now }, ALPHA);
    if (!result.ok) throw new Error(result.error.code);
    return result.value;
  };
  const entry = {
    clubId: 'c1',
    date: now,
    currency: 'credits',
    type: 'Competition Entry',
    amount: -20,
    subject: 'MM League',
  };

  test('takes 20 credits from the club and remembers the competition', () => {
    expect(signUp().entries).toEqual([entry]);
    expect(signUp().club).toEqual({
      ...club,
      finances: { ...club.finances, credits: 30 },
      competitions: { current: ['cup1', 'l1'] },
    });
  });

  test('adds the club to the competition, which stays open', () => {
    const entrant = { clubId: 'c1', clubName: 'Clube c1', clubEmblem: club.emblem, joinedAt: now };
    expect(signUp().competition).toEqual({ ...competition, entrants: [...competition.entrants, entrant] });
  });

  test('is news (R-COM-31)', () => {
    expect(signUp().events).toEqual([
      { type: 'competition-joined', clubId: 'c1', date: now, competitionId: 'l1', competitionName: 'MM League' },
    ]);
  });
});

describe('who may sign up (R-COM-9)', () => {
  test('a club with exactly the price, not one with a credit less', () => {
    const equal = joinCompetition({ club: withCredits(20), competition, current, now }, ALPHA);
    expect(equal.ok && equal.value.club.finances.credits).toBe(0);
    expect(joinCompetition({ club: withCredits(19), competition, current, now }, ALPHA)).toEqual({
      ok: false,
      error: { code: 'finances/insufficient-credits', facts: { price: 20, available: 19 } },
    });
  });

  test('a club that is not in it', () => {
    const joined = buildCompetition({ entrants: [buildEntrant('c2'), buildEntrant('c1')] });
    expect(joinCompetition({ club: withCredits(50), competition: joined, current, now }, ALPHA)).toEqual({
      ok: false,
      error: { code: 'competitions/already-joined', facts: {} },
    });
  });

  test.each([
    ['another open league', { name: 'MM League', status: 'open' }, false],
    ['a running league', { name: 'MM League', status: 'running' }, false],
    ['a finished league', { name: 'MM League', status: 'finished' }, true],
    ['a running cup', { name: 'MM Cup', status: 'running' }, true],
  ] as const)('with %s among its current ones (case %#)', (_, other, allowed) => {
    const club = { ...withCredits(50), competitions: { current: ['cup1', 'l0'] } };
    const result = joinCompetition({ club, competition, current: [cup, { id: 'l0', ...other }], now }, ALPHA);
    expect(result.ok).toBe(allowed);
    if (!result.ok) expect(result.error).toEqual({ code: 'competitions/already-joined', facts: {} });
  });

  test('a club whose current competitions are all given: one that is left out is a programmer error (R-COM-9)', () => {
    const club = { ...withCredits(50), competitions: { current: ['cup1', 'l0'] } };
    expect(() => joinCompetition({ club, competition, current, now }, ALPHA)).toThrow(
      "joinCompetition: needs all current competitions of the club, got 'l0'",
    );
    expect(() => joinAsBot({ club, competition, current: [], now }, ALPHA)).toThrow(
      "joinCompetition: needs all current competitions of the club, got 'cup1'",
    );
  });

  test.each(['started', 'running', 'finished'] as const)('no club once it is %s', (status) => {
    const drawn = buildCompetition({ status });
    expect(joinCompetition({ club: withCredits(50), competition: drawn, current, now }, ALPHA)).toEqual({
      ok: false,
      error: { code: 'competitions/not-open', facts: { status } },
    });
  });

  test('no club of another category', () => {
    const pro = buildCompetition({ category: 'Pro' });
    expect(joinCompetition({ club: withCredits(50), competition: pro, current, now }, ALPHA)).toEqual({
      ok: false,
      error: { code: 'competitions/other-category', facts: { category: 'Pro', clubCategory: 'Várzea' } },
    });
  });

  test('no club when it is full', () => {
    expect(joinCompetition({ club: withCredits(50), competition: full, current, now }, ALPHA)).toEqual({
      ok: false,
      error: { code: 'competitions/full', facts: { limit: 10 } },
    });
  });

  test('a club at the price and up to the size of the rule set; a free entry leaves no ledger entry', () => {
    const free = { ...ALPHA, competitions: { ...ALPHA.competitions, leagueEntryCredits: 0, leagueClubs: 2 } };
    const result = joinCompetition({ club: withCredits(0), competition, current, now }, free);
    expect(result.ok && [result.value.entries, result.value.club.finances.credits]).toEqual([[], 0]);
    const two = buildCompetition({ entrants: [buildEntrant('c2'), buildEntrant('c3')] });
    expect(joinCompetition({ club: withCredits(0), competition: two, current, now }, free)).toMatchObject({
      ok: false,
      error: { code: 'competitions/full', facts: { limit: 2 } },
    });
  });
});

describe('bots (R-COM-13)', () => {
  test('take a place without paying and without news', () => {
    const club = withCredits(0);
    const result = joinAsBot({ club, competition, current, now }, ALPHA);
    if (!result.ok) throw new Error(result.error.code);
    expect(result.value.club).toEqual({ ...club, competitions: { current: ['cup1', 'l1'] } });
    expect(result.value.competition.entrants.map(({ clubId }) => clubId)).toEqual(['c2', 'c1']);
    expect([result.value.entries, result.value.events]).toEqual([[], []]);
  });

  test('take none at a broken moment, which the competition would store', () => {
    expect(() => joinAsBot({ club: withCredits(0), competition, current, now: Number.NaN }, ALPHA)).toThrow(
      'joinAsBot: needs now in milliseconds, got NaN',
    );
  });

  test('are refused if a manager would be', () => {
    expect(joinAsBot({ club: withCredits(0), competition: full, current, now }, ALPHA)).toMatchObject({
      ok: false,
      error: { code: 'competitions/full' },
    });
  });
});
