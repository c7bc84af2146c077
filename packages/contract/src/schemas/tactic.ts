/** Tactics, saved and to be saved. Whether one is good is for the rules to say; sizes are bounded here. */
import {
  type Instruction,
  type Order,
  type OrderAction,
  type OrderCondition,
  SET_PIECES,
  type Substitution,
  TACTIC_NAMES,
  type Tactic,
  type TacticName,
  type Tactics,
} from '@mundo-manager/rules/tactics';
import { z } from 'zod';
import { positionSchema } from './player.ts';
import { each, id, list, named, record, text } from './schema-parts.ts';

export const tacticNameSchema: z.ZodType<TacticName> = named('TacticName', z.enum(TACTIC_NAMES));

export const instructionSchema: z.ZodType<Instruction> = named(
  'Instruction',
  record({ name: text(60), value: text(60) }),
);

const substitutionSchema: z.ZodType<Substitution> = named(
  'Substitution',
  record({ minutes: z.int(), playerIn: id, playerOut: id }),
);

const kind = <K extends string, T extends z.core.$ZodLooseShape>(name: K, fields: T) =>
  z.strictObject({ kind: z.literal(name), ...fields });

const conditionSchema: z.ZodType<OrderCondition> = named(
  'OrderCondition',
  z.discriminatedUnion('kind', [
    kind('minute', { from: z.int(), to: z.int().nullable() }),
    kind('score', { state: z.enum(['leading', 'trailing']), goals: z.int() }),
    kind('level', {}),
    kind('players', { state: z.enum(['more', 'equal', 'fewer']) }),
    kind('condition', { playerId: id, below: z.int() }),
    kind('booked', { playerId: id }),
    kind('injured', { playerId: id }),
  ]),
  'What has to be so. `condition` is the value that is shown.',
);

const actionSchema: z.ZodType<OrderAction> = named(
  'OrderAction',
  z.discriminatedUnion('kind', [
    kind('substitution', {
      playerIn: id,
      out: z.discriminatedUnion('kind', [
        kind('player', { playerId: id }),
        kind('mostTired', { line: z.enum(['defence', 'midfield', 'attack']) }),
      ]),
    }),
    kind('instruction', { name: text(60), value: text(60) }),
    kind('tactic', { tacticName: tacticNameSchema }),
  ]),
);

const orderSchema: z.ZodType<Order> = named(
  'Order',
  record({ when: list(conditionSchema, 10), action: actionSchema }),
  'Acts once, at the first dead ball at which all conditions hold.',
);

const PLAN = {
  formation: text(40),
  playersInstructions: list(record({ position: positionSchema, instructions: list(instructionSchema, 30) }), 11),
  teamInstructions: list(instructionSchema, 30),
  setPieces: list(record({ name: z.enum(SET_PIECES), value: z.int().nullable() }), SET_PIECES.length),
};

/** How a tactic is played, without its players. */
export const planSchema = record(PLAN);

export const tacticSchema: z.ZodType<Tactic> = named(
  'Tactic',
  record({
    ...PLAN,
    places: list(record({ id: text(2), playerId: id.nullable() }), 18),
    substitutions: list(substitutionSchema, 20),
    orders: z.exactOptional(list(orderSchema, 20)),
  }),
);

export const tacticsSchema: z.ZodType<Tactics> = each(TACTIC_NAMES, tacticSchema);
