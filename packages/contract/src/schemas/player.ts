/** Players, as their own club and as others see them. */
import type { Bookings } from '@mundo-manager/rules/discipline';
import {
  type BoosterSlot,
  COUNTRIES,
  type Country,
  type PersonalData,
  type Player,
  type PlayerAttributes,
  type PlayerStatistics,
  type PublicAttributes,
  type PublicPlayer,
  SKILLS,
} from '@mundo-manager/rules/players';
import { POSITIONS, type Position } from '@mundo-manager/rules/positions';
import { z } from 'zod';
import { amount, count, decimal, each, id, list, moment, named, record, text } from './schema-parts.ts';

/** The most players that an answer lists. */
export const PLAYER_LIMIT = 100;

export const positionSchema: z.ZodType<Position> = named('Position', z.enum(POSITIONS));

const countrySchema: z.ZodType<Country> = named('Country', z.enum(COUNTRIES));

export const boosterSlotSchema: z.ZodType<BoosterSlot> = named(
  'BoosterSlot',
  z.discriminatedUnion('status', [
    z.strictObject({ slotId: z.int(), status: z.enum(['locked', 'unlockable', 'unlocked']) }),
    z.strictObject({ slotId: z.int(), status: z.literal('occupied'), boosterId: z.int() }),
  ]),
);

const attributesSchema: z.ZodType<PlayerAttributes> = named(
  'PlayerAttributes',
  each([...SKILLS, 'potential', 'condition', 'morale', 'exp'], decimal),
  'All 0 to 100 but exp.',
);

const publicAttributesSchema: z.ZodType<PublicAttributes> = named(
  'PublicAttributes',
  each([...SKILLS, 'potential', 'exp'], decimal),
  'All 0 to 100 but exp.',
);

const personalDataSchema: z.ZodType<PersonalData> = record({
  name: text(100),
  position: positionSchema,
  dob: moment,
  country: countrySchema,
});

const statisticsSchema: z.ZodType<PlayerStatistics> = record({
  matches: count,
  goals: count,
  assists: count,
  ratings: list(decimal, 1_000),
});

const bookingsSchema: z.ZodType<Bookings> = named('Bookings', record({ yellows: count, isSuspended: z.boolean() }));

/** What every manager sees of any player, but for his attributes. */
const known = {
  id,
  club: id.nullable(),
  number: z.int(),
  forSale: z.boolean(),
  marketValue: amount,
  salary: amount,
  personalData: personalDataSchema,
  attributeBoosters: list(boosterSlotSchema, 10),
  statistics: statisticsSchema,
  bookings: z.exactOptional(z.record(id, bookingsSchema)),
  injuredUntil: moment.exactOptional(),
};

/** A player of the caller's own club. */
export const playerSchema: z.ZodType<Player> = named(
  'Player',
  record({ ...known, attributes: attributesSchema, sessions: z.exactOptional(record({ count, date: moment })) }),
);

/** A player as other clubs see him: without present condition and morale. R-OPP-17 */
export const publicPlayerSchema: z.ZodType<PublicPlayer> = named(
  'PublicPlayer',
  record({ ...known, attributes: publicAttributesSchema }),
);
