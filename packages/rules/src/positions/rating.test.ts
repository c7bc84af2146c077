import { describe, expect, test } from 'vitest';
import { SKILLS } from '../players/attributes.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { buildAttributes } from '../testing/builders.ts';
import { POSITION_WEIGHTS } from './constants.ts';
import { POSITIONS } from './position.ts';
import { positionRating, positionRatingBreakdown, ratingsByPosition } from './rating.ts';

const withWeight = (weight: number): Ruleset => ({
  ...ALPHA,
  positions: {
    ...ALPHA.positions,
    unknownRating: 33,
    weights: { ...POSITION_WEIGHTS, CF: { ...POSITION_WEIGHTS.CF, finishing: weight } },
  },
});

describe('weights', () => {
  test.each(POSITIONS)('of %s sum to exactly 10, none of them negative (R-POS-3)', (position) => {
    const weights = SKILLS.map((skill) => POSITION_WEIGHTS[position][skill]);
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(10);
    expect(Math.min(...weights)).toBe(0);
  });

  test('differ between all positions that are no pair of right and left (R-POS-4)', () => {
    const rows = new Set(POSITIONS.map((position) => JSON.stringify(POSITION_WEIGHTS[position])));
    expect(rows.size).toBe(15);
  });

  test.each([
    ['RF', 'LF'],
    ['RW', 'LW'],
    ['RAM', 'LAM'],
    ['RCM', 'LCM'],
    ['RM', 'LM'],
    ['RDM', 'LDM'],
    ['RWB', 'LWB'],
    ['RCB', 'LCB'],
    ['RB', 'LB'],
  ] as const)('weigh alike for %s and %s (R-POS-4)', (right, left) => {
    expect(POSITION_WEIGHTS[right]).toEqual(POSITION_WEIGHTS[left]);
  });

  test.each(['handling', 'oneOnOnes', 'reflexes'] as const)('give %s to the goalkeeper alone (R-POS-4)', (skill) => {
    expect(POSITIONS.filter((position) => POSITION_WEIGHTS[position][skill] > 0)).toEqual(['GK']);
  });

  test.each(SKILLS)('make %s count in at least one position (R-POS-4)', (skill) => {
    expect(POSITIONS.some((position) => POSITION_WEIGHTS[position][skill] > 0)).toBe(true);
  });

  test('are in the columns of their skills: a striker by finishing, a keeper by handling and reflexes', () => {
    expect(POSITION_WEIGHTS.CF).toMatchObject({ finishing: 2.5, strength: 1, composure: 1, stamina: 0, reflexes: 0 });
    expect(POSITION_WEIGHTS.GK).toMatchObject({
      handling: 2.5,
      oneOnOnes: 1.5,
      reflexes: 2.5,
      agility: 1,
      finishing: 0,
    });
    expect(POSITION_WEIGHTS.CB).toMatchObject({ marking: 2, tackling: 1.5, heading: 1.5, leadership: 0.5 });
    expect(POSITION_WEIGHTS.AM).toMatchObject({ vision: 2, passing: 1.5, workRate: 0 });
  });
});

describe('the rating in a position (R-POS-3)', () => {
  test('is the weighted sum of the skills divided by 10', () => {
    expect(positionRating(buildAttributes({ finishing: 80 }), 'CF', ALPHA)).toBe(65);
    expect(positionRating(buildAttributes({ heading: 100, finishing: 50 }), 'CF', ALPHA)).toBe(61.5);
    expect(positionRating(buildAttributes({ finishing: 80 }), 'GK', ALPHA)).toBe(60);
  });

  test('runs from 0 to 100', () => {
    const all = (value: number) => buildAttributes(Object.fromEntries(SKILLS.map((skill) => [skill, value])));
    expect(positionRating(all(0), 'DM', ALPHA)).toBe(0);
    expect(positionRating(all(100), 'DM', ALPHA)).toBe(100);
  });

  test('leaves no crumbs of binary fractions: skills of 69.9 and 70.1 that balance rate 70, not 69.99999999999999', () => {
    const low = buildAttributes(Object.fromEntries(SKILLS.map((skill) => [skill, 69.9])));
    const attributes = {
      ...low,
      finishing: 70.1,
      firstTouch: 70.1,
      composure: 70.1,
      heading: 69.8,
      anticipation: 70.2,
    };
    expect(positionRating(attributes, 'CF', ALPHA)).toBe(70.01);
    expect(positionRating(low, 'LB', ALPHA)).toBe(69.9);
  });

  test('reads neither potential nor condition nor morale nor experience', () => {
    expect(positionRating(buildAttributes({ potential: 99, condition: 60, morale: 0, exp: 900 }), 'CM', ALPHA)).toBe(
      60,
    );
  });

  test('follows the weights of the rule set', () => {
    expect(positionRating(buildAttributes({ finishing: 80 }), 'CF', withWeight(4.5))).toBe(81);
  });
});

describe('an unknown position (R-POS-5)', () => {
  test.each(['SW', '', 'cf', 'toString', '__proto__'])('%j rates 50', (position) => {
    expect(positionRating(buildAttributes(), position, ALPHA)).toBe(50);
  });

  test('rates what the rule set says', () => {
    expect(positionRating(buildAttributes(), 'SW', withWeight(1))).toBe(33);
  });

  test('has no reasons', () => {
    expect(positionRatingBreakdown(buildAttributes(), 'SW', ALPHA)).toEqual([]);
  });
});

describe('the reasons of a rating (R-POS-8)', () => {
  test('are the skills that count with their shares, the largest first', () => {
    const attributes = buildAttributes({ reflexes: 90, handling: 70, oneOnOnes: 20 });
    expect(positionRatingBreakdown(attributes, 'GK', ALPHA)).toEqual([
      { skill: 'reflexes', weight: 2.5, value: 90, share: 22.5 },
      { skill: 'handling', weight: 2.5, value: 70, share: 17.5 },
      { skill: 'agility', weight: 1, value: 60, share: 6 },
      { skill: 'jumpingReach', weight: 1, value: 60, share: 6 },
      { skill: 'decision', weight: 0.5, value: 60, share: 3 },
      { skill: 'anticipation', weight: 0.5, value: 60, share: 3 },
      { skill: 'composure', weight: 0.5, value: 60, share: 3 },
      { skill: 'oneOnOnes', weight: 1.5, value: 20, share: 3 },
    ]);
  });

  test('follow the weights of the rule set', () => {
    const [first] = positionRatingBreakdown(buildAttributes(), 'CF', withWeight(5));
    expect(first).toEqual({ skill: 'finishing', weight: 5, value: 60, share: 30 });
  });
});

describe('the ratings in every position', () => {
  test('are those in each of the 24', () => {
    const attributes = buildAttributes({ finishing: 80, reflexes: 10 });
    const ratings = ratingsByPosition(attributes, ALPHA);
    expect(Object.keys(ratings)).toEqual(POSITIONS);
    expect(ratings).toMatchObject({ CF: 65, RW: 62, GK: 47.5, LB: 60 });
  });

  test('follow the weights of the rule set', () => {
    expect(ratingsByPosition(buildAttributes({ finishing: 80 }), withWeight(4.5)).CF).toBe(81);
  });
});
