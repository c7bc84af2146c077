import { describe, expect, test } from 'vitest';
import { EXPERIENCE_NEEDED, MANAGER_RULES, SKILL_POINT_COSTS, SPEECH_SKILLS, TRAINING_SKILLS } from './constants.ts';

test('the manager has six skills of training and five of speech (R-MAN-1)', () => {
  expect(TRAINING_SKILLS).toEqual(['attacking', 'defending', 'heading', 'physical', 'goalkeeping', 'ballControl']);
  expect(SPEECH_SKILLS).toEqual(['attacking', 'defending', 'spirit', 'focus', 'boosters']);
});

test('the prices of skill levels are the product’s own (R-MAN-3)', () => {
  expect(SKILL_POINT_COSTS).toEqual([
    1, 2, 3, 5, 7, 10, 13, 16, 20, 24, 28, 32, 36, 40, 50, 50, 50, 50, 60, 60, 70, 70,
  ]);
  expect(MANAGER_RULES.skillPointCosts).toBe(SKILL_POINT_COSTS);
});

describe('experience that a level needs (R-MAN-6)', () => {
  test('29 levels need some, from 500 to 16000, each more than the one before, in whole points', () => {
    expect(EXPERIENCE_NEEDED).toHaveLength(29);
    expect(EXPERIENCE_NEEDED[0]).toBe(500);
    expect(EXPERIENCE_NEEDED[28]).toBe(16_000);
    expect(EXPERIENCE_NEEDED).toEqual([...new Set(EXPERIENCE_NEEDED)].sort((left, right) => left - right));
    expect(EXPERIENCE_NEEDED.every(Number.isInteger)).toBe(true);
  });

  test('levels 23 and 24 lie on the line from 22 to 25', () => {
    const [level22 = 0, level23 = 0, level24 = 0, level25 = 0] = EXPERIENCE_NEEDED.slice(21, 25);
    const step = (level25 - level22) / 3;
    expect([level23, level24]).toEqual([level22 + step, level22 + 2 * step]);
  });
});
