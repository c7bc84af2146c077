/** A finished edition, readable for good. R-ARC-1 */
import type { Competition, Match } from '@mundo-manager/rules/competitions';
import type {
  ArchivedPlayer,
  ArchivedSquad,
  EditionArchive,
  EditionAwards,
  PlayerSeason,
} from '@mundo-manager/rules/history';
import { z } from 'zod';
import { type ClubBadge, categorySchema, clubBadgeSchema } from './club-look.ts';
import { forecastRowSchema, tableRowSchema } from './competition.ts';
import { competitionNameSchema } from './match.ts';
import { PLAYER_LIMIT, positionSchema } from './player.ts';
import { count, decimal, id, list, moment, named, record, text } from './schema-parts.ts';

/** The most clubs of a competition. */
const CLUBS = 64;

export const playerSeasonSchema: z.ZodType<PlayerSeason> = named(
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

/** A finished edition with all its parts: stays readable after its clubs are gone. */
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
