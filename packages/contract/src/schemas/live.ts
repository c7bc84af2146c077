/** What happens at this moment: the events of the stream, and what a late joiner catches up with. R-CAL-34, R-WLD-9 */
import type { MatchEvent, SideName } from '@mundo-manager/engine';
import type { SignedRoot } from '@mundo-manager/engine/proof';
import type { Category } from '@mundo-manager/rules/clubs';
import { z } from 'zod';
import { type ClockView, clockSchema } from './clock.ts';
import { categorySchema } from './club-look.ts';
import { matchEventSchema } from './engine-events.ts';
import { type LiveScore, liveScoreSchema, type MatchView, matchViewSchema } from './match.ts';
import { signedRootSchema } from './proof.ts';
import { type SideLook, sideLookSchema } from './replay.ts';
import { count, id, list, moment, named, record, text } from './schema-parts.ts';

/** Where everyone was during a stretch of a match; `decodePositions` opens it. */
export interface Positions {
  /** Half seconds since kick-off of the first frame. */
  readonly firstTick: number;
  /** Half seconds from one frame to the next. */
  readonly ticksPerFrame: number;
  /** Base64 of the engine's frames: 46 little-endian 16-bit numbers each, x and y of 22 players and the ball, in decimetres. */
  readonly frames: string;
}

export const positionsSchema: z.ZodType<Positions> = named(
  'Positions',
  record({ firstTick: count, ticksPerFrame: z.int().min(1), frames: z.base64().max(2_000_000) }),
  'Frames are base64 of 46 little-endian 16-bit numbers each: x and y of 22 players and the ball, in decimetres.',
);

const MATCH = { at: moment, matchId: id, competitionId: id };

const matchSoon = z.strictObject({ type: z.literal('matchSoon'), ...MATCH, date: moment });
const matchStarted = z.strictObject({ type: z.literal('matchStarted'), ...MATCH });
const matchMinutes = record({
  type: z.literal('matchMinutes'),
  ...MATCH,
  score: liveScoreSchema,
  eventsBefore: count,
  events: list(matchEventSchema, 20_000),
  positions: positionsSchema.nullable(),
});
const matchScore = z.strictObject({ type: z.literal('matchScore'), ...MATCH, score: liveScoreSchema });
const goal = z.strictObject({
  type: z.literal('goal'),
  ...MATCH,
  side: z.enum(['home', 'away']),
  score: liveScoreSchema,
  scorer: z.strictObject({ id: id.nullable(), name: text(100), number: z.int() }),
});
const matchFinished = z.strictObject({
  type: z.literal('matchFinished'),
  ...MATCH,
  home: count,
  away: count,
  replayId: id,
});
const clubChanged = z.strictObject({ type: z.literal('clubChanged'), at: moment, version: count, unread: count });
const rootPublished = z.strictObject({ type: z.literal('rootPublished'), at: moment, root: signedRootSchema });
const clockMoved = z.strictObject({ type: z.literal('clockMoved'), at: moment, clock: clockSchema });

interface MatchMoment {
  /** Game time. */
  readonly at: number;
  readonly matchId: string;
  readonly competitionId: string;
}

/** An event of the stream; `type` is also the name of the server-sent event. */
export type LiveEvent =
  /** 15 game minutes are left before kick-off. */
  | (MatchMoment & { readonly type: 'matchSoon'; readonly date: number })
  | (MatchMoment & { readonly type: 'matchStarted' })
  /** The minutes since the last such event, of the matches that the stream watches. */
  | (MatchMoment & {
      readonly type: 'matchMinutes';
      /** At the end of these minutes. */
      readonly score: LiveScore;
      /** How many events the match had before these. */
      readonly eventsBefore: number;
      readonly events: readonly MatchEvent[];
      readonly positions: Positions | null;
    })
  /** A minute has gone by in a match of the reader's competitions that the stream does not watch. */
  | (MatchMoment & { readonly type: 'matchScore'; readonly score: LiveScore })
  | (MatchMoment & {
      readonly type: 'goal';
      /** The side that it counts for. */
      readonly side: SideName;
      /** With this goal. */
      readonly score: LiveScore;
      readonly scorer: { readonly id: string | null; readonly name: string; readonly number: number };
    })
  | (MatchMoment & {
      readonly type: 'matchFinished';
      readonly home: number;
      readonly away: number;
      readonly replayId: string;
    })
  /** The caller's club changed: version and unread messages as they are now. */
  | { readonly type: 'clubChanged'; readonly at: number; readonly version: number; readonly unread: number }
  /** Matches were sealed: keeping the root makes a witness of it. R-PRF-3 */
  | { readonly type: 'rootPublished'; readonly at: number; readonly root: SignedRoot }
  | { readonly type: 'clockMoved'; readonly at: number; readonly clock: ClockView };

/** The type of an event of the stream. */
export type LiveEventType = LiveEvent['type'];

export const liveEventSchema: z.ZodType<LiveEvent> = named(
  'LiveEvent',
  z.union([
    matchSoon,
    matchStarted,
    matchMinutes,
    matchScore,
    goal,
    matchFinished,
    clubChanged,
    rootPublished,
    clockMoved,
  ]),
);

/** Players of a side and their places: what spectators in the stadium see. */
export interface LiveLineUp {
  readonly look: SideLook;
  readonly formation: string;
  /** Places 0–10 started, 11–17 sit on the bench. */
  readonly players: readonly {
    readonly id: string;
    readonly number: number;
    readonly name: string;
    readonly place: number;
  }[];
}

const lineUpSchema: z.ZodType<LiveLineUp> = named(
  'LiveLineUp',
  record({
    look: sideLookSchema,
    formation: text(40),
    players: list(record({ id, number: z.int(), name: text(100), place: count }), 18),
  }),
);

/** A match up to the present minute. */
export interface LiveMatch {
  readonly match: MatchView;
  /** The home club's category, which its ground shows; null before kick-off, as the line-ups are. */
  readonly ground: Category | null;
  readonly home: LiveLineUp | null;
  readonly away: LiveLineUp | null;
  readonly events: readonly MatchEvent[];
  /** From the half second that was asked for up to the present minute, else of the present minute; null before kick-off and after full time. */
  readonly positions: Positions | null;
}

export const liveMatchSchema: z.ZodType<LiveMatch> = named(
  'LiveMatch',
  record({
    match: matchViewSchema,
    ground: categorySchema.nullable(),
    home: lineUpSchema.nullable(),
    away: lineUpSchema.nullable(),
    events: list(matchEventSchema, 20_000),
    positions: positionsSchema.nullable(),
  }),
);
