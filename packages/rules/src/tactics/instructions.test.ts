import { describe, expect, test } from 'vitest';
import type { Position } from '../positions/position.ts';
import { buildTactic } from '../testing/builders.ts';
import {
  INDIVIDUAL_INSTRUCTIONS,
  type InstructionGroup,
  individualInstructions,
  TEAM_INSTRUCTIONS,
} from './instructions.ts';
import { checkPlan } from './validate-tactic.ts';

const inWords = ({ name, options, neutral }: InstructionGroup) => `${name}: ${options.join(', ')} (${neutral})`;

test('individual instructions are those of the game, each with its neutral value (R-TAC-20, R-TAC-22)', () => {
  expect(INDIVIDUAL_INSTRUCTIONS.map(inWords)).toEqual([
    'Pressing: None, Tight, Tighter (None)',
    'Tackling: Tackle Harder, Easy Off Tackle (null)',
    'Team Has The Ball: Stay Back, Run Forward, Stay Wider, Sit Narrower (null)',
    'Player Has The Ball: Hold Ball, Cut Inside, Run Wider, Run Forward (null)',
    'Passing Directness: Short, Mixed, Long (Mixed)',
    'Passing Risks: Take More Risks, Takes Less Risks (null)',
    'Shooting Frequency: Less Often, More Often (null)',
    'Crossing Frequency: Less Often, More Often (null)',
    'Cross From: Byline, Deep (null)',
    'Dribbling: Less, More (null)',
  ]);
});

test('team instructions are those of the game, each with its neutral value (R-TAC-21, R-TAC-22)', () => {
  expect(TEAM_INSTRUCTIONS.map(inWords)).toEqual([
    'Mentality: Very Defensive, Defensive, Balanced, Offensive, Very Offensive (Balanced)',
    'Tempo: Low, Standard, High, Extremely High (Standard)',
    'When Lose The Ball: Regroup, Counter Press (null)',
    'When Win The Ball: Hold, Counter Attack (null)',
    'Defensive Line: Much Lower, Lower, Standard, Higher, Much Higher (Standard)',
    'Prevent GK Distribution: Yes, No (No)',
    'Line of Engagement: Low, Mid, High (Mid)',
    'Defense Width: Narrow, Standard, Wide (Standard)',
    'Attack Width: Narrow, Standard, Wide (Standard)',
    'Final Third Focus: Left, Right, Center, Mixed (Mixed)',
  ]);
});

describe('who may be given which instruction (R-TAC-23)', () => {
  const groupsOf = (position: string) =>
    INDIVIDUAL_INSTRUCTIONS.filter(({ positions }) => positions.some((known) => known === position)).map(
      ({ name }) => name,
    );
  const all = INDIVIDUAL_INSTRUCTIONS.map(({ name }) => name);

  test('a goalkeeper has instructions for passing, and no others', () => {
    expect(groupsOf('GK')).toEqual(['Passing Directness', 'Passing Risks']);
  });

  test.each(['RB', 'LB', 'RWB', 'LWB', 'RM', 'LM', 'RW', 'LW'])(
    '%s on the flank may be given every group',
    (position) => {
      expect(groupsOf(position)).toEqual(all);
    },
  );

  test.each(['CB', 'LCB', 'DM', 'RCM', 'AM', 'CF', 'LF'])('%s has no instructions for crosses', (position) => {
    expect(groupsOf(position)).toEqual(all.filter((name) => !name.startsWith('Cross')));
  });
});

describe('what a position is offered (R-TAC-28)', () => {
  const offered = (position: Position) =>
    Object.fromEntries(individualInstructions(position).map(({ name, options }) => [name, options]));

  test.each(['CB', 'DM', 'CM', 'AM', 'CF'] as const)('%s in the middle has neither wider nor narrower', (position) => {
    expect(offered(position)['Team Has The Ball']).toEqual(['Stay Back', 'Run Forward']);
  });

  test.each(['CB', 'RCB', 'LCB'] as const)('%s has no instruction for the frequency of shots', (position) => {
    expect(offered(position)).not.toHaveProperty('Shooting Frequency');
  });

  test.each(['RB', 'LB'] as const)('%s has no instruction to shoot less often', (position) => {
    expect(offered(position)['Shooting Frequency']).toEqual(['More Often']);
  });

  test.each(['RWB', 'LM', 'RW', 'RF'] as const)('%s is offered whatever a tactic may hold for him', (position) => {
    const held = INDIVIDUAL_INSTRUCTIONS.filter(({ positions }) => positions.includes(position));
    expect(offered(position)).toEqual(Object.fromEntries(held.map(({ name, options }) => [name, options])));
  });

  test('a tactic that holds such an option stays valid', () => {
    const tactic = buildTactic(undefined, {
      formation: '451',
      playersInstructions: [{ position: 'CF', instructions: [{ name: 'Team Has The Ball', value: 'Stay Wider' }] }],
    });
    expect(checkPlan(tactic)).toMatchObject({ ok: true });
  });
});
