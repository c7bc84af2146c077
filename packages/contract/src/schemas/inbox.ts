/** Messages of the inbox, as data; their texts are the screen's. */
import { COMPETITION_NAMES } from '@mundo-manager/rules/competitions';
import type { InboxLink, InboxMessage, MessageFacts } from '@mundo-manager/rules/inbox';
import { PLAN_SKIPS } from '@mundo-manager/rules/training-plan';
import { z } from 'zod';
import { articleSchema, categorySchema } from './club-look.ts';
import { PLAYER_LIMIT } from './player.ts';
import { amount, count, decimal, id, list, moment, named, record, text } from './schema-parts.ts';
import { DAY_SESSIONS } from './training-plan.ts';

const PLAYER = { playerId: id, name: text(100) };
const COMPETITION = { competitionId: id, competitionName: z.enum(COMPETITION_NAMES) };

const factsSchema: z.ZodType<MessageFacts> = named(
  'MessageFacts',
  z.discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('match-finished'),
      matchId: id,
      opponent: text(60),
      opponentArticle: articleSchema.exactOptional(),
      goalsFor: count,
      goalsAgainst: count,
      isHome: z.boolean().exactOptional(),
      isFriendly: z.literal(true).exactOptional(),
    }),
    z.strictObject({
      type: z.enum([
        'friendly-invited',
        'friendly-accepted',
        'friendly-declined',
        'friendly-expired',
        'friendly-lapsed',
        'friendly-cancelled',
      ]),
      invitationId: id,
      opponent: text(60),
      opponentArticle: articleSchema.exactOptional(),
      kickOff: moment,
    }),
    z.strictObject({
      type: z.enum(['player-bought', 'player-sold']),
      ...PLAYER,
      price: amount,
      otherClub: text(60).nullable(),
      otherClubArticle: articleSchema.exactOptional(),
    }),
    z.strictObject({ type: z.enum(['player-released', 'player-retired', 'player-promoted']), ...PLAYER }),
    z.strictObject({ type: z.enum(['watched-for-sale', 'watched-price-reached']), ...PLAYER, price: amount }),
    z.strictObject({ type: z.literal('player-suspended'), ...PLAYER, ...COMPETITION }),
    z.strictObject({ type: z.literal('player-injured'), ...PLAYER, days: count }),
    z.strictObject({
      type: z.literal('training-planned'),
      rests: count,
      trained: list(record({ name: text(100), trainingIds: list(z.int(), DAY_SESSIONS), rise: decimal }), PLAYER_LIMIT),
      skipped: list(record({ name: text(100), reason: z.enum(PLAN_SKIPS) }), PLAYER_LIMIT),
    }),
    z.strictObject({ type: z.literal('prize-won'), ...COMPETITION, place: count, money: amount, credits: amount }),
    z.strictObject({ type: z.literal('sponsorship-signed'), duration: z.number(), money: amount, credits: amount }),
    z.strictObject({ type: z.enum(['sponsorship-expired', 'debt-paid']) }),
    z.strictObject({
      type: z.enum(['debt-warned', 'debt-selling', 'debt-administration']),
      paydays: count,
      owed: amount,
    }),
    z.strictObject({
      type: z.literal('balance-adjusted'),
      currency: z.enum(['money', 'credits']),
      amount,
      reason: text(200),
    }),
    z.strictObject({ type: z.literal('club-renamed'), name: text(25), reason: text(200) }),
    z.strictObject({ type: z.literal('manager-banned'), until: moment, reason: text(200) }),
    z.strictObject({ type: z.literal('manager-unbanned'), reason: text(200) }),
    z.strictObject({ type: z.literal('manager-silenced'), until: moment, reason: text(200) }),
    z.strictObject({ type: z.literal('manager-unsilenced'), reason: text(200) }),
    z.strictObject({ type: z.enum(['post-hidden', 'post-restored']), competitionId: id, reason: text(200) }),
    z.strictObject({ type: z.literal('vacation-started'), isByHand: z.boolean() }),
    z.strictObject({ type: z.enum(['bot-took-over', 'emails-ended']) }),
    z.strictObject({
      type: z.literal('vacation-ended'),
      trainings: count,
      rests: count,
      lineUps: count,
      bought: count,
      sold: count,
    }),
    z.strictObject({ type: z.enum(['competition-joined', 'competition-drawn']), ...COMPETITION }),
    z.strictObject({ type: z.literal('competition-finished'), ...COMPETITION, place: count }),
    z.strictObject({ type: z.enum(['club-promoted', 'club-relegated']), ...COMPETITION, category: categorySchema }),
  ]),
);

const linkSchema: z.ZodType<InboxLink> = named(
  'InboxLink',
  z.discriminatedUnion('screen', [
    z.strictObject({ screen: z.literal('matchStats'), matchId: id }),
    z.strictObject({ screen: z.literal('playerDetails'), playerId: id }),
    z.strictObject({ screen: z.literal('competition'), competitionId: id }),
    z.strictObject({ screen: z.enum(['squad', 'finances', 'account', 'friendlies', 'training']) }),
  ]),
);

/** The id of a message: it is made of the ids of a club and of its subject. */
export const messageIdSchema: z.ZodType<string> = text(200);

export const inboxMessageSchema: z.ZodType<InboxMessage> = named(
  'InboxMessage',
  record({
    id: messageIdSchema,
    kind: z.enum(['result', 'transfer', 'squad', 'prize', 'sponsor', 'league', 'money', 'operator']),
    clubId: id,
    date: moment,
    facts: factsSchema,
    link: linkSchema,
    read: z.boolean(),
  }),
);
