import { describe, expect, test } from 'vitest';
import { DAY } from '../clock/constants.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { buildPlayer } from '../testing/builders.ts';
import { REST_ID, TRAINING_TYPES } from './constants.ts';
import { canTrain, isTired, remainingRests, withRestUsed } from './eligibility.ts';

describe('who can train (R-TRA-5)', () => {
  test.each([
    [70, true],
    [69.999, false],
    [69.6, false],
    [100, true],
  ])('a condition of %d: %s', (condition, allowed) => {
    expect(canTrain(buildPlayer({ attributes: { condition } }), 1, ALPHA)).toBe(allowed);
    expect(canTrain(buildPlayer({ attributes: { condition } }), 20, ALPHA)).toBe(allowed);
    expect(isTired(buildPlayer({ attributes: { condition } }), ALPHA)).toBe(!allowed);
  });

  test.each([0, 22, 999, 1.5, Number.NaN])('no player by the unknown id %d', (id) => {
    expect(canTrain(buildPlayer({ attributes: { condition: 100 } }), id, ALPHA)).toBe(false);
  });

  test('a type may be given by its name in the table', () => {
    const [type] = TRAINING_TYPES;
    if (type === undefined) throw new Error('there are no types');
    expect(canTrain(buildPlayer({ attributes: { condition: 70 } }), type, ALPHA)).toBe(true);
    expect(canTrain(buildPlayer({ attributes: { condition: 69 } }), type, ALPHA)).toBe(false);
  });

  test('a player too tired to train can rest', () => {
    expect(canTrain(buildPlayer({ attributes: { condition: 60 } }), REST_ID, ALPHA)).toBe(true);
  });
});

describe('rests left of the day (R-TRA-6)', () => {
  const midnight = 20_000 * DAY;

  test.each([
    [0, 3],
    [1, 2],
    [3, 0],
    [4, 0],
    [-3, 3],
  ])('%d used on the same day leave %d', (value, left) => {
    expect(remainingRests({ value, lastUpdate: midnight }, midnight + DAY - 1, ALPHA)).toBe(left);
  });

  test('at UTC midnight all are back, however short ago the last one was', () => {
    expect(remainingRests({ value: 3, lastUpdate: midnight - 1 }, midnight, ALPHA)).toBe(3);
    expect(remainingRests({ value: 3, lastUpdate: midnight - 1 }, midnight - 1, ALPHA)).toBe(0);
  });

  test('a rest counts on from those of its own day only', () => {
    expect(withRestUsed({ value: 2, lastUpdate: midnight }, midnight + 5)).toEqual({
      value: 3,
      lastUpdate: midnight + 5,
    });
    expect(withRestUsed({ value: 2, lastUpdate: midnight - 1 }, midnight)).toEqual({ value: 1, lastUpdate: midnight });
  });
});
