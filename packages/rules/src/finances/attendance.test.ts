import { describe, expect, test } from 'vitest';
import { CATEGORIES } from '../clubs/category.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { buildMatch } from '../testing/index.ts';
import { type AttendanceInput, type AttendanceReason, attendance } from './attendance.ts';

/** Round numbers of our own, so that calibration does not move the examples. */
const RULES: Ruleset = {
  ...ALPHA,
  finances: {
    ...ALPHA.finances,
    attendance: {
      crowd: { Várzea: 1_000, Amador: 2_000, 'Semi-Pro': 4_000, Pro: 8_000 },
      stadiumShare: 0.5,
      formShare: 0.2,
      formMatches: 5,
      positionShare: 0.3,
      opponentShare: 0.1,
      moraleShare: 0.4,
      luckShare: 0.05,
    },
  },
};

const neutral: AttendanceInput = {
  category: 'Várzea',
  stadiumLevel: 1,
  clubId: 'c1',
  lastMatches: [],
  place: null,
  opponentPlace: null,
  morale: 50,
  luck: 0.5,
};

const crowdOf = (changes: Partial<AttendanceInput> = {}) => attendance({ ...neutral, ...changes }, RULES);
const partOf = (reason: AttendanceReason, changes: Partial<AttendanceInput>) =>
  crowdOf(changes).reasons.find((part) => part.reason === reason)?.spectators;
const played = (own: number, other: number, date = 0) =>
  buildMatch({ date, status: 'finished', home: { id: 'c1', score: own }, away: { id: 'c2', score: other } });

describe('attendance', () => {
  test('on a neutral day is the crowd of the category (R-FIN-12)', () => {
    expect(CATEGORIES.map((category) => crowdOf({ category }).attendance)).toEqual([1_000, 2_000, 4_000, 5_000]);
    expect(crowdOf()).toEqual({
      attendance: 1_000,
      seats: 5_000,
      reasons: [
        { reason: 'category', spectators: 1_000 },
        { reason: 'stadium', spectators: 0 },
        { reason: 'form', spectators: 0 },
        { reason: 'place', spectators: 0 },
        { reason: 'opponent', spectators: 0 },
        { reason: 'morale', spectators: 0 },
        { reason: 'luck', spectators: 0 },
        { reason: 'seats', spectators: 0 },
      ],
    });
  });

  test('grows with each level of the stadium (R-FIN-12)', () => {
    expect([1, 2, 3, 4, 5].map((stadiumLevel) => crowdOf({ stadiumLevel }).attendance)).toEqual([
      1_000, 1_500, 2_000, 2_500, 3_000,
    ]);
    expect(crowdOf({ stadiumLevel: 5 }).seats).toBe(50_000);
  });

  test('grows and shrinks with the last five results (R-FIN-12)', () => {
    expect(partOf('form', { lastMatches: [played(1, 0)] })).toBe(200);
    expect(partOf('form', { lastMatches: [played(0, 1)] })).toBe(-200);
    expect(partOf('form', { lastMatches: [played(1, 1)] })).toBe(0);
    expect(partOf('form', { lastMatches: [played(1, 0), played(1, 0), played(0, 1), played(0, 0)] })).toBe(50);
    const fiveWins = [1, 2, 3, 4, 5].map((date) => played(1, 0, date));
    expect(partOf('form', { lastMatches: [played(0, 1, 0), ...fiveWins] })).toBe(200);
  });

  test('grows with the club’s place, from the bottom to the top (R-FIN-12)', () => {
    const byPlace = (place: number) => partOf('place', { place: { place, clubs: 11 } });
    expect([1, 6, 11].map(byPlace)).toEqual([300, 0, -300]);
  });

  test('grows with the place of the opponent (R-FIN-12)', () => {
    const byPlace = (place: number) => partOf('opponent', { opponentPlace: { place, clubs: 3 } });
    expect([1, 2, 3].map(byPlace)).toEqual([100, 0, -100]);
  });

  test('of a league of one club does not depend on its place', () => {
    expect(partOf('place', { place: { place: 1, clubs: 1 } })).toBe(0);
    expect(partOf('place', { place: { place: 1, clubs: 2 } })).toBe(300);
  });

  test('grows with morale and with the day’s luck (R-FIN-12)', () => {
    expect([0, 75, 100].map((morale) => partOf('morale', { morale }))).toEqual([-400, 200, 400]);
    expect([0, 0.5, 1].map((luck) => partOf('luck', { luck }))).toEqual([-50, 0, 50]);
  });

  test('is never above the seats, and says how many stayed outside (R-FIN-11, R-FIN-13)', () => {
    const full = crowdOf({ category: 'Semi-Pro', morale: 100 });
    expect(full.attendance).toBe(5_000);
    expect(full.reasons.at(-1)).toEqual({ reason: 'seats', spectators: -600 });
  });

  test('is never below 0 (R-FIN-11)', () => {
    const angry = { ...RULES.finances.attendance, moraleShare: 3 };
    const ruleset = { ...RULES, finances: { ...RULES.finances, attendance: angry } };
    const empty = attendance({ ...neutral, morale: 0 }, ruleset);
    expect(empty.attendance).toBe(0);
    expect(empty.reasons.at(-1)).toEqual({ reason: 'seats', spectators: 2_000 });
  });

  test('is the sum of its reasons, in whole people (R-FIN-13)', () => {
    const { attendance: people, reasons } = crowdOf({ morale: 61.7, luck: 0.123, place: { place: 2, clubs: 10 } });
    expect(reasons.map(({ spectators }) => spectators)).toEqual([1_000, 0, 0, 233, 0, 94, -38, 0]);
    expect(people).toBe(1_289);
  });

  test('above the last level of the table is that of the highest (R-FAC-6)', () => {
    expect(crowdOf({ stadiumLevel: 6 })).toEqual(crowdOf({ stadiumLevel: 5 }));
    const short = { ...RULES, facilities: { ...RULES.facilities, stadium: RULES.facilities.stadium.slice(0, 2) } };
    expect(attendance({ ...neutral, stadiumLevel: 4 }, short)).toMatchObject({ attendance: 1_500, seats: 10_000 });
  });

  test('in a stadium of an unknown level is a programmer error', () => {
    expect(() => crowdOf({ stadiumLevel: 0 })).toThrow("currentLevel: needs a level from 1, got 'stadium', 0");
  });
});
