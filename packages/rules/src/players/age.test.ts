import { describe, expect, test } from 'vitest';
import { utcMidnight } from '../clock/calendar.ts';
import { DAY } from '../clock/constants.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { buildPlayer } from '../testing/builders.ts';
import { playerAge, retires } from './age.ts';

const born = buildPlayer({ dob: utcMidnight({ year: 1990, month: 3, day: 2 }) });
const birthday = (year: number) => utcMidnight({ year, month: 3, day: 2 });

describe('the age of a player (R-PLA-8)', () => {
  test.each([
    [birthday(2026) - 1, 35],
    [birthday(2026), 36],
    [birthday(2027) - DAY, 36],
    [birthday(2027), 37],
  ])('at %i is %i', (now, age) => {
    expect(playerAge(born, now)).toBe(age);
  });
});

describe('retirement when a league ends (R-PLA-20)', () => {
  test('leaves a player of 36 to play on, and ends the career of one who turned 37', () => {
    expect(retires(born, birthday(2026), ALPHA)).toBe(false);
    expect(retires(born, birthday(2027) - 1, ALPHA)).toBe(false);
    expect(retires(born, birthday(2027), ALPHA)).toBe(true);
  });

  test('comes at the age of the rule set', () => {
    const early = { ...ALPHA, players: { ...ALPHA.players, retirementAge: 35 } };
    expect(retires(born, birthday(2026), early)).toBe(true);
  });
});
