import { describe, expect, test } from 'vitest';
import { ALPHA } from '../ruleset/alpha.ts';
import { buildClub } from '../testing/builders.ts';
import { SPEECH_SKILLS, TRAINING_SKILLS } from './constants.ts';
import { speechEffect, trainingEffect } from './effects.ts';

const { manager } = buildClub();

function managerWith(type: 'training' | 'speech', skill: string, level: number) {
  return { skills: { ...manager.skills, [type]: { ...manager.skills[type], [skill]: level } } };
}

describe('what training skills add (R-MAN-11)', () => {
  test.each(TRAINING_SKILLS)('%s: nothing at level 1, a half at level 20, the same step at each level', (skill) => {
    expect(trainingEffect(managerWith('training', skill, 1), skill, ALPHA)).toBe(0);
    expect(trainingEffect(managerWith('training', skill, 2), skill, ALPHA)).toBeCloseTo(0.5 / 19, 12);
    expect(trainingEffect(managerWith('training', skill, 20), skill, ALPHA)).toBe(0.5);
  });

  test('one skill does nothing for another', () => {
    expect(trainingEffect(managerWith('training', 'attacking', 20), 'defending', ALPHA)).toBe(0);
  });
});

describe('what the speech adds (R-MAN-12)', () => {
  test.each(SPEECH_SKILLS.filter((skill) => skill !== 'boosters'))('%s: from nothing to a twentieth', (skill) => {
    expect(speechEffect(managerWith('speech', skill, 1), skill, ALPHA)).toBe(0);
    expect(speechEffect(managerWith('speech', skill, 11), skill, ALPHA)).toBeCloseTo(0.5 / 19, 12);
    expect(speechEffect(managerWith('speech', skill, 20), skill, ALPHA)).toBe(0.05);
  });
});

test('match boosters work at 50 % with level 1 and at 100 % with level 20 (R-MAN-13)', () => {
  expect(speechEffect(managerWith('speech', 'boosters', 1), 'boosters', ALPHA)).toBe(0.5);
  expect(speechEffect(managerWith('speech', 'boosters', 2), 'boosters', ALPHA)).toBeCloseTo(0.5 + 0.5 / 19, 12);
  expect(speechEffect(managerWith('speech', 'boosters', 20), 'boosters', ALPHA)).toBe(1);
  expect(speechEffect(managerWith('training', 'attacking', 20), 'boosters', ALPHA)).toBe(0.5);
});
