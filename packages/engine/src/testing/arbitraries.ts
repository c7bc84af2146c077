/** Legal inputs of every kind, for laws. */
import { SPEECH_SKILLS } from '@mundo-manager/rules/manager';
import { SKILLS } from '@mundo-manager/rules/players';
import {
  FORMATION_NAMES,
  formationSlots,
  INDIVIDUAL_INSTRUCTIONS,
  type Order,
  type OrderAction,
  type OrderCondition,
  SET_PIECES,
  TACTIC_RULES,
  TEAM_INSTRUCTIONS,
} from '@mundo-manager/rules/tactics';
import * as fc from 'fast-check';
import type { MatchInput, TeamSheet } from '../input/team-sheet.ts';
import { matchInput, teamSheet } from './team-sheet.ts';

/** Any order about places 0–17 of the sheet; the substitutes are those that no plan names. */
const anyOrder: fc.Arbitrary<(idOf: (place: number) => string) => Order> = fc
  .record({
    place: fc.integer({ min: 1, max: 17 }),
    minute: fc.integer({ min: 1, max: 95 }),
    state: fc.constantFrom('more' as const, 'equal' as const, 'fewer' as const),
    which: fc.integer({ min: 0, max: 5 }),
    what: fc.integer({ min: 0, max: 3 }),
    bench: fc.integer({ min: 11, max: 17 }),
    line: fc.constantFrom('defence' as const, 'midfield' as const, 'attack' as const),
    team: fc.constantFrom(...TEAM_INSTRUCTIONS),
  })
  .map(({ place, minute, state, which, what, bench, line, team }) => (idOf) => {
    const playerId = idOf(place);
    const conditions: readonly OrderCondition[] = [
      { kind: 'minute', from: minute, to: null },
      { kind: 'score', state: 'trailing', goals: 1 },
      { kind: 'players', state },
      { kind: 'condition', playerId, below: minute },
      { kind: 'booked', playerId },
      { kind: 'injured', playerId },
    ];
    const actions: readonly OrderAction[] = [
      { kind: 'substitution', playerIn: idOf(bench), out: { kind: 'mostTired', line } },
      {
        kind: 'substitution',
        playerIn: idOf(bench),
        out: { kind: 'player', playerId: idOf(bench === place ? 5 : place) },
      },
      { kind: 'instruction', name: team.name, value: team.options[0] ?? '' },
      { kind: 'tactic', tacticName: 'B' },
    ];
    const condition = conditions[which];
    const action = actions[what];
    if (condition === undefined || action === undefined) throw new RangeError('no such order');
    return { when: [condition], action };
  });

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
      orders: fc.array(anyOrder, { maxLength: TACTIC_RULES.maximumOrders }),
      named: fc.constantFrom(...FORMATION_NAMES),
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
  readonly orders: readonly ((idOf: (place: number) => string) => Order)[];
  readonly named: (typeof FORMATION_NAMES)[number];
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
    tactics: {
      B: { formation: drawn.named, playersInstructions: [], teamInstructions: [], setPieces: [] },
    },
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
      orders: drawn.orders.map((order) => order((place) => players[place]?.id ?? '')),
    },
  };
}

function chosen(name: string, value: string | null | undefined): { name: string; value: string }[] {
  return value === null || value === undefined ? [] : [{ name, value }];
}
