/** Legal inputs of every kind, for laws. */
import { SPEECH_SKILLS } from '@mundo-manager/rules/manager';
import { SKILLS } from '@mundo-manager/rules/players';
import {
  FORMATION_NAMES,
  formationSlots,
  INDIVIDUAL_INSTRUCTIONS,
  SET_PIECES,
  TACTIC_RULES,
  TEAM_INSTRUCTIONS,
} from '@mundo-manager/rules/tactics';
import * as fc from 'fast-check';
import type { MatchInput, TeamSheet } from '../input/team-sheet.ts';
import { matchInput, teamSheet } from './team-sheet.ts';

/** Any team sheet that may be handed in: all formations, instructions, takers, changes, boosters, and players from hopeless to perfect. */
function anyTeamSheet(seed: number): fc.Arbitrary<TeamSheet> {
  return fc
    .record({
      formation: fc.constantFrom(...FORMATION_NAMES),
      strength: fc.integer({ min: 1, max: 99 }),
      spread: fc.integer({ min: 0, max: 30 }),
      condition: fc.integer({ min: 0, max: 100 }),
      morale: fc.integer({ min: 0, max: 100 }),
      extreme: fc.option(fc.constantFrom(0, 100)),
      team: fc.tuple(...TEAM_INSTRUCTIONS.map(({ options }) => fc.option(fc.constantFrom(...options)))),
      own: fc.array(fc.tuple(...INDIVIDUAL_INSTRUCTIONS.map(({ options }) => fc.option(fc.constantFrom(...options)))), {
        minLength: 11,
        maxLength: 11,
      }),
      takers: fc.tuple(...SET_PIECES.map(() => fc.option(fc.integer({ min: 1, max: 11 })))),
      changes: fc.array(fc.constantFrom(...TACTIC_RULES.substitutionMinutes), {
        maxLength: TACTIC_RULES.maximumSubstitutions,
      }),
      boosterId: fc.option(fc.integer({ min: 1, max: 10 })),
      level: fc.integer({ min: 1, max: 20 }),
    })
    .map((drawn) => sheetOf(seed, drawn));
}

/** Any match that may be played. */
export const anyMatchInput: fc.Arbitrary<MatchInput> = fc
  .tuple(anyTeamSheet(1), anyTeamSheet(2))
  .map(([home, away]) => matchInput(home, away));

interface Drawn {
  readonly formation: (typeof FORMATION_NAMES)[number];
  readonly strength: number;
  readonly spread: number;
  readonly condition: number;
  readonly morale: number;
  readonly extreme: number | null;
  readonly team: readonly (string | null)[];
  readonly own: readonly (readonly (string | null)[])[];
  readonly takers: readonly (number | null)[];
  readonly changes: readonly number[];
  readonly boosterId: number | null;
  readonly level: number;
}

function sheetOf(seed: number, drawn: Drawn): TeamSheet {
  const { formation, strength, spread, condition, morale, extreme, boosterId, level } = drawn;
  const sheet = teamSheet({ formation, strength, spread, seed });
  const all = extreme === null ? null : Object.fromEntries(SKILLS.map((skill) => [skill, extreme]));
  const players = sheet.players.map((player) => ({
    ...player,
    condition,
    morale,
    attributes: { ...player.attributes, ...all },
  }));
  return {
    ...sheet,
    players,
    boosterId,
    speech: Object.fromEntries(SPEECH_SKILLS.map((skill) => [skill, level])) as unknown as TeamSheet['speech'],
    tactic: {
      ...sheet.tactic,
      teamInstructions: TEAM_INSTRUCTIONS.flatMap(({ name }, at) => chosen(name, drawn.team[at])),
      playersInstructions: formationSlots(formation).map(({ position }, place) => ({
        position,
        instructions: INDIVIDUAL_INSTRUCTIONS.flatMap(({ name, positions }, at) =>
          positions.includes(position) ? chosen(name, drawn.own[place]?.[at]) : [],
        ),
      })),
      setPieces: SET_PIECES.map((name, at) => ({ name, value: drawn.takers[at] ?? null })),
      substitutions: drawn.changes.map((minutes, at) => ({
        minutes,
        playerIn: players[11 + at]?.id ?? '',
        playerOut: players[1 + at]?.id ?? '',
      })),
    },
  };
}

function chosen(name: string, value: string | null | undefined): { name: string; value: string }[] {
  return value === null || value === undefined ? [] : [{ name, value }];
}
