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

  test('two instructions are carried out wholly; of five, the team’s and his own, each gets half (R-ENG-16)', () => {
    const team = [
      { name: 'Tempo', value: 'High' },
      { name: 'Mentality', value: 'Offensive' },
    ] as const;
    const instructions = [
      { name: 'Dribbling', value: 'More' },
      { name: 'Passing Risks', value: 'Take More Risks' },
      { name: 'Pressing', value: 'Tight' },
    ];
    const striker = { position: 'CF', instructions } as const;
    expect(teamPlan(team)).toMatchObject({ tempo: 1, mentality: 1 });
    expect(briefOf('CF', [{ position: 'CF', instructions: instructions.slice(1) }])).toMatchObject({ risk: 1 });
    expect(briefOf('CF', [striker], team)).toMatchObject({ dribbling: 0.5, risk: 0.5, pressing: 0.5 });
    const everyone = Array.from({ length: 10 }, () => striker);
    expect(teamPlan(team, everyone)).toMatchObject({ tempo: 0.5, mentality: 0.5 });
  });

  test('a neutral option asks for nothing', () => {
    const neutralOnes = TEAM_INSTRUCTIONS.flatMap(({ name, neutral: value }) =>
      value === null ? [] : [{ name, value }],
    );
    expect(
      teamPlan([
        ...neutralOnes.filter(({ name }) => name !== 'Mentality'),
        { name: 'Mentality', value: 'Very Offensive' },
      ]),
    ).toEqual(teamPlan([{ name: 'Mentality', value: 'Very Offensive' }]));
  });
});
