import { describe, expect, test } from 'vitest';
import { canAfford } from '../market/afford.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { availableMoney, missingMoney } from './available-money.ts';

const wages = [{ salary: 10_000 }, { salary: 15_000 }];

describe('available money (R-FIN-4)', () => {
  test('is the cash minus twice the weekly salaries', () => {
    expect(availableMoney(200_000, wages, ALPHA)).toBe(150_000);
  });

  test('is all of the cash of a club without players', () => {
    expect(availableMoney(200_000, [], ALPHA)).toBe(200_000);
  });

  test('is never below 0', () => {
    expect(availableMoney(50_001, wages, ALPHA)).toBe(1);
    expect(availableMoney(50_000, wages, ALPHA)).toBe(0);
    expect(availableMoney(49_999, wages, ALPHA)).toBe(0);
    expect(availableMoney(-1, wages, ALPHA)).toBe(0);
  });

  test('holds back as many weeks as the rule set says', () => {
    const ruleset = { ...ALPHA, finances: { ...ALPHA.finances, reservedWages: 3 } };
    expect(availableMoney(200_000, wages, ruleset)).toBe(125_000);
  });
});

describe('missing money (R-FIN-4, R-MKT-9)', () => {
  test.each([
    ['something', 100_000, 120_000],
    ['one dollar at an equal balance', 50_000, 100_000],
    ['what the wages lack, too', 10_000, 20_000],
    ['what a club in debt owes, too', 10_000, -500],
  ])('is the least that makes a player affordable: %s', (_, price, cash) => {
    const missing = missingMoney(cash, wages, price, ALPHA);
    expect(missing).toBeGreaterThan(0);
    expect(canAfford(availableMoney(cash + missing, wages, ALPHA), price)).toBe(true);
    expect(canAfford(availableMoney(cash + missing - 1, wages, ALPHA), price)).toBe(false);
  });

  test('is whole dollars, whatever part of a week the rule set holds back', () => {
    const ruleset = { ...ALPHA, finances: { ...ALPHA.finances, reservedWages: 1.00001 } };
    const missing = missingMoney(100_000, wages, 100_000, ruleset);
    expect(missing).toBe(25_002);
    expect(availableMoney(100_000 + missing, wages, ruleset)).toBe(100_001);
  });

  test('is nothing if he is affordable', () => {
    expect(missingMoney(150_001, wages, 100_000, ALPHA)).toBe(0);
  });

  test('holds back as many weeks as the rule set says', () => {
    const ruleset = { ...ALPHA, finances: { ...ALPHA.finances, reservedWages: 3 } };
    expect(missingMoney(150_000, wages, 100_000, ruleset)).toBe(missingMoney(150_000, wages, 100_000, ALPHA) + 25_000);
  });
});
