/** The events of a match, as the engine emits them. */
import type { MatchEvent } from '@mundo-manager/engine';
import { z } from 'zod';
import { count, decimal, id, named, text } from './schema-parts.ts';
import { tacticNameSchema } from './tactic.ts';

const MOMENT = {
  tick: count,
  minute: count,
  added: count,
  side: z.enum(['home', 'away']),
  x: decimal,
  y: decimal,
};
const PLAYER = { ...MOMENT, player: id };
const DUEL = { ...PLAYER, opponent: id };
const SCORE = { home: count, away: count };

const event = <Type extends string, T extends z.core.$ZodLooseShape>(type: Type, fields: T) =>
  z.strictObject({ type: z.literal(type), ...fields });

/**
 * Any event of a match, discriminated by its type. Places are metres from the home side's goal line and from the touch
 * line.
 */
export const matchEventSchema: z.ZodType<MatchEvent> = named(
  'MatchEvent',
  z.discriminatedUnion('type', [
    event('periodStart', { ...MOMENT, period: count, homeAttacks: z.enum(['left', 'right']).exactOptional() }),
    event('periodEnd', { ...MOMENT, ...SCORE, period: count }),
    event('possession', { ...MOMENT, seconds: decimal }),
    event('pass', {
      ...PLAYER,
      receiver: id.nullable(),
      kind: z.enum(['short', 'long', 'cross', 'throwIn']),
      complete: z.boolean(),
      kickTick: count.optional(),
      endX: decimal.optional(),
      endY: decimal.optional(),
    }),
    event('shot', {
      ...PLAYER,
      keeper: id,
      assist: id.nullable(),
      origin: z.enum(['openPlay', 'corner', 'freeKick', 'penalty']),
      header: z.boolean(),
      outcome: z.enum(['goal', 'saved', 'blocked', 'off']),
      xg: decimal,
      factors: z.strictObject({ distance: decimal, pressure: decimal, finishing: decimal, keeping: decimal }),
    }),
    event('goal', { ...PLAYER, ...SCORE, assist: id.nullable(), ownGoal: z.boolean() }),
    event('tackle', DUEL),
    event('dribble', DUEL),
    event('interception', PLAYER),
    event('clearance', PLAYER),
    event('foul', { ...DUEL, penalty: z.boolean(), advantage: z.boolean().default(false) }),
    event('offside', PLAYER),
    event('corner', PLAYER),
    event('throwIn', PLAYER),
    event('goalKick', PLAYER),
    event('freeKick', { ...PLAYER, wall: count.exactOptional() }),
    event('penalty', PLAYER),
    event('substitution', { ...MOMENT, playerIn: id, playerOut: id }),
    event('running', { ...PLAYER, metres: count, fastSeconds: count, sprintSeconds: count, topSpeed: decimal }),
    event('addedTime', { ...MOMENT, minutes: count }),
    event('shootOutKick', { ...PLAYER, ...SCORE, scored: z.boolean() }),
    event('card', {
      ...PLAYER,
      colour: z.enum(['yellow', 'secondYellow', 'red']),
      reason: z.enum(['recklessTackle', 'tacticalFoul', 'persistentFouls', 'seriousFoul', 'deniedGoal', 'timeWasting']),
      opponent: id.nullable(),
    }),
    event('injury', { ...PLAYER, cause: z.enum(['contact', 'muscle']) }),
    event('keeperChange', PLAYER),
    event('tacticalChange', {
      ...MOMENT,
      order: count,
      tactic: tacticNameSchema.nullable(),
      formation: text(40).nullable(),
      name: text(60).nullable(),
      value: text(60).nullable(),
    }),
    event('lapse', {
      ...MOMENT,
      order: count.nullable(),
      reason: z.enum(['playerOutGone', 'playerInUsed', 'noChangesLeft']),
      playerIn: id.nullable(),
      playerOut: id.nullable(),
    }),
  ]),
);
