/** Matches: what all callers may see of them, and a club's own window of finished ones. */
import {
  type Assist,
  COMPETITION_NAMES,
  type CompetitionKind,
  type CompetitionName,
  FRIENDLY,
  type Goal,
  type Match,
  type MatchSide,
  type PlayerScore,
} from '@mundo-manager/rules/competitions';
import { z } from 'zod';
import { articleSchema, emblemSchema } from './club-look.ts';
import { amount, count, decimal, hexadecimal, id, list, moment, named, record, text } from './schema-parts.ts';
import { statisticsShape } from './statistics.ts';
import { tacticNameSchema } from './tactic.ts';

export const competitionNameSchema: z.ZodType<CompetitionName> = named('CompetitionName', z.enum(COMPETITION_NAMES));

/** The name that a match or its competition goes by: a friendly has one, too. R-FRD-1 */
export const competitionKindSchema: z.ZodType<CompetitionKind> = named(
  'CompetitionKind',
  z.enum([...COMPETITION_NAMES, FRIENDLY]),
);

const goalSchema: z.ZodType<Goal> = named(
  'Goal',
  record({ id: id.nullable(), name: text(100), number: z.int(), minutes: z.int() }),
);

const assistSchema: z.ZodType<Assist> = named(
  'Assist',
  record({ id: id.nullable(), name: z.string().max(100), number: z.int() }),
);

const playerScoreSchema: z.ZodType<PlayerScore> = named(
  'PlayerScore',
  record({ id, number: z.int(), name: text(100), value: decimal }),
);

const SIDE = {
  id,
  clubName: text(60),
  clubArticle: articleSchema.exactOptional(),
  clubEmblem: emblemSchema,
  score: count,
  shootOut: count.exactOptional(),
  goals: list(goalSchema, 100),
  assists: list(assistSchema, 100),
  boosterId: z.int().nullable(),
  ...statisticsShape,
};

const FIXTURE = {
  id,
  competitionId: id,
  competitionName: competitionKindSchema,
  round: count,
  date: moment,
  venue: text(100),
  isKnockOut: z.literal(true).exactOptional(),
  isNeutral: z.literal(true).exactOptional(),
  status: z.enum(['not started', 'finished']),
  replayId: id.nullable(),
  attendance: count,
  ticketSales: amount,
};

const playedSideSchema: z.ZodType<MatchSide> = record({
  ...SIDE,
  tacticName: tacticNameSchema,
  playerScore: list(playerScoreSchema, 60),
});

/** A finished match as its clubs remember it, whole. */
export const playedMatchSchema: z.ZodType<Match> = named(
  'PlayedMatch',
  record({ ...FIXTURE, home: playedSideSchema, away: playedSideSchema }),
);

/** A side of a match in a list; before full time the tactic and the booster of others are null, and there are no ratings. */
export interface MatchSideView extends Omit<MatchSide, 'tacticName'> {
  readonly tacticName: MatchSide['tacticName'] | null;
}

/** The score of a match that is being played, at the last minute that may be seen. */
export interface LiveScore {
  /** As a scoreboard shows it: 1–45, 46–90. */
  readonly minute: number;
  /** Minutes of stoppage time. */
  readonly added: number;
  readonly home: number;
  readonly away: number;
  /** Minutes of stoppage time that the fourth official shows: from the end of a half's last whole minute on, absent before. R-WLD-9 */
  readonly stoppage?: number;
  /** Whether a period is over and another one follows; absent while the ball rolls. */
  readonly isBreak?: boolean;
}

/** A match in a list of a competition. Nothing in it is of a later minute than the present one. */
export interface MatchView extends Omit<Match, 'home' | 'away'> {
  readonly home: MatchSideView;
  readonly away: MatchSideView;
  /** Null unless the match is being played. */
  readonly live: LiveScore | null;
  /** SHA-256 of the match's secret in hexadecimal digits, published when it was drawn. R-VER-1 */
  readonly commitment: string;
  /** Of its competition's rule set; null: the world's. R-SRV-13 */
  readonly rulesetHash: string | null;
}

export const liveScoreSchema: z.ZodType<LiveScore> = named(
  'LiveScore',
  record({
    minute: count,
    added: count,
    home: count,
    away: count,
    stoppage: count.exactOptional(),
    isBreak: z.boolean().exactOptional(),
  }),
  'stoppage: minutes that the fourth official shows, absent before a half has had its 45; isBreak: between two periods.',
);

const sideViewSchema: z.ZodType<MatchSideView> = record({
  ...SIDE,
  tacticName: tacticNameSchema.nullable(),
  playerScore: list(playerScoreSchema, 60),
});

export const matchViewSchema: z.ZodType<MatchView> = named(
  'Match',
  record({
    ...FIXTURE,
    home: sideViewSchema,
    away: sideViewSchema,
    live: liveScoreSchema.nullable(),
    commitment: hexadecimal(64),
    rulesetHash: hexadecimal(64).nullable(),
  }),
  'Before full time, scores and statistics are 0, and the tactic and booster of other clubs are null.',
);
