import { describe, expect, test } from 'vitest';
import { utcMidnight } from '../clock/calendar.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { buildPlayer } from '../testing/builders.ts';
import { SKILLS } from './attributes.ts';
import type { Player } from './player.ts';
import { weeklySalary } from './salary.ts';
import { appraise, marketValue, marketValueBreakdown } from './value.ts';

const NOW = utcMidnight({ year: 2026, month: 3, day: 2 });

/** A player whose every skill is `rating`, and so is his overall. */
function playerOf({ rating, age, potential }: { rating: number; age: number; potential: number }): Player {
  return buildPlayer({
    dob: utcMidnight({ year: 2026 - age, month: 3, day: 2 }),
    attributes: { ...Object.fromEntries(SKILLS.map((skill) => [skill, rating])), potential },
  });
}

/** Curves of round numbers: $ 1.000 a point; half the value at 30; 10 % for each point of potential at 20, none at 30. */
const simple: Ruleset = {
  ...ALPHA,
  players: {
    ...ALPHA.players,
    marketValue: {
      overall: [
        { at: 0, value: 0 },
        { at: 100, value: 100_000 },
      ],
      age: [
        { at: 20, value: 1 },
        { at: 30, value: 0.5 },
      ],
      potential: [
        { at: 20, value: 0.1 },
        { at: 30, value: 0 },
      ],
      step: 1_000,
    },
    salary: {
      ...ALPHA.players.salary,
      overall: [
        { at: 0, value: 0 },
        { at: 100, value: 10_000 },
      ],
      step: 50,
    },
  },
};

describe('market value (R-PLA-10)', () => {
  test.each([
    [{ rating: 60, age: 20, potential: 60 }, 60_000],
    [{ rating: 60, age: 20, potential: 65 }, 90_000],
    [{ rating: 60, age: 25, potential: 60 }, 45_000],
    [{ rating: 60, age: 25, potential: 64 }, 54_000],
    [{ rating: 60, age: 30, potential: 90 }, 30_000],
    [{ rating: 60, age: 36, potential: 60 }, 30_000],
  ])('of %o is overall × age × potential: $ %i', (player, value) => {
    expect(marketValue(playerOf(player), NOW, simple)).toBe(value);
  });

  test('is no less for a potential below the overall', () => {
    expect(marketValue(playerOf({ rating: 60, age: 20, potential: 50 }), NOW, simple)).toBe(60_000);
  });

  test('is rounded to steps, and never below one', () => {
    expect(marketValue(playerOf({ rating: 60.4, age: 20, potential: 0 }), NOW, simple)).toBe(60_000);
    expect(marketValue(playerOf({ rating: 60.5, age: 20, potential: 0 }), NOW, simple)).toBe(61_000);
    expect(marketValue(playerOf({ rating: 0, age: 20, potential: 0 }), NOW, simple)).toBe(1_000);
  });

  test('comes with its reasons', () => {
    expect(marketValueBreakdown(playerOf({ rating: 60, age: 25, potential: 64 }), NOW, simple)).toEqual({
      value: 54_000,
      rating: 60,
      years: 25,
      room: 4,
      overall: 60_000,
      age: 0.75,
      potential: 1.2,
    });
  });

  test('is some tens of thousands for a usual Várzea player, and millions for a star', () => {
    expect(marketValue(playerOf({ rating: 61, age: 25, potential: 65 }), NOW, ALPHA)).toBe(54_900);
    expect(marketValue(playerOf({ rating: 85, age: 25, potential: 88 }), NOW, ALPHA)).toBe(3_124_600);
  });

  test('leaves boosters out (R-PLA-9)', () => {
    const player = playerOf({ rating: 61, age: 25, potential: 65 });
    const boosted: Player = { ...player, attributeBoosters: [{ slotId: 1, status: 'occupied', boosterId: 3 }] };
    expect(marketValue(boosted, NOW, ALPHA)).toBe(54_900);
    expect(weeklySalary(boosted, ALPHA)).toBe(10_000);
  });
});

describe('weekly salary (R-PLA-11)', () => {
  test.each([
    [40, 2_000],
    [61, 10_000],
    [63, 11_500],
    [100, 300_000],
  ])('for an overall of %d is $ %i', (rating, salary) => {
    expect(weeklySalary(playerOf({ rating, age: 25, potential: 99 }), ALPHA)).toBe(salary);
  });

  test('is rounded to steps, and never below one', () => {
    expect(weeklySalary(playerOf({ rating: 60.2, age: 25, potential: 0 }), simple)).toBe(6_000);
    expect(weeklySalary(playerOf({ rating: 60.3, age: 25, potential: 0 }), simple)).toBe(6_050);
    expect(weeklySalary(playerOf({ rating: 0, age: 25, potential: 0 }), simple)).toBe(50);
  });
});

describe('appraisal (R-PLA-12)', () => {
  test('brings value and salary up to date and leaves the rest', () => {
    const player = playerOf({ rating: 60, age: 25, potential: 64 });
    expect(appraise(player, NOW, simple)).toEqual({ ...player, marketValue: 54_000, salary: 6_000 });
  });
});
