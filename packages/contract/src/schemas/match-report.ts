/** Facts of a finished match beyond its result. */
import {
  type MatchEvent,
  type MatchReason,
  type MatchStats,
  type PlayerRating,
  type PlayerRunning,
  RATING_WEIGHTS,
  type RatingReasonName,
  type SideStats,
} from '@mundo-manager/engine';
import { z } from 'zod';
import { matchEventSchema } from './engine-events.ts';
import { matchReasonSchema } from './match-reasons.ts';
import { count, decimal, id, list, named, record, text } from './schema-parts.ts';
import { reportStatisticsShape, statisticsShape } from './statistics.ts';

const goalLineSchema = record({ id: id.nullable(), name: text(100), number: z.int(), minutes: z.int() });
const assistLineSchema = record({ id: id.nullable(), name: z.string().max(100), number: z.int() });

const sideStatsSchema: z.ZodType<SideStats> = named(
  'SideStats',
  record({
    score: count,
    goals: list(goalLineSchema, 100),
    assists: list(assistLineSchema, 100),
    ...statisticsShape,
    ...reportStatisticsShape,
  }),
);

const isReason = (name: string): name is RatingReasonName => Object.hasOwn(RATING_WEIGHTS, name);

const playerRatingSchema: z.ZodType<PlayerRating> = named(
  'PlayerRating',
  record({
    id,
    number: z.int(),
    name: text(100),
    side: z.enum(['home', 'away']),
    value: decimal,
    reasons: list(
      record({ reason: z.enum(Object.keys(RATING_WEIGHTS).filter(isReason)), count: z.int(), value: decimal }),
      40,
    ),
  }),
);

const playerRunningSchema: z.ZodType<PlayerRunning> = named(
  'PlayerRunning',
  record({
    id,
    side: z.enum(['home', 'away']),
    metres: count,
    fastSeconds: count,
    sprintSeconds: count,
    topSpeed: decimal,
  }),
);

/** Statistics, ratings, running and the result with their reasons, and events of a finished match. */
export interface MatchReport {
  readonly stats: MatchStats;
  readonly ratings: readonly PlayerRating[];
  /** What each player ran; empty for matches of engine version 2. */
  readonly running: readonly PlayerRunning[];
  /** Why it ended as it did, the weightiest first. */
  readonly reasons: readonly MatchReason[];
  /** In order. */
  readonly events: readonly MatchEvent[];
}

export const matchReportSchema: z.ZodType<MatchReport> = named(
  'MatchReport',
  record({
    stats: record({ home: sideStatsSchema, away: sideStatsSchema }),
    ratings: list(playerRatingSchema, 80),
    running: list(playerRunningSchema, 80),
    reasons: list(matchReasonSchema, 40),
    events: list(matchEventSchema, 20_000),
  }),
);
