import { describe, expect, test } from 'vitest';
import { ALPHA } from '../ruleset/alpha.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { buildClub, buildPlayer } from '../testing/builders.ts';
import { conditionAfterRecovery, dailyRecovery, dailyRecoveryAmount, restRecovery } from './recovery.ts';

const quick: Ruleset = {
  ...ALPHA,
  server: { ...ALPHA.server, restSpeed: 3 },
  condition: { ...ALPHA.condition, cap: 90, staminaRecoveryDivisor: 10, dailyAmount: 20, restAmount: 1 },
};
const tired = (condition: number) => buildPlayer({ attributes: { condition, stamina: 60 } });
const withCentre = (recoveryCenter: number) => ({ ...buildClub().facilities, recoveryCenter });

describe('recovery', () => {
  test('gives a twentieth of the stamina plus the amount (R-CON-5)', () => {
    expect(conditionAfterRecovery(70, { stamina: 60, amount: 4 }, ALPHA)).toBe(77);
    expect(conditionAfterRecovery(20, { stamina: 50, amount: 0 }, ALPHA)).toBe(22.5);
  });

  test.each([
    [92.5, 99.5],
    [93, 100],
    [93.5, 100],
    [100, 100],
  ])('stops at the cap of 100: from %d to %d (R-CON-1)', (before, after) => {
    expect(conditionAfterRecovery(before, { stamina: 60, amount: 4 }, ALPHA)).toBe(after);
  });

  test('leaves a player above the cap as he is (R-CON-6)', () => {
    expect(conditionAfterRecovery(104, { stamina: 60, amount: 4 }, ALPHA)).toBe(104);
  });

  test('follows the rule set', () => {
    expect(conditionAfterRecovery(70, { stamina: 60, amount: 4 }, quick)).toBe(80);
    expect(conditionAfterRecovery(88, { stamina: 60, amount: 4 }, quick)).toBe(90);
  });
});

describe('recovery of a game day (R-CON-7)', () => {
  test.each([
    [1, 7],
    [2, 8],
    [3, 9],
    [4, 10],
  ])('a recovery centre of level %i gives %d', (level, amount) => {
    expect(dailyRecoveryAmount(withCentre(level), ALPHA)).toBe(amount);
    expect(dailyRecovery(tired(70), withCentre(level), ALPHA)).toBe(73 + amount);
  });

  test('follows the rule set', () => {
    expect(dailyRecoveryAmount(withCentre(1), quick)).toBe(14);
    expect(dailyRecovery(tired(60), withCentre(1), quick)).toBe(80);
  });
});

describe('recovery by rest (R-CON-8)', () => {
  test('gives 5 on a server of double rest speed, and a twentieth of the stamina', () => {
    expect(restRecovery(tired(70), ALPHA)).toBe(78);
    expect(restRecovery(tired(95), ALPHA)).toBe(100);
  });

  test('follows the rest speed and the rule set', () => {
    expect(restRecovery(tired(70), quick)).toBe(79);
  });
});
