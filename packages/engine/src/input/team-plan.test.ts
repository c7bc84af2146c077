import { INDIVIDUAL_INSTRUCTIONS, TEAM_INSTRUCTIONS } from '@mundo-manager/rules/tactics';
import { describe, expect, test } from 'vitest';
import { briefOf, teamPlan } from './team-plan.ts';

describe('instructions as numbers (R-ENG-7)', () => {
  const neutral = teamPlan([]);

  test.each(
    TEAM_INSTRUCTIONS.flatMap(({ name, options, neutral: stay }) => options.map((value) => ({ name, value, stay }))),
  )('$name: $value changes the plan unless it is neutral', ({ name, value, stay }) => {
    const plan = teamPlan([{ name, value }]);
    if (value === stay) expect(plan).toEqual(neutral);
    else expect(plan).not.toEqual(neutral);
  });

  test.each(
    INDIVIDUAL_INSTRUCTIONS.flatMap(({ name, options, neutral: stay, positions }) =>
      options.map((value) => ({ name, value, stay, position: positions[0] ?? 'CF' })),
    ),
  )('$name: $value changes the brief unless it is neutral', ({ name, value, stay, position }) => {
    const brief = briefOf(position, [{ position, instructions: [{ name, value }] }]);
    if (value === stay) expect(brief).toEqual(briefOf(position, []));
    else expect(brief).not.toEqual(briefOf(position, []));
  });

  test('a brief is for its position alone', () => {
    const all = [{ position: 'CF', instructions: [{ name: 'Dribbling', value: 'More' }] }] as const;
    expect(briefOf('CF', all).dribbling).toBe(1);
    expect(briefOf('LF', all).dribbling).toBe(0);
  });
});
