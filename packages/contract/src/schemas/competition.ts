/** Competitions with table and matches. */
import {
  type Competition,
  type Entrant,
  type ForecastRow,
  KNOCK_OUT_PHASES,
  type Phase,
} from '@mundo-manager/rules/competitions';
import type { TableRow } from '@mundo-manager/rules/standings';
import { z } from 'zod';
import { articleSchema, type ClubBadge, categorySchema, clubBadgeSchema, emblemSchema } from './club-look.ts';
import { competitionKindSchema, type MatchView, matchViewSchema } from './match.ts';
import { count, decimal, hexadecimal, id, list, moment, named, record, text } from './schema-parts.ts';

export const tableRowSchema: z.ZodType<TableRow> = named(
  'TableRow',
  record({
    clubId: id,
    clubName: text(60),
    clubEmblem: emblemSchema,
    plays: count,
    wins: count,
    losses: count,
    draws: count,
    goals: count,
    goalsTaken: count,
    points: count,
  }),
);

export const forecastRowSchema: z.ZodType<ForecastRow> = named(
  'ForecastRow',
  record({ clubId: id, strength: decimal }),
  'A club in the order in which the press expects the table; strength is the mean rating of its best eleven.',
);

const entrantSchema: z.ZodType<Entrant> = named(
  'Entrant',
  record({
    clubId: id,
    clubName: text(60),
    clubArticle: articleSchema.exactOptional(),
    clubEmblem: emblemSchema,
    joinedAt: moment,
  }),
);

export const phaseSchema: z.ZodType<Phase> = z.enum(['', 'groups', ...KNOCK_OUT_PHASES.map(({ phase }) => phase)]);

export const statusSchema: z.ZodType<Competition['status']> = z.enum(['open', 'started', 'running', 'finished']);

/** One edition of a competition in short, as the archive lists it. R-CAL-41 */
export interface Edition extends Pick<Competition, 'id' | 'number' | 'status'> {
  /** First and second of the final table; null until the edition is finished. */
  readonly champion: ClubBadge | null;
  readonly runnerUp: ClubBadge | null;
  /** Date of its last match; null before the draw. */
  readonly lastMatchAt: number | null;
}

export const editionSchema: z.ZodType<Edition> = named(
  'Edition',
  record({
    id,
    number: count,
    status: statusSchema,
    champion: clubBadgeSchema.nullable(),
    runnerUp: clubBadgeSchema.nullable(),
    lastMatchAt: moment.nullable(),
  }),
  'One edition of a competition in short; champion and runner-up are null until it is finished.',
);

/** A competition; matches travel keyed by id, order comes from their dates. R-CAL-31 */
export interface CompetitionView extends Omit<Competition, 'matches'> {
  /** All matches, but in the list of current competitions only those of the caller's club. */
  readonly matches: Readonly<Record<string, MatchView>>;
  /** Of the rule set that it was drawn under, and is played by to its end; null: the world's. R-SRV-13 */
  readonly rulesetHash: string | null;
}

export const competitionViewSchema: z.ZodType<CompetitionView> = named(
  'Competition',
  record({
    id,
    name: competitionKindSchema,
    number: count,
    category: categorySchema,
    status: statusSchema,
    phase: phaseSchema,
    drawAt: moment.exactOptional(),
    entrants: list(entrantSchema, 64),
    table: list(tableRowSchema, 64),
    forecast: list(forecastRowSchema, 64).exactOptional(),
    matches: z.record(id, matchViewSchema),
    rulesetHash: hexadecimal(64).nullable(),
  }),
  'Matches are keyed by id; rulesetHash leads to the rules it is played by, null means those of the world. In the list of current competitions only those of the caller’s club are given.',
);
