import { describe, expect, test } from 'vitest';
import { TRAINING_SKILLS } from '../manager/constants.ts';
import { SKILLS } from '../players/attributes.ts';
import { REST_ID, TRAINING_GROUPS, TRAINING_RULES, TRAINING_TYPES } from './constants.ts';
import { trainingType } from './training-type.ts';

const exercises = TRAINING_TYPES.filter((type) => type.group !== 'rest');

describe('training types (R-TRA-2, R-TRA-3, R-TRA-4)', () => {
  test('the ids are 1 to 20, and 21 for rest', () => {
    expect(TRAINING_TYPES.map(({ id }) => id)).toEqual(Array.from({ length: 21 }, (_, index) => index + 1));
    expect(exercises).toHaveLength(20);
  });

  test('keys are unique', () => {
    expect(new Set(TRAINING_TYPES.map(({ key }) => key)).size).toBe(21);
  });

  test('every skill is trained by some type, and by nothing but skills', () => {
    expect(new Set(exercises.flatMap(({ attributes }) => attributes))).toEqual(new Set(SKILLS));
  });

  test('every type trains two different attributes', () => {
    for (const { attributes } of TRAINING_TYPES) expect(new Set(attributes).size).toBe(2);
  });

  test('every group and every training skill of the manager has a type', () => {
    expect(new Set(TRAINING_TYPES.map(({ group }) => group))).toEqual(new Set(TRAINING_GROUPS));
    expect(new Set(exercises.map(({ skill }) => skill))).toEqual(new Set(TRAINING_SKILLS));
  });

  test('the gym helps the physical types, the training ground the others', () => {
    for (const { group, facility } of exercises) {
      expect(facility).toBe(group === 'physical' ? 'gym' : 'trainingGround');
    }
  });

  test('rest is for condition and morale, and no facility or skill of the manager helps it', () => {
    expect(trainingType(REST_ID)).toEqual({
      id: 21,
      key: 'rest',
      group: 'rest',
      attributes: ['condition', 'morale'],
      skill: null,
      facility: null,
    });
  });

  test.each([
    [1, 'endurance'],
    [20, 'oneOnOnes'],
    [21, 'rest'],
  ])('type %d is %s', (id, key) => {
    expect(trainingType(id)?.key).toBe(key);
  });

  test.each([0, 22, 1.5])('there is no type %d', (id) => {
    expect(trainingType(id)).toBeNull();
  });
});

describe('constants of training (R-TRA-1)', () => {
  test('three rests a day, condition 70, intensities of 100 %, 90 % and 80 %', () => {
    expect(TRAINING_RULES).toMatchObject({ restsPerDay: 3, minimumCondition: 70, intensities: [1, 0.9, 0.8] });
  });
});
