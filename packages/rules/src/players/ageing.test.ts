import { describe, expect, test } from 'vitest';
import { utcMidnight } from '../clock/calendar.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { buildPlayer } from '../testing/builders.ts';
import { agePlayer } from './ageing.ts';
import { ownOverall } from './overall.ts';
import { weeklySalary } from './salary.ts';
import { marketValue } from './value.ts';

const birthday = (age: number) => utcMidnight({ year: 1990 + age, month: 3, day: 2 });
const born = buildPlayer({ dob: birthday(0), position: 'RB', attributes: { potential: 80 } });
const turn = (age: number, player = born) => agePlayer(player, birthday(age) - 1, birthday(age), ALPHA);

describe('a birthday (R-PLA-18)', () => {
  test.each([
    // age, physical, technical, mental, goalkeeper
    [28, 60, 60, 60, 60],
    [29, 59.75, 60, 60, 60],
    [30, 59.5, 60, 60, 60],
    [31, 59, 60, 60, 60],
    [32, 58.5, 60 - 0.5 / 3, 60, 60],
    [33, 58, 60 - 1 / 3, 60, 60],
    [34, 57.5, 59.5, 60, 59.75],
    [37, 56, 58.5, 59.5, 58.5],
    [45, 56, 58.5, 59.5, 58.5],
  ])('at %i takes from the body first', (age, physical, technical, mental, goalkeeper) => {
    const { attributes } = turn(age);
    for (const skill of ['stamina', 'speed', 'acceleration', 'agility', 'strength', 'jumpingReach'] as const) {
      expect(attributes[skill]).toBeCloseTo(physical, 9);
    }
    for (const skill of ['heading', 'passing', 'finishing', 'marking', 'tackling'] as const) {
      expect(attributes[skill]).toBeCloseTo(technical, 9);
    }
    for (const skill of ['decision', 'vision', 'workRate'] as const) expect(attributes[skill]).toBeCloseTo(mental, 9);
    for (const skill of ['handling', 'oneOnOnes', 'reflexes'] as const) {
      expect(attributes[skill]).toBeCloseTo(goalkeeper, 9);
    }
  });

  test('takes nothing below 0', () => {
    expect(turn(37, buildPlayer({ dob: birthday(0), attributes: { speed: 3 } })).attributes.speed).toBe(0);
  });

  test('leaves condition, morale, experience and everything else', () => {
    const aged = turn(34);
    expect(aged.attributes).toMatchObject({ condition: 100, morale: 70, exp: 0 });
    expect({ ...aged, attributes: born.attributes, marketValue: born.marketValue, salary: born.salary }).toEqual(born);
  });

  test('brings his value up to date, and without a club his salary (R-PLA-12)', () => {
    const aged = turn(34, { ...born, club: null });
    expect(aged.marketValue).toBe(marketValue(aged, birthday(34), ALPHA));
    expect(aged.salary).toBe(weeklySalary(aged, ALPHA));
    expect(turn(34, { ...born, club: 'c1', salary: 77 }).salary).toBe(77);
    expect(turn(20, { ...born, club: null })).toEqual({ ...born, club: null, marketValue: 83_800, salary: 9_420 });
  });

  test('follows the rule set', () => {
    const harsh = {
      ...ALPHA,
      players: { ...ALPHA.players, ageing: { ...ALPHA.players.ageing, mental: [{ at: 0, value: 7 }] } },
    };
    const aged = agePlayer(born, birthday(20) - 1, birthday(20), harsh);
    expect(aged.attributes).toMatchObject({ vision: 53, speed: 60 });
  });
});

describe('the days of a player', () => {
  test('without a birthday between them change nothing (R-PLA-18)', () => {
    expect(agePlayer(born, birthday(34), birthday(35) - 1, ALPHA)).toBe(born);
    expect(agePlayer(born, birthday(34), birthday(34), ALPHA)).toBe(born);
    expect(agePlayer(born, birthday(36), birthday(34), ALPHA)).toBe(born);
  });

  test('with three birthdays between them take what the three take one by one (R-PLA-18)', () => {
    const oneByOne = turn(36, turn(35, turn(34)));
    expect(agePlayer(born, birthday(34) - 1, birthday(36), ALPHA)).toEqual(oneByOne);
  });
});

describe('potential on a birthday (R-PLA-19)', () => {
  test.each([
    [28, 80],
    [29, 79.5],
    [30, 79],
    [34, 77],
    [40, 77],
  ])('at %i becomes %d', (age, potential) => {
    expect(turn(age).attributes.potential).toBe(potential);
  });

  test('stays at the overall when it meets it', () => {
    const close = buildPlayer({ dob: birthday(0), position: 'LB', attributes: { potential: 60.5 } });
    const aged = turn(34, close);
    expect(ownOverall(aged, ALPHA)).toBe(58.975);
    expect(aged.attributes.potential).toBe(58.975);
  });

  test('is not lifted to an overall above it', () => {
    const over = buildPlayer({ dob: birthday(0), position: 'RB', attributes: { potential: 50 } });
    expect(turn(34, over).attributes.potential).toBe(50);
  });
});
