/** Everything that a manager can put in, one at a time: the change of a neutral sheet, the statistic that it moves most directly, and which way. */
import { MATCH_BOOSTERS } from '@mundo-manager/rules/boosters';
import { SPEECH_SKILLS } from '@mundo-manager/rules/manager';
import { SKILLS } from '@mundo-manager/rules/players';
import {
  FORMATION_NAMES,
  formationSlots,
  INDIVIDUAL_INSTRUCTIONS,
  TEAM_INSTRUCTIONS,
} from '@mundo-manager/rules/tactics';
import type { TeamSheet } from '../../src/index.ts';
import { teamSheet } from '../../src/testing/index.ts';
import { EXPECTED, type Expectation } from './expectations.ts';

export interface Variation extends Expectation {
  readonly kind: 'attribute' | 'state' | 'speech' | 'booster' | 'team' | 'individual' | 'formation';
  readonly name: string;
  readonly change: (sheet: TeamSheet) => TeamSheet;
}

/** What is added to an attribute of all players. */
const ATTRIBUTE_STEP = 20;

const attributes = SKILLS.map(
  (skill): Variation => ({
    kind: 'attribute',
    name: skill,
    ...expected(skill),
    change: (sheet) => ({
      ...sheet,
      players: sheet.players.map((player) => ({
        ...player,
        attributes: { ...player.attributes, [skill]: Math.min(100, player.attributes[skill] + ATTRIBUTE_STEP) },
      })),
    }),
  }),
);

const states = (['condition', 'morale'] as const).map(
  (state): Variation => ({
    kind: 'state',
    name: `${state} ${state === 'condition' ? 70 : 100}`,
    ...expected(state),
    change: (sheet) => ({
      ...sheet,
      players: sheet.players.map((player) => ({ ...player, [state]: state === 'condition' ? 70 : 100 })),
    }),
  }),
);

const speeches = SPEECH_SKILLS.filter((skill) => skill !== 'boosters').map(
  (skill): Variation => ({
    kind: 'speech',
    name: `${skill} 20`,
    ...expected(`speech ${skill}`),
    change: (sheet) => ({ ...sheet, speech: { ...sheet.speech, [skill]: 20 } }),
  }),
);

const boosters = MATCH_BOOSTERS.map(
  ({ id, attribute }): Variation => ({
    kind: 'booster',
    name: attribute,
    ...expected(attribute),
    change: (sheet) => ({ ...sheet, boosterId: id, speech: { ...sheet.speech, boosters: 20 } }),
  }),
);

const team = TEAM_INSTRUCTIONS.flatMap(({ name, options, neutral }) =>
  options
    .filter((option) => option !== neutral)
    .map(
      (value): Variation => ({
        kind: 'team',
        name: `${name}: ${value}`,
        ...expected(`${name}: ${value}`),
        change: (sheet) => ({ ...sheet, tactic: { ...sheet.tactic, teamInstructions: [{ name, value }] } }),
      }),
    ),
);

const individual = INDIVIDUAL_INSTRUCTIONS.flatMap(({ name, options, neutral, positions }) =>
  options
    .filter((option) => option !== neutral)
    .map(
      (value): Variation => ({
        kind: 'individual',
        name: `${name}: ${value}`,
        ...expected(`${name}: ${value}`),
        change: (sheet) => ({
          ...sheet,
          tactic: {
            ...sheet.tactic,
            playersInstructions: formationSlots(sheet.tactic.formation)
              .filter(({ position }) => positions.includes(position))
              .map(({ position }) => ({ position, instructions: [{ name, value }] })),
          },
        }),
      }),
    ),
);

const formations = FORMATION_NAMES.map(
  (formation): Variation => ({
    kind: 'formation',
    name: formation,
    ...expected('formation'),
    change: (sheet) => {
      const seed = Number(sheet.club.id.replace('team-', ''));
      return teamSheet({ seed, formation });
    },
  }),
);

export const VARIATIONS: readonly Variation[] = [
  ...attributes,
  ...states,
  ...speeches,
  ...boosters,
  ...team,
  ...individual,
  ...formations,
];

function expected(name: string): Expectation {
  return EXPECTED[name] ?? { statistic: 'share', sign: 0 };
}
