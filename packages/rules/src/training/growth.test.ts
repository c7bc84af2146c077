import { describe, expect, test } from 'vitest';
import { utcMidnight } from '../clock/calendar.ts';
import { ownOverall } from '../players/overall.ts';
import type { PlayerAttributes } from '../players/player.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { BUILT_AT, buildClub, buildPlayer, type PlayerChanges } from '../testing/builders.ts';
import type { Exercise } from './constants.ts';
import { ageFactor, attributeCeiling, skillIncreases, withIncreases } from './growth.ts';
import { trainingType } from './training-type.ts';

function exercise(id: number): Exercise {
  const type = trainingType(id);
  if (type === null || type.group === 'rest') throw new RangeError(`no exercise ${id}`);
  return type;
}

const PASSING = exercise(13);
const WEIGHTS = exercise(4);
const MARKING = exercise(9);

/** Increases of a player of 24 with 60 in every skill and a potential of 80, unless changed. */
function increases(
  changes: PlayerChanges = {},
  { club = buildClub(), intensity = 1, type = PASSING, ruleset = ALPHA as Ruleset } = {},
) {
  const session = { club, exercise: type, intensity, now: BUILT_AT };
  return skillIncreases(buildPlayer(changes), session, ruleset).map(({ increase }) => increase);
}

function dobOfAge(age: number): number {
  return utcMidnight({ year: 2026 - age, month: 3, day: 2 });
}

function training(changes: Partial<Ruleset['training']>): Ruleset {
  return { ...ALPHA, training: { ...ALPHA.training, ...changes } };
}

describe('what a session gives (R-TRA-12, R-TRA-14)', () => {
  test('0.12 × speed 5 × age 0.8 × training ground 70 % to both skills of the type', () => {
    const session = { club: buildClub(), exercise: PASSING, intensity: 1, now: BUILT_AT };
    const gained = skillIncreases(buildPlayer(), session, ALPHA);
    expect(gained.map(({ skill }) => skill)).toEqual(['passing', 'firstTouch']);
    for (const { increase } of gained) expect(increase).toBeCloseTo(0.336, 12);
  });

  test.each([0.8, 0.9, 1])('an intensity of %d gives that share', (intensity) => {
    for (const increase of increases({}, { intensity })) expect(increase).toBeCloseTo(0.336 * intensity, 12);
  });

  test('a server of speed 1 gives a fifth', () => {
    const ruleset = { ...ALPHA, server: { ...ALPHA.server, trainingSpeed: 1 } };
    expect(increases({}, { ruleset })[0]).toBeCloseTo(0.0672, 12);
  });

  test('physical types use the gym, the others the training ground', () => {
    const { stadium } = buildClub().facilities;
    const gym = buildClub({ facilities: { stadium, recoveryCenter: 1, gym: 4, trainingGround: 1 } });
    const ground = buildClub({ facilities: { stadium, recoveryCenter: 1, gym: 1, trainingGround: 4 } });
    expect(increases({}, { club: gym, type: WEIGHTS })[0]).toBeCloseTo(0.48, 12);
    expect(increases({}, { club: gym })[0]).toBeCloseTo(0.336, 12);
    expect(increases({}, { club: ground })[0]).toBeCloseTo(0.48, 12);
    expect(increases({}, { club: ground, type: WEIGHTS })[0]).toBeCloseTo(0.336, 12);
  });

  test('the manager’s skill of the type adds half at its highest level, other skills nothing', () => {
    const { manager } = buildClub();
    const skills = { ...manager.skills, training: { ...manager.skills.training, ballControl: 20 } };
    const club = buildClub({ manager: { ...manager, skills } });
    expect(increases({}, { club })[0]).toBeCloseTo(0.504, 12);
    expect(increases({}, { club, type: MARKING })[0]).toBeCloseTo(0.336, 12);
  });
});

describe('the younger, the more (R-TRA-13)', () => {
  test.each([
    [16, 1],
    [21, 1],
    [22, 0.8],
    [24, 0.8],
    [25, 0.6],
    [27, 0.6],
    [28, 0.4],
    [30, 0.4],
    [31, 0.25],
    [32, 0.25],
    [33, 0.1],
    [40, 0.1],
  ])('at %d a player keeps %d of the increase', (age, factor) => {
    expect(ageFactor(age, ALPHA)).toBe(factor);
    expect(increases({ dob: dobOfAge(age) })[0]).toBeCloseTo(0.42 * factor, 12);
  });
});

describe('potential is the limit of the rating (R-TRA-15)', () => {
  test.each([
    [65, 1],
    [64, 0.8],
    [61, 0.2],
    [60, 0],
    [50, 0],
  ])('with a rating of 60 and a potential of %d he gains a share of %d', (potential, share) => {
    const ruleset = training({ attributeMargin: 40 });
    expect(increases({ attributes: { potential } }, { ruleset })[0]).toBeCloseTo(0.336 * share, 12);
  });

  test('a session that would lead past potential stops at it, both skills in the same proportion', () => {
    const ruleset = training({ baseIncrease: 20 });
    const attributes = { potential: 62, passing: 60, firstTouch: 58 };
    const player = buildPlayer({ attributes });
    const session = { club: buildClub(), exercise: PASSING, intensity: 1, now: BUILT_AT };
    const gained = skillIncreases(player, session, ruleset);
    const after = { ...player, attributes: withIncreases(player.attributes, gained) };
    expect(ownOverall(after, ruleset)).toBeCloseTo(62, 10);
    expect(gained.every(({ increase }) => increase > 0)).toBe(true);
  });

  test('without a taper he gains in full up to his potential, and nothing at it', () => {
    const ruleset = training({ potentialTaper: 0, attributeMargin: 40 });
    expect(increases({ attributes: { potential: 61 } }, { ruleset })[0]).toBeCloseTo(0.336, 12);
    expect(increases({ attributes: { potential: 60 } }, { ruleset })).toEqual([0, 0]);
  });

  test('boosters in his slots take nothing from a player’s room', () => {
    const booster = { slotId: 1, status: 'occupied' as const, boosterId: 23 };
    expect(increases({ attributes: { potential: 64 }, attributeBoosters: [booster] })).toEqual(
      increases({ attributes: { potential: 64 } }),
    );
  });
});

describe('an attribute has a ceiling of its own (R-TRA-16)', () => {
  test.each([
    [80, 90],
    [90, 100],
    [95, 100],
  ])('with a potential of %d it is %d', (potential, ceiling) => {
    expect(attributeCeiling(potential, ALPHA)).toBe(ceiling);
  });

  test.each([
    [70, 1],
    [71, 0.95],
    [80, 0.5],
    [89, 0.05],
    [90, 0],
    [95, 0],
  ])('below a ceiling of 90, a skill of %d gains a share of %d', (passing, share) => {
    const [first, second] = increases({ attributes: { passing } });
    expect(first).toBeCloseTo(0.336 * share, 12);
    expect(second).toBeCloseTo(0.336, 12);
  });

  test('without a taper a skill gains in full up to the ceiling, and nothing at it', () => {
    const ruleset = training({ attributeTaper: 0 });
    expect(increases({ attributes: { passing: 89 } }, { ruleset })[0]).toBeCloseTo(0.336, 12);
    expect(increases({ attributes: { passing: 90 } }, { ruleset })[0]).toBe(0);
  });

  test('an increase ends at the ceiling', () => {
    const ruleset = training({ baseIncrease: 20, potentialTaper: 0.001, attributeTaper: 0.001 });
    const attributes: Partial<PlayerAttributes> = { potential: 80, leadership: 89.5, determination: 60 };
    const type = exercise(18);
    expect(increases({ position: 'GK', attributes }, { ruleset, type })[0]).toBeCloseTo(0.5, 12);
  });
});

test('potential stays as it is (R-TRA-17)', () => {
  const { attributes } = buildPlayer();
  const after = withIncreases(attributes, [{ skill: 'passing', increase: 2 }]);
  expect(after).toEqual({ ...attributes, passing: 62 });
});
