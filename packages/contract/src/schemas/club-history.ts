/** Seasons, accounts and records of a club. R-ARC-2 to R-ARC-4 */
import type { LeagueMovement } from '@mundo-manager/rules/competitions';
import { MONEY_ENTRY_TYPES } from '@mundo-manager/rules/finances';
import type {
  AccountRow,
  ClubPlayer,
  ClubSeason,
  RecordMatch,
  SeasonAccounts,
  UnbeatenRun,
} from '@mundo-manager/rules/history';
import { z } from 'zod';
import { articleSchema, categorySchema } from './club-look.ts';
import { playerSeasonSchema } from './edition.ts';
import { competitionNameSchema } from './match.ts';
import { amount, count, decimal, id, list, moment, named, record, text } from './schema-parts.ts';

export const recordMatchSchema: z.ZodType<RecordMatch> = named(
  'RecordMatch',
  record({
    matchId: id,
    date: moment,
    opponentId: id,
    opponentName: text(60),
    opponentArticle: articleSchema.exactOptional(),
    isHome: z.boolean(),
    goalsFor: count,
    goalsAgainst: count,
    attendance: count,
  }),
);

const unbeatenRunSchema: z.ZodType<UnbeatenRun> = named(
  'UnbeatenRun',
  record({ matches: count, opening: count, longest: count, closing: count }),
  'Matches in a row without a defeat: since the first, the most, and up to the last.',
);

const movementSchema: z.ZodType<LeagueMovement> = z.enum(['promoted', 'relegated', 'stays']);

/** A club's part in an edition in short. */
export type SeasonSummary = Omit<ClubSeason, 'players' | 'possession' | 'bestCrowd'>;

const SUMMARY = {
  competitionId: id,
  name: competitionNameSchema,
  number: count,
  category: categorySchema,
  lastMatchAt: moment.nullable(),
  place: count.nullable(),
  clubs: count,
  expectedPlace: count.nullable(),
  movement: movementSchema.nullable(),
  nextCategory: categorySchema,
  prize: record({ money: amount, credits: count }).nullable(),
  wins: count,
  draws: count,
  losses: count,
  goals: count,
  goalsTaken: count,
  points: z.int().nullable(),
  biggestWin: recordMatchSchema.nullable(),
  heaviestDefeat: recordMatchSchema.nullable(),
  unbeaten: unbeatenRunSchema,
  bestPlayer: playerSeasonSchema.nullable(),
};

export const seasonSummarySchema: z.ZodType<SeasonSummary> = named(
  'SeasonSummary',
  record(SUMMARY),
  'A club’s part in an edition; place is null while there is none, movement and prize are null before the end.',
);

export const clubSeasonSchema: z.ZodType<ClubSeason> = named(
  'ClubSeason',
  record({
    ...SUMMARY,
    bestCrowd: recordMatchSchema.nullable(),
    possession: decimal.nullable(),
    players: list(playerSeasonSchema, 1_000),
  }),
);

const accountRowSchema: z.ZodType<AccountRow> = record({ type: z.enum(MONEY_ENTRY_TYPES), amount });

export const seasonAccountsSchema: z.ZodType<SeasonAccounts> = named(
  'SeasonAccounts',
  record({
    opening: amount,
    income: list(accountRowSchema, MONEY_ENTRY_TYPES.length),
    expenses: list(accountRowSchema, MONEY_ENTRY_TYPES.length),
    result: amount,
    closing: amount,
  }),
);

/** A player bought or sold, and for how much. */
export interface RecordTransfer {
  readonly playerName: string;
  /** Whole dollars. */
  readonly amount: number;
  readonly date: number;
}

/** The records of a club. */
export interface ClubRecords {
  readonly biggestWin: RecordMatch | null;
  readonly heaviestDefeat: RecordMatch | null;
  /** Of leagues, one after the other. */
  readonly unbeaten: UnbeatenRun;
  readonly topScorer: ClubPlayer | null;
  readonly mostMatches: ClubPlayer | null;
  readonly dearestPurchase: RecordTransfer | null;
  readonly dearestSale: RecordTransfer | null;
}

const clubPlayerSchema: z.ZodType<ClubPlayer> = named(
  'ClubPlayer',
  record({ playerId: id, name: text(100), matches: count, goals: count, assists: count }),
);
const recordTransferSchema: z.ZodType<RecordTransfer> = named(
  'RecordTransfer',
  record({ playerName: text(200), amount: count, date: moment }),
);

export const clubRecordsSchema: z.ZodType<ClubRecords> = named(
  'ClubRecords',
  record({
    biggestWin: recordMatchSchema.nullable(),
    heaviestDefeat: recordMatchSchema.nullable(),
    unbeaten: unbeatenRunSchema,
    topScorer: clubPlayerSchema.nullable(),
    mostMatches: clubPlayerSchema.nullable(),
    dearestPurchase: recordTransferSchema.nullable(),
    dearestSale: recordTransferSchema.nullable(),
  }),
);
