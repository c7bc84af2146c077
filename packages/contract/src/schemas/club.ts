/** Clubs: one's own with everything, any other without what is private. */
import type { Club, Facilities, Manager, Quota } from '@mundo-manager/rules/clubs';
import type { Award } from '@mundo-manager/rules/competitions';
import { SPEECH_SKILLS, TRAINING_SKILLS } from '@mundo-manager/rules/manager';
import type { PublicPlayer } from '@mundo-manager/rules/players';
import { z } from 'zod';
import { articleSchema, categorySchema, emblemSchema, kitSchema } from './club-look.ts';
import { financesSchema } from './finances.ts';
import { competitionNameSchema, playedMatchSchema } from './match.ts';
import { PLAYER_LIMIT, playerSchema, publicPlayerSchema } from './player.ts';
import { count, each, id, list, moment, named, record, text } from './schema-parts.ts';
import { tacticNameSchema, tacticsSchema } from './tactic.ts';

/** The most boosters of a kind that a club may have in stock. */
const STORE_LIMIT = 10_000;

const managerSchema: z.ZodType<Manager> = named(
  'Manager',
  record({
    name: z.string().max(200),
    level: count,
    exp: count,
    skillPoints: count,
    skills: record({ training: each(TRAINING_SKILLS, count), speech: each(SPEECH_SKILLS, count) }),
  }),
);

const facilitiesSchema: z.ZodType<Facilities> = named(
  'Facilities',
  record({
    stadium: record({ name: text(100), level: count }),
    recoveryCenter: count,
    gym: count,
    trainingGround: count,
  }),
);

const quotaSchema: z.ZodType<Quota> = named(
  'Quota',
  record({ value: count, lastUpdate: moment }),
  'How much of a daily quota is used, and since when.',
);

export const awardSchema: z.ZodType<Award> = named(
  'Award',
  record({ competition: competitionNameSchema, number: count, category: categorySchema, place: count, date: moment }),
);

/** The caller's own club, whole, with the version that his next command builds on. */
export type OwnClub = Club & { readonly version: number };

export const ownClubSchema: z.ZodType<OwnClub> = named(
  'OwnClub',
  record({
    id,
    version: count,
    name: text(60),
    article: articleSchema.exactOptional(),
    emblem: emblemSchema,
    uniform: kitSchema,
    category: categorySchema,
    createdAt: moment,
    manager: managerSchema,
    facilities: facilitiesSchema,
    finances: financesSchema,
    paydaysInDebt: count.exactOptional(),
    firstDepartures: record({ releases: count, sales: count }).exactOptional(),
    dailyRewards: record({ moneyCollectionDate: moment, itemCollectionDate: moment }),
    rests: quotaSchema,
    marketSearches: quotaSchema,
    competitions: record({ current: list(id, 20) }),
    lastMatches: list(playedMatchSchema, 100),
    players: list(playerSchema, PLAYER_LIMIT),
    playerBoosters: list(z.int(), STORE_LIMIT),
    matchBoosters: list(z.int(), STORE_LIMIT),
    awards: list(awardSchema, 10_000),
    tactics: tacticsSchema,
    defaultTactic: tacticNameSchema,
  }),
);

/** A club as all callers see it: no money, no tactics, no boosters in stock, no condition and morale. */
export interface PublicClub
  extends Pick<Club, 'id' | 'name' | 'article' | 'emblem' | 'uniform' | 'category' | 'createdAt' | 'awards'> {
  readonly players: readonly PublicPlayer[];
  readonly manager: Pick<Manager, 'name' | 'level'>;
  readonly facilities: Pick<Facilities, 'stadium'>;
}

export const publicClubSchema: z.ZodType<PublicClub> = named(
  'PublicClub',
  record({
    id,
    name: text(60),
    article: articleSchema.exactOptional(),
    emblem: emblemSchema,
    uniform: kitSchema,
    category: categorySchema,
    createdAt: moment,
    manager: record({ name: z.string().max(200), level: count }),
    facilities: record({ stadium: record({ name: text(100), level: count }) }),
    awards: list(awardSchema, 10_000),
    players: list(publicPlayerSchema, PLAYER_LIMIT),
  }),
);
