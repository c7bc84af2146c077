/** Tactics, saved and to be saved. Whether one is good is for the rules to say; sizes are bounded here. */
import {
  type Instruction,
  SET_PIECES,
  type Substitution,
  TACTIC_NAMES,
  type Tactic,
  type TacticName,
  type Tactics,
} from '@mundo-manager/rules/tactics';
import { z } from 'zod';
import { positionSchema } from './player.ts';
import { each, id, list, named, record, text } from './shape.ts';

export const tacticNameSchema: z.ZodType<TacticName> = named('TacticName', z.enum(TACTIC_NAMES));

export const instructionSchema: z.ZodType<Instruction> = named(
  'Instruction',
  record({ name: text(60), value: text(60) }),
);

const substitutionSchema: z.ZodType<Substitution> = named(
  'Substitution',
  record({ minutes: z.int(), playerIn: id, playerOut: id }),
);

export const tacticSchema: z.ZodType<Tactic> = named(
  'Tactic',
  record({
    formation: text(40),
    places: list(record({ id: text(2), playerId: id.nullable() }), 18),
    playersInstructions: list(record({ position: positionSchema, instructions: list(instructionSchema, 30) }), 11),
    teamInstructions: list(instructionSchema, 30),
    setPieces: list(record({ name: z.enum(SET_PIECES), value: z.int().nullable() }), SET_PIECES.length),
    substitutions: list(substitutionSchema, 20),
  }),
);

export const tacticsSchema: z.ZodType<Tactics> = each(TACTIC_NAMES, tacticSchema);
