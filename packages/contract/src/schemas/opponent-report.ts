/** What a manager sees of another club. R-OPP-1 */
import type { Absence } from '@mundo-manager/rules/discipline';
import {
  type AbsentPlayer,
  CERTAINTIES,
  type Danger,
  GOAL_ROUTES,
  GOAL_ZONES,
  type GoalSources,
  type HeadToHead,
  type KeyPoints,
  type LikelyPlace,
  type LikelyPlayer,
  type LikelyTaker,
  type LineRange,
  type Meeting,
  type OpponentReport,
  type ScoutedResult,
  SHOWN_MEETINGS,
  SHOWN_RESULTS,
  SHOWN_SCORERS,
  TEAM_LINES,
} from '@mundo-manager/rules/opponents';
import { SET_PIECES } from '@mundo-manager/rules/tactics';
import { z } from 'zod';
import { clubBadgeSchema } from './club-look.ts';
import { competitionKindSchema, type MatchView, matchViewSchema } from './match.ts';
import { PLAYER_LIMIT, positionSchema } from './player.ts';
import { count, decimal, described, each, id, list, moment, named, record, text } from './schema-parts.ts';

const PERSON = { playerId: id, number: z.int(), name: text(100) };
const MEETING = {
  matchId: id,
  date: moment,
  competitionName: competitionKindSchema,
  score: count,
  rivalScore: count,
  shootOut: count.exactOptional(),
  rivalShootOut: count.exactOptional(),
};

export const meetingSchema: z.ZodType<Meeting> = named('Meeting', record(MEETING));

export const headToHeadSchema: z.ZodType<HeadToHead> = named(
  'HeadToHead',
  record({ wins: count, draws: count, losses: count, meetings: list(meetingSchema, SHOWN_MEETINGS) }),
  'The meetings of two clubs as the caller’s club sees them.',
);

const resultSchema: z.ZodType<ScoutedResult> = named(
  'ScoutedResult',
  record({
    ...MEETING,
    replayId: id.nullable(),
    round: count,
    isHome: z.boolean(),
    isNeutral: z.boolean(),
    rival: clubBadgeSchema,
    formation: text(40),
    lineUp: list(record({ position: positionSchema, ...PERSON }), 11),
  }),
);

const LIKELY = { ...PERSON, rating: decimal, starts: count };
const likelyPlayerSchema: z.ZodType<LikelyPlayer> = record(LIKELY);
const likelyPlaceSchema: z.ZodType<LikelyPlace> = named(
  'LikelyPlace',
  record({
    ...LIKELY,
    position: positionSchema,
    certainty: z.enum(CERTAINTIES),
    alternative: likelyPlayerSchema.nullable(),
  }),
);

const absenceSchema: z.ZodType<Absence> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('injury'), until: moment, days: count }),
  z.strictObject({ kind: z.literal('suspension'), competitionId: id }),
]);
const absentPlayerSchema: z.ZodType<AbsentPlayer> = named(
  'AbsentPlayer',
  record({ ...PERSON, position: positionSchema, absences: list(absenceSchema, 10) }),
);

const goalSourcesSchema: z.ZodType<GoalSources> = named(
  'GoalSources',
  record({ goals: count, headers: count, routes: each(GOAL_ROUTES, count), zones: each(GOAL_ZONES, count) }),
);

const takerSchema: z.ZodType<LikelyTaker> = record({ setPiece: z.enum(SET_PIECES), ...PERSON, matches: count });
const rangeSchema: z.ZodType<LineRange> = named(
  'LineRange',
  record({ least: decimal, likely: decimal, most: decimal }),
);

const dangerSchema: z.ZodType<Danger> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('headers'), goals: count, of: count }),
  z.strictObject({ kind: z.literal('route'), route: z.enum(GOAL_ROUTES), goals: count, of: count }),
  z.strictObject({ kind: z.literal('player'), place: likelyPlaceSchema }),
]);
const keyPointsSchema: z.ZodType<KeyPoints> = named(
  'KeyPoints',
  record({
    danger: dangerSchema.nullable(),
    weakness: likelyPlaceSchema.nullable(),
    doubt: likelyPlaceSchema.nullable(),
  }),
);

export const opponentReportSchema: z.ZodType<OpponentReport> = named(
  'OpponentReport',
  record({
    clubId: id,
    matches: count,
    results: list(resultSchema, SHOWN_RESULTS),
    formations: list(record({ value: text(40), matches: count }), 40),
    formation: text(40),
    eleven: list(likelyPlaceSchema, 11),
    instructions: list(record({ name: text(60), value: text(60), matches: count }), 20),
    takers: list(takerSchema, SET_PIECES.length),
    lines: each(TEAM_LINES, rangeSchema.nullable()),
    goalMatches: count,
    scored: goalSourcesSchema,
    conceded: goalSourcesSchema,
    scorers: list(record({ ...PERSON, count }), SHOWN_SCORERS),
    absent: list(absentPlayerSchema, PLAYER_LIMIT),
    keys: keyPointsSchema,
  }),
  'Made of finished matches and of the public squad: nothing that the club plans is in it.',
);

/** An opponent report with the caller’s own record against that club. */
export interface OpponentView {
  readonly report: OpponentReport;
  readonly headToHead: HeadToHead;
  /** The next match between the two; null if none is drawn. */
  readonly next: MatchView | null;
}

export const opponentViewSchema: z.ZodType<OpponentView> = record({
  report: opponentReportSchema,
  headToHead: headToHeadSchema,
  next: described(matchViewSchema.nullable(), 'The next match between the club and the caller’s'),
});
