/** What stays of editions, and what clubs are remembered for. R-ARC-1 to R-ARC-4 */
import type { Competition, LeagueMovement, Match } from '@mundo-manager/rules/competitions';
import { MONEY_ENTRY_TYPES } from '@mundo-manager/rules/finances';
import type {
  AccountRow,
  ArchivedPlayer,
  ArchivedSquad,
  ClubPlayer,
  ClubSeason,
  EditionArchive,
  EditionAwards,
  PlayerSeason,
  RecordMatch,
  SeasonAccounts,
  UnbeatenRun,
} from '@mundo-manager/rules/history';
import { z } from 'zod';
import { forecastRowSchema, phaseSchema, statusSchema, tableRowSchema } from './competition.ts';
import { type ClubBadge, categorySchema, clubBadgeSchema } from './identity.ts';
import { competitionNameSchema, type MatchView, matchViewSchema } from './match.ts';
import { PLAYER_LIMIT, positionSchema } from './player.ts';
import { amount, count, decimal, id, list, moment, named, record, text } from './shape.ts';

/** The most clubs of a competition. */
const CLUBS = 64;

const playerSeasonSchema: z.ZodType<PlayerSeason> = named(
  'PlayerSeason',
  record({
    playerId: id,
    clubId: id,
    name: text(100),
    number: z.int(),
    matches: count,
    goals: count,
    assists: count,
    rating: decimal.nullable(),
  }),
  'A player’s matches for one club in one edition; rating is the mean of his match ratings, 0 to 10.',
);

const awardsSchema: z.ZodType<EditionAwards> = named(
  'EditionAwards',
  record({
    topScorers: list(playerSeasonSchema, 1_000),
    topAssists: list(playerSeasonSchema, 1_000),
    bestPlayer: playerSeasonSchema.nullable(),
    bestDefences: list(id, CLUBS),
    bestAttacks: list(id, CLUBS),
  }),
  'Equals share an award.',
);

const archivedPlayerSchema: z.ZodType<ArchivedPlayer> = named(
  'ArchivedPlayer',
  record({ playerId: id, number: z.int(), name: text(100), position: positionSchema, overall: decimal }),
);

const archivedSquadSchema: z.ZodType<ArchivedSquad> = record({
  clubId: id,
  players: list(archivedPlayerSchema, PLAYER_LIMIT),
});

const archiveSchema: z.ZodType<EditionArchive> = named(
  'EditionArchive',
  record({
    places: list(record({ clubId: id, place: count }), CLUBS),
    awards: awardsSchema,
    scorers: list(playerSeasonSchema, 20),
    assists: list(playerSeasonSchema, 20),
    squads: list(archivedSquadSchema, CLUBS),
  }),
  'Squads are those at the end of the edition; an edition that ended before squads were kept has none.',
);

/** A side of a match in an archive. */
export interface EditionSide {
  readonly id: string;
  readonly score: number;
  readonly shootOut?: number;
}

/** A match of a finished edition in short. */
export interface EditionMatch extends Pick<Match, 'id' | 'round' | 'date' | 'replayId' | 'isKnockOut' | 'isNeutral'> {
  readonly home: EditionSide;
  readonly away: EditionSide;
}

const editionSideSchema: z.ZodType<EditionSide> = record({ id, score: count, shootOut: count.exactOptional() });

const editionMatchSchema: z.ZodType<EditionMatch> = named(
  'EditionMatch',
  record({
    id,
    round: count,
    date: moment,
    replayId: id.nullable(),
    isKnockOut: z.literal(true).exactOptional(),
    isNeutral: z.literal(true).exactOptional(),
    home: editionSideSchema,
    away: editionSideSchema,
  }),
);

/** A finished edition whole: readable for good, whatever becomes of its clubs. */
export interface EditionDetails
  extends Pick<Competition, 'id' | 'name' | 'number' | 'category' | 'table' | 'forecast'> {
  /** Date of its last match. */
  readonly lastMatchAt: number;
  /** Its clubs as they were called at the draw. */
  readonly clubs: readonly ClubBadge[];
  /** By date. */
  readonly matches: readonly EditionMatch[];
  readonly archive: EditionArchive;
}

export const editionDetailsSchema: z.ZodType<EditionDetails> = named(
  'EditionDetails',
  record({
    id,
    name: competitionNameSchema,
    number: count,
    category: categorySchema,
    lastMatchAt: moment,
    clubs: list(clubBadgeSchema, CLUBS),
    table: list(tableRowSchema, CLUBS),
    forecast: list(forecastRowSchema, CLUBS).exactOptional(),
    matches: list(editionMatchSchema, 1_000),
    archive: archiveSchema,
  }),
  'A finished edition: table, results, awards, scorers and squads. In a cup the table counts all matches.',
);

const recordMatchSchema: z.ZodType<RecordMatch> = named(
  'RecordMatch',
  record({
    matchId: id,
    date: moment,
    opponentId: id,
    opponentName: text(60),
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

/** A competition that a club is in, and where it stands there. */
export interface ClubStanding extends Pick<Competition, 'id' | 'name' | 'number' | 'category' | 'status' | 'phase'> {
  /** Place in the table of a league; null before the first round, and in cups. */
  readonly place: number | null;
  readonly points: number | null;
  /** Clubs in the competition. */
  readonly clubs: number;
}

export const clubStandingSchema: z.ZodType<ClubStanding> = named(
  'ClubStanding',
  record({
    id,
    name: competitionNameSchema,
    number: count,
    category: categorySchema,
    status: statusSchema,
    phase: phaseSchema,
    place: count.nullable(),
    points: z.int().nullable(),
    clubs: count,
  }),
);

/** Matches of a club around the present. */
export interface ClubMatches {
  /** The newest first. */
  readonly results: readonly MatchView[];
  /** The next first. */
  readonly fixtures: readonly MatchView[];
  readonly standings: readonly ClubStanding[];
}

/** Results and fixtures of a club page. */
export const CLUB_PAGE_MATCHES = 10;

export const clubMatchesSchema: z.ZodType<ClubMatches> = named(
  'ClubMatches',
  record({
    results: list(matchViewSchema, CLUB_PAGE_MATCHES),
    fixtures: list(matchViewSchema, CLUB_PAGE_MATCHES),
    standings: list(clubStandingSchema, 20),
  }),
);
