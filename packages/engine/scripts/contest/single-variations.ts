/** What a manager gives to a part of his side: an instruction to the player of one position, better players to one line. */
import { SKILLS, type Skill } from '@mundo-manager/rules/players';
import { LINES, lineOf, POSITIONS, type Position } from '@mundo-manager/rules/positions';
import {
  FORMATION_NAMES,
  type FormationName,
  formationSlots,
  individualInstructions,
} from '@mundo-manager/rules/tactics';
import type { TeamSheet } from '../../src/index.ts';
import type { Variation } from './variation.ts';

/** An instruction to one position, with a formation that has it. */
export interface PlaceVariation extends Variation {
  readonly instruction: string;
  readonly formation: FormationName;
  /** Of the player among the starters. */
  readonly place: number;
}

/** What is added to every attribute of a line's players. */
const LINE_STEP = 10;

/** Each option of each individual instruction in each position that is offered it. */
export const PLACE_VARIATIONS: readonly PlaceVariation[] = POSITIONS.flatMap((position) =>
  individualInstructions(position).flatMap(({ name, options, neutral }) =>
    options.filter((option) => option !== neutral).map((value) => placeVariation(name, value, position)),
  ),
);

function placeVariation(name: string, value: string, position: Position): PlaceVariation {
  const formation = formationWith(position);
  return {
    kind: 'place',
    name: `${name}: ${value} (${position})`,
    instruction: `${name}: ${value}`,
    formation,
    place: formationSlots(formation).findIndex((slot) => slot.position === position),
    change: (sheet) => {
      const playersInstructions = formationSlots(sheet.tactic.formation).map((slot) => {
        const given = sheet.tactic.playersInstructions.find((player) => player.position === slot.position);
        const others = (given?.instructions ?? []).filter((instruction) => instruction.name !== name);
        return {
          position: slot.position,
          instructions: slot.position === position ? [...others, { name, value }] : (given?.instructions ?? []),
        };
      });
      return { ...sheet, tactic: { ...sheet.tactic, playersInstructions } };
    },
  };
}

/** 442 where it has the position, else the first formation that does. */
function formationWith(position: Position): FormationName {
  const has = (name: FormationName) => formationSlots(name).some((slot) => slot.position === position);
  const found = has('442') ? '442' : FORMATION_NAMES.find(has);
  if (found === undefined) throw new RangeError(`no formation has a ${position}`);
  return found;
}

/** 10 points more in everything for the keeper, the defence, the midfield, the attack. */
export const LINE_VARIATIONS: readonly Variation[] = ['keeper', ...LINES].map((line) => ({
  kind: 'line',
  name: line,
  change: (sheet) => {
    const positions = formationSlots(sheet.tactic.formation).map(({ position }) => position);
    const better = new Set(
      sheet.tactic.places.flatMap(({ playerId }, place) => {
        const position = positions[place];
        if (position === undefined) return [];
        return (position === 'GK' ? 'keeper' : lineOf(position)) === line ? [playerId] : [];
      }),
    );
    return { ...sheet, players: sheet.players.map((player) => (better.has(player.id) ? improved(player) : player)) };
  },
}));

function improved(player: TeamSheet['players'][number]): TeamSheet['players'][number] {
  const attributes = Object.fromEntries(
    SKILLS.map((skill) => [skill, Math.min(100, player.attributes[skill] + LINE_STEP)]),
  ) as Record<Skill, number>;
  return { ...player, attributes };
}
