import { describe, expect, test } from 'vitest';
import { ALPHA } from '../ruleset/alpha.ts';
import { availableMoney } from './available-money.ts';

const wages = [{ salary: 10_000 }, { salary: 15_000 }];

describe('available money (R-FIN-4)', () => {
  test('is the cash minus twice the weekly salaries', () => {
    expect(availableMoney(200_000, wages)).toBe(150_000);
  });

  test('is all of the cash of a club without players', () => {
    expect(availableMoney(200_000, [])).toBe(200_000);
  });

  test('is never below 0', () => {
    expect(availableMoney(50_001, wages)).toBe(1);
    expect(availableMoney(50_000, wages)).toBe(0);
    expect(availableMoney(49_999, wages)).toBe(0);
    expect(availableMoney(-1, wages)).toBe(0);
  });

  test('holds back as many weeks as the rule set says', () => {
    const ruleset = { ...ALPHA, finances: { ...ALPHA.finances, reservedWages: 3 } };
    expect(availableMoney(200_000, wages, ruleset)).toBe(125_000);
  });
});
