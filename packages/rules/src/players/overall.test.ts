import { describe, expect, test } from 'vitest';
import { ALPHA } from '../ruleset/alpha.ts';
import { buildPlayer } from '../testing/builders.ts';
import { overall, overallBreakdown, ownOverall, ratingIn } from './overall.ts';

/** Booster 5 is bronze finishing: 5 %. */
const striker = buildPlayer({
  position: 'CF',
  attributes: { finishing: 80, heading: 70 },
  attributeBoosters: [
    { slotId: 1, status: 'occupied', boosterId: 5 },
    { slotId: 2, status: 'locked' },
  ],
});
const heavyHeader = {
  ...ALPHA,
  positions: {
    ...ALPHA.positions,
    weights: { ...ALPHA.positions.weights, CF: { ...ALPHA.positions.weights.CF, heading: 2 } },
  },
};

describe('overall (R-PLA-7)', () => {
  test('is the rating in the natural position', () => {
    expect(overall(buildPlayer({ position: 'CF', attributes: { finishing: 80 } }), ALPHA)).toBe(65);
    expect(overall(buildPlayer({ position: 'GK', attributes: { finishing: 80 } }), ALPHA)).toBe(60);
  });

  test('counts boosters', () => {
    expect(overall(striker, ALPHA)).toBe(67);
  });

  test('and the rating elsewhere count boosters alike', () => {
    const unaided = { ...striker, attributeBoosters: [] };
    expect([ratingIn(striker, 'CF', ALPHA), ratingIn(striker, 'RW', ALPHA)]).toEqual([67, 62.4]);
    expect([ratingIn(unaided, 'CF', ALPHA), ratingIn(unaided, 'RW', ALPHA)]).toEqual([66, 62]);
  });

  test('without boosters is what value and salary are measured by (R-PLA-9)', () => {
    expect(ownOverall(striker, ALPHA)).toBe(66);
  });

  test('follows the rule set', () => {
    expect(overall(striker, heavyHeader)).toBe(74);
    expect(ownOverall(striker, heavyHeader)).toBe(73);
    expect(ratingIn(striker, 'CF', heavyHeader)).toBe(74);
  });
});

describe('the reasons of an overall (R-PLA-7)', () => {
  test('are the shares of the skills, and how much of each a booster gives', () => {
    expect(overallBreakdown(striker, ALPHA).slice(0, 3)).toEqual([
      { skill: 'finishing', weight: 2.5, value: 84, share: 21, boosted: 1 },
      { skill: 'heading', weight: 1, value: 70, share: 7, boosted: 0 },
      { skill: 'strength', weight: 1, value: 60, share: 6, boosted: 0 },
    ]);
  });

  test('sum to the overall', () => {
    expect(overallBreakdown(striker, ALPHA).reduce((sum, { share }) => sum + share, 0)).toBe(67);
  });

  test('follow the rule set', () => {
    expect(overallBreakdown(striker, heavyHeader)[1]).toMatchObject({ skill: 'heading', share: 14 });
  });
});
