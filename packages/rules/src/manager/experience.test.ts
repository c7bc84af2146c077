import { describe, expect, test } from 'vitest';
import { ALPHA } from '../ruleset/alpha.ts';
import { BUILT_AT, buildClub } from '../testing/builders.ts';
import { experienceNeeded, experienceProgress, gainExperience, gainMatchExperience } from './experience.ts';
import type { Manager } from './manager.ts';

function buildManager(changes: Partial<Manager> = {}): Manager {
  return { ...buildClub().manager, ...changes };
}

describe('the experience for a level (R-MAN-6)', () => {
  test.each([
    [1, 500],
    [2, 750],
    [22, 10_450],
    [23, 11_200],
    [24, 11_950],
    [25, 12_700],
    [29, 16_000],
    [30, 0],
  ])('level %d needs %s', (level, needed) => {
    expect(experienceNeeded(level, ALPHA)).toBe(needed);
  });
});

describe('the experience bar (R-MAN-10)', () => {
  test.each([
    [1, 0, 0],
    [1, 125, 0.25],
    [29, 8_000, 0.5],
    [30, 0, 1],
  ])('level %d with %d points is full to %d', (level, exp, progress) => {
    expect(experienceProgress({ level, exp }, ALPHA)).toBe(progress);
  });
});

describe('gaining experience (R-MAN-7, R-MAN-8)', () => {
  test('one point short of a level only adds up', () => {
    const manager = buildManager({ exp: 400 });
    expect(gainExperience(manager, 99, ALPHA)).toEqual({ manager: { ...manager, exp: 499 }, levels: [] });
  });

  test('reaching what a level needs starts the next one at zero, with 2 × its number of skill points', () => {
    const manager = buildManager({ exp: 400, skillPoints: 3 });
    expect(gainExperience(manager, 100, ALPHA)).toEqual({
      manager: { ...manager, level: 2, exp: 0, skillPoints: 7 },
      levels: [{ level: 2, skillPoints: 4 }],
    });
  });

  test('the remainder carries through several levels', () => {
    const manager = buildManager({ exp: 400 });
    const gain = gainExperience(manager, 100 + 750 + 1_000 + 42, ALPHA);
    expect(gain.manager).toEqual({ ...manager, level: 4, exp: 42, skillPoints: 4 + 6 + 8 });
    expect(gain.levels).toEqual([
      { level: 2, skillPoints: 4 },
      { level: 3, skillPoints: 6 },
      { level: 4, skillPoints: 8 },
    ]);
  });

  test('at level 30 no experience is added any more', () => {
    const manager = buildManager({ level: 29, exp: 15_999 });
    expect(gainExperience(manager, 5_000, ALPHA)).toEqual({
      manager: { ...manager, level: 30, exp: 0, skillPoints: 60 },
      levels: [{ level: 30, skillPoints: 60 }],
    });
    const highest = buildManager({ level: 30 });
    expect(gainExperience(highest, 5_000, ALPHA)).toEqual({ manager: highest, levels: [] });
  });
});

describe('experience of a finished match (R-MAN-9)', () => {
  test.each([
    ['win', 300],
    ['draw', 200],
    ['loss', 150],
  ] as const)('a %s gives %d points', (result, points) => {
    const club = buildClub();
    expect(gainMatchExperience({ club, result, now: BUILT_AT }, ALPHA)).toEqual({
      club: { ...club, manager: { ...club.manager, exp: points } },
      entries: [],
      events: [],
    });
  });

  test('a new level comes with its credits and is reported (R-MAN-8)', () => {
    const club = buildClub({ manager: buildManager({ exp: 300 }) });
    const outcome = gainMatchExperience({ club, result: 'win', now: BUILT_AT }, ALPHA);
    expect(outcome.club.manager).toEqual({ ...club.manager, level: 2, exp: 100, skillPoints: 4 });
    expect(outcome.club.finances).toEqual({ ...club.finances, credits: 52 });
    expect(outcome.entries).toEqual([
      { clubId: 'c1', date: BUILT_AT, currency: 'credits', type: 'Manager Level', amount: 2 },
    ]);
    expect(outcome.events).toEqual([
      { clubId: 'c1', date: BUILT_AT, type: 'manager-level-up', level: 2, skillPoints: 4 },
    ]);
  });

  test('two levels at once give the credits of two and two reports', () => {
    const matchExperience = { win: 1_300, draw: 0, loss: 0 };
    const ruleset = { ...ALPHA, manager: { ...ALPHA.manager, matchExperience } };
    const outcome = gainMatchExperience({ club: buildClub(), result: 'win', now: BUILT_AT }, ruleset);
    expect(outcome.club.finances.credits).toBe(54);
    expect(outcome.events.map((event) => event.type === 'manager-level-up' && event.level)).toEqual([2, 3]);
  });
});
