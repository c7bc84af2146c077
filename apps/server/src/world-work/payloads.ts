/**
 * What each kind of the world's work is stored with, in the order in which kinds are done when due at the same moment. R-WLD-7
 * To change a shape: raise its version, and add the upgrade of the version before.
 */
import { matchInputSchema } from '@mundo-manager/contract';
import { z } from 'zod';
import type { PayloadOf, PayloadSpec, Work } from '../due-work/work-kinds.ts';

const id = z.string().min(1);
const matches = z.strictObject({ matchIds: z.array(id).min(1).readonly() });
/** What it is about: a competition, or an invitation to a friendly. */
const subject = z.strictObject({ id });
const turn = z.enum(['day', 'evening']);

/** What is frozen of a match at kick-off. */
const frozenMatch = z.strictObject({
  input: matchInputSchema,
  seed: z.string().min(1),
  /** Of the rule set that it is played by; null: the one of its moment. */
  rulesetHash: z.string().nullable(),
  engineVersion: z.int().positive(),
  knockout: z.boolean().optional(),
});

/** What ends comes before what begins; bots act before a kick-off, so that their choice of the moment still counts. */
export const PAYLOADS = {
  'full-time': first(matches),
  'league-end': first(subject),
  'cup-end': first(subject),
  day: first(z.null()),
  'club-day': first(z.strictObject({ clubIds: z.array(id).readonly() })),
  market: first(z.strictObject({ birthdays: z.boolean() })),
  'bot-retirement': first(z.strictObject({ clubIds: z.array(id).readonly() })),
  bots: first(z.strictObject({ turn })),
  'bot-turn': first(z.strictObject({ clubId: id, turn })),
  'bot-purchase': first(z.strictObject({ buyerId: id, sellerId: id.nullable(), playerId: id })),
  /** Looks for champions to invite: `id` is the competition that has ended. Before the draws, which enter clubs for cups. */
  special: first(subject),
  /** `isCompanion`: the league is drawn beside a manager's league, even without entrants. `seed`: of a draw whose round has arrived. */
  draw: first(z.strictObject({ id, isCompanion: z.boolean().optional(), seed: id.optional() })),
  'cup-entry': first(subject),
  'cup-draw': first(z.strictObject({ id, round: z.int().positive(), seed: id.optional() })),
  'friendly-answer': first(subject),
  'friendly-expiry': first(subject),
  /** After the draws, whose matches go first. `id` is the invitation of an agreed friendly. */
  'friendly-clash': first(subject),
  'kick-off': first(matches),
  /** Takes whatever was frozen: several of one moment leave nothing for those after the first. */
  seal: first(z.null()),
  round: first(z.strictObject({ beacon: id, round: z.int().positive() })),
  // Version 1 is of before worlds had a rule set, version 2 of before competitions had an engine version.
  play: {
    version: 3,
    schema: frozenMatch,
    upgrades: {
      1: (payload) => Object.assign({ rulesetHash: null }, payload),
      2: (payload) => Object.assign({ engineVersion: 3 }, payload),
    },
  },
  /** Looks at matches for notifications: they change nothing of the game. */
  'match-ahead': first(matches),
  'match-begins': first(matches),
} as const satisfies Readonly<Record<string, PayloadSpec>>;

/** A kind of the world's work. */
type WorkKindName = keyof typeof PAYLOADS;
/** What work of that kind is done with. */
export type Payload<Kind extends WorkKindName> = PayloadOf<(typeof PAYLOADS)[Kind]>;
/** A piece of the world's work, its payload that of its kind. */
export type WorldWork<Kind extends WorkKindName = WorkKindName> = Kind extends WorkKindName
  ? Work<Kind, Payload<Kind>>
  : never;

function first<T>(schema: z.ZodType<T>): PayloadSpec<T> {
  return { version: 1, schema, upgrades: {} };
}
