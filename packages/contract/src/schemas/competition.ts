/** Competitions with table and matches. */
import { type Competition, type Entrant, KNOCK_OUT_PHASES, type Phase } from '@mundo-manager/rules/competitions';
import type { TableRow } from '@mundo-manager/rules/standings';
import { z } from 'zod';
import { categorySchema, emblemSchema } from './identity.ts';
import { competitionNameSchema, type MatchView, matchViewSchema } from './match.ts';
import { count, id, list, moment, named, record, text } from './shape.ts';

const tableRowSchema: z.ZodType<TableRow> = named(
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

const entrantSchema: z.ZodType<Entrant> = named(
  'Entrant',
  record({ clubId: id, clubName: text(60), clubEmblem: emblemSchema, joinedAt: moment }),
);

const phaseSchema: z.ZodType<Phase> = z.enum(['', 'groups', ...KNOCK_OUT_PHASES.map(({ phase }) => phase)]);

/** A competition; matches travel keyed by id, order comes from their dates. R-CAL-31 */
export interface CompetitionView extends Omit<Competition, 'matches'> {
  /** All matches, but in the list of current competitions only those of the caller's club. */
  readonly matches: Readonly<Record<string, MatchView>>;
}

export const competitionViewSchema: z.ZodType<CompetitionView> = named(
  'Competition',
  record({
    id,
    name: competitionNameSchema,
    number: count,
    category: categorySchema,
    status: z.enum(['open', 'started', 'running', 'finished']),
    phase: phaseSchema,
    drawAt: moment.exactOptional(),
    entrants: list(entrantSchema, 64),
    table: list(tableRowSchema, 64),
    matches: z.record(id, matchViewSchema),
  }),
  'Matches are keyed by id; in the list of current competitions only those of the caller’s club are given.',
);
