import { describe, expect, test } from 'vitest';
import { ALPHA } from '../ruleset/alpha.ts';
import { BUILT_AT, buildCompetition, buildEntrant } from '../testing/builders.ts';
import { COMPETITION_NAMES } from './competition-name.ts';
import { COMPETITION_RULES } from './constants.ts';
import {
  drawMoments,
  findOpenCompetition,
  isDrawDue,
  openCompetition,
  signUpName,
  vacancies,
} from './open-competitions.ts';

const HOUR = 3_600_000;
const entrantsOf = (count: number) => Array.from({ length: count }, (_, index) => buildEntrant(`c${index}`));
const small = { ...ALPHA, competitions: { ...ALPHA.competitions, leagueClubs: 4, leagueWaitHours: 2 } };

test('a league has ten clubs and costs 20 credits (R-COM-1)', () => {
  expect([COMPETITION_RULES.leagueClubs, COMPETITION_RULES.leagueEntryCredits]).toEqual([10, 20]);
});

test('the competitions have their four names (R-COM-2)', () => {
  expect(COMPETITION_NAMES).toEqual(['MM League', 'MM Cup', 'MM Tournament', 'MM Special']);
});

test('a competition begins open and empty (R-COM-3)', () => {
  const identity = { id: 'l9', name: 'MM League', number: 9, category: 'Pro' } as const;
  expect(openCompetition(identity)).toEqual({
    ...identity,
    status: 'open',
    phase: '',
    entrants: [],
    table: [],
    matches: {},
  });
});

test('places are free until the league is full (R-COM-9)', () => {
  expect(vacancies(buildCompetition(), ALPHA)).toBe(10);
  expect(vacancies(buildCompetition({ entrants: entrantsOf(9) }), ALPHA)).toBe(1);
  expect(vacancies(buildCompetition({ entrants: entrantsOf(10) }), ALPHA)).toBe(0);
  expect(vacancies(buildCompetition({ entrants: entrantsOf(3) }), small)).toBe(1);
  expect(vacancies(buildCompetition({ entrants: entrantsOf(5) }), small)).toBe(0);
});

describe('the competition that a sign-up by name enters (R-COM-11)', () => {
  const wanted = { name: 'MM League', category: 'Várzea' } as const;
  const third = buildCompetition({ id: 'l3', number: 3 });

  test('is the open competition with the lowest number', () => {
    const second = buildCompetition({ id: 'l2', number: 2 });
    expect(findOpenCompetition([third, second], wanted, ALPHA)).toEqual({ ok: true, value: second });
  });

  test.each([
    ['another name', buildCompetition({ name: 'MM Cup' })],
    ['another category', buildCompetition({ category: 'Pro' })],
    ['a drawn one', buildCompetition({ status: 'started' })],
    ['a full one', buildCompetition({ entrants: entrantsOf(10) })],
  ])('is not %s', (_, other) => {
    expect(findOpenCompetition([other, third], wanted, ALPHA)).toEqual({ ok: true, value: third });
    expect(findOpenCompetition([other], wanted, ALPHA)).toEqual({
      ok: false,
      error: { code: 'competitions/unknown-competition', facts: { competitionName: 'MM League' } },
    });
  });

  test('follows the places of the rule set', () => {
    const four = buildCompetition({ entrants: entrantsOf(4) });
    expect(findOpenCompetition([four], wanted, ALPHA).ok).toBe(true);
    expect(findOpenCompetition([four], wanted, small).ok).toBe(false);
  });
});

describe('when a league is drawn (R-COM-12)', () => {
  const waiting = buildCompetition({
    entrants: [buildEntrant('c2', { joinedAt: BUILT_AT + 5 * HOUR }), buildEntrant('c1')],
  });

  test('24 hours after the first sign-up', () => {
    expect(isDrawDue({ competition: waiting, now: BUILT_AT + 24 * HOUR - 1 }, ALPHA)).toBe(false);
    expect(isDrawDue({ competition: waiting, now: BUILT_AT + 24 * HOUR }, ALPHA)).toBe(true);
  });

  test('it is drawn at once when full', () => {
    const competition = buildCompetition({ entrants: entrantsOf(10) });
    expect(isDrawDue({ competition, now: BUILT_AT }, ALPHA)).toBe(true);
  });

  test('it is never drawn without a club', () => {
    expect(isDrawDue({ competition: buildCompetition(), now: BUILT_AT + 1000 * HOUR }, ALPHA)).toBe(false);
    expect(isDrawDue({ competition: buildCompetition(), now: BUILT_AT, waitHours: 0 }, ALPHA)).toBe(false);
  });

  test('it is drawn once', () => {
    const competition = buildCompetition({ status: 'started', entrants: entrantsOf(10) });
    expect(isDrawDue({ competition, now: BUILT_AT + 1000 * HOUR }, ALPHA)).toBe(false);
  });

  test('it is drawn after the world’s own wait', () => {
    expect(isDrawDue({ competition: waiting, now: BUILT_AT, waitHours: 0 }, ALPHA)).toBe(true);
    expect(isDrawDue({ competition: waiting, now: BUILT_AT + HOUR, waitHours: 2 }, ALPHA)).toBe(false);
    expect(isDrawDue({ competition: waiting, now: BUILT_AT + 2 * HOUR }, small)).toBe(true);
  });
});

test('clubs sign up for leagues alone: a draw enters them for cups (R-CUP-1)', () => {
  expect(signUpName('MM League')).toEqual({ ok: true, value: 'MM League' });
  expect(signUpName('MM Cup')).toEqual({
    ok: false,
    error: { code: 'competitions/unknown-competition', facts: { competitionName: 'MM Cup' } },
  });
});

describe('when an open competition is drawn (R-COM-12, R-CUP-1)', () => {
  const entered = (count: number) =>
    entrantsOf(count).map((entrant, index) => ({ ...entrant, joinedAt: BUILT_AT + index }));

  test('it is drawn after its wait since the first entry', () => {
    expect(drawMoments({ entrants: entered(3), waitHours: 24 }, ALPHA)).toEqual({
      waited: BUILT_AT + 24 * HOUR,
      filled: null,
    });
  });

  test('is with the entry that takes the last place', () => {
    expect(drawMoments({ entrants: entered(4), waitHours: 2 }, small)).toEqual({
      waited: BUILT_AT + 2 * HOUR,
      filled: BUILT_AT + 3,
    });
    expect(drawMoments({ entrants: entered(4), name: 'MM Cup', waitHours: 0 }, small)?.filled).toBeNull();
  });

  test('is never while no club has entered', () => {
    expect(drawMoments({ entrants: [], waitHours: 0 }, ALPHA)).toBeNull();
  });
});
