/** Results, fixtures and standings on the page of a club. R-ARC-2 */
import type { Competition } from '@mundo-manager/rules/competitions';
import { z } from 'zod';
import { categorySchema } from './club-look.ts';
import { phaseSchema, statusSchema } from './competition.ts';
import { competitionNameSchema, type MatchView, matchViewSchema } from './match.ts';
import { count, id, list, named, record } from './schema-parts.ts';

/** A club's place in one of its competitions. */
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
