/** Everything that a manager can put in, one at a time: the change of a neutral sheet. */
import { MATCH_BOOSTERS } from '@mundo-manager/rules/boosters';
import { SPEECH_SKILLS } from '@mundo-manager/rules/manager';
import { SKILLS } from '@mundo-manager/rules/players';
import type { Position } from '@mundo-manager/rules/positions';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import {
  FORMATION_NAMES,
  formationSlots,
  INDIVIDUAL_INSTRUCTIONS,
  individualInstructions,
  TEAM_INSTRUCTIONS,
} from '@mundo-manager/rules/tactics';
import type { TeamSheet } from '../../src/index.ts';
import { teamSheet } from '../../src/testing/index.ts';
import { SWAPS, TAKERS } from './selection-variations.ts';
import { LINE_VARIATIONS, PLACE_VARIATIONS } from './single-variations.ts';
import type { Variation } from './variation.ts';

/** What is added to an attribute of all players. */
const ATTRIBUTE_STEP = 20;

const attributes = SKILLS.map(
  (skill): Variation => ({
    kind: 'attribute',
    name: skill,
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
    name: state,
    change: (sheet) => ({
      ...sheet,
      players: sheet.players.map((player) => ({ ...player, [state]: state === 'condition' ? 70 : 100 })),
    }),
  }),
);

const speeches = SPEECH_SKILLS.filter((skill) => skill !== 'boosters').map(
  (skill): Variation => ({
    kind: 'speech',
    name: skill,
    change: (sheet, { manager }) => ({ ...sheet, speech: { ...sheet.speech, [skill]: manager.skillLevelCap } }),
  }),
);

const boosters = MATCH_BOOSTERS.map(
  ({ id, attribute }): Variation => ({
    kind: 'booster',
    name: attribute,
    change: (sheet, { manager }) => ({
      ...sheet,
      boosterId: id,
      speech: { ...sheet.speech, boosters: manager.skillLevelCap },
    }),
  }),
);

const team = TEAM_INSTRUCTIONS.flatMap(({ name, options, neutral }) =>
  options
    .filter((option) => option !== neutral)
    .map(
      (value): Variation => ({
        kind: 'team',
        name: `${name}: ${value}`,
        change: (sheet) => {
          const teamInstructions = [...sheet.tactic.teamInstructions, { name, value }];
          return { ...sheet, tactic: { ...sheet.tactic, teamInstructions } };
        },
      }),
    ),
);

const isOffered = (position: Position, name: string, value: string) =>
  individualInstructions(position).some((group) => group.name === name && group.options.includes(value));

const individual = INDIVIDUAL_INSTRUCTIONS.flatMap(({ name, options, neutral }) =>
  options
    .filter((option) => option !== neutral)
    .map(
      (value): Variation => ({
        kind: 'individual',
        name: `${name}: ${value}`,
        change: (sheet) => {
          const playersInstructions = formationSlots(sheet.tactic.formation).map(({ position }) => {
            const given = sheet.tactic.playersInstructions.find((player) => player.position === position)?.instructions;
            return {
              position,
              instructions: [...(given ?? []), ...(isOffered(position, name, value) ? [{ name, value }] : [])],
            };
          });
          return { ...sheet, tactic: { ...sheet.tactic, playersInstructions } };
        },
      }),
    ),
);

const formations = FORMATION_NAMES.map(
  (formation): Variation => ({
    kind: 'formation',
    name: formation,
    change: (sheet) => {
      const seed = Number(sheet.club.id.replace('team-', ''));
      return teamSheet({ seed, formation });
    },
  }),
);

/** A formation for the eighteen who are there. */
const shapes = FORMATION_NAMES.map((formation) => ({
  kind: 'shape' as const,
  name: formation,
  change: (sheet: TeamSheet): TeamSheet => ({ ...sheet, tactic: { ...sheet.tactic, formation } }),
}));

export const VARIATIONS: readonly Variation[] = [
  ...attributes,
  ...states,
  ...speeches,
  ...boosters,
  ...team,
  ...individual,
  ...formations,
];

/** 'team Tempo: High': what a variation is called between threads and in tables. */
export function variationKey({ kind, name }: { readonly kind: string; readonly name: string }): string {
  return `${kind} ${name}`;
}

const BY_KEY = new Map<string, Pick<Variation, 'change'>>(
  [...VARIATIONS, ...LINE_VARIATIONS, ...PLACE_VARIATIONS, ...shapes, ...SWAPS, ...TAKERS].map((variation) => [
    variationKey(variation),
    variation,
  ]),
);

/** The sheet with several variations, one after the other; a formation comes first, for it brings its own players. */
export function variedSheet(sheet: TeamSheet, keys: readonly string[], ruleset: Ruleset): TeamSheet {
  return keys.reduce((before, key) => {
    const variation = BY_KEY.get(key);
    if (variation === undefined) throw new RangeError(`there is no input '${key}'`);
    return variation.change(before, ruleset);
  }, sheet);
}
