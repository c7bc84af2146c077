/** Statistics of players: careers, lists of the best, best elevens. R-CAR-1 to R-CAR-6 */
import {
  CAREER_COUNTS,
  type Career,
  type CareerRow,
  ELEVEN_FORMATIONS,
  FORM_MATCHES,
  type SeasonAwards,
  type SeasonStar,
  TOP_LISTS,
  TOP_ROWS,
  type TopList,
  type TopRow,
} from '@mundo-manager/rules/careers';
import type { Competition } from '@mundo-manager/rules/competitions';
import { TEAM_LINES } from '@mundo-manager/rules/opponents';
import { z } from 'zod';
import { type ClubBadge, categorySchema, clubBadgeSchema } from './club-look.ts';
import { competitionNameSchema } from './match.ts';
import { PLAYER_LIMIT } from './player.ts';
import { count, decimal, described, each, id, list, moment, named, record, text } from './schema-parts.ts';

const COUNTS = Object.fromEntries(CAREER_COUNTS.map((name) => [name, count])) as Record<
  (typeof CAREER_COUNTS)[number],
  typeof count
>;

export const careerSchema: z.ZodType<Career> = named(
  'Career',
  record({
    ...COUNTS,
    lines: each(TEAM_LINES, count),
    form: list(record({ date: moment, rating: decimal }), FORM_MATCHES),
  }),
  'Sums of finished matches; ratingTenths adds up ratings in tenths, form has the latest five, the newest last.',
);

const PERSON = { playerId: id, clubId: id, name: text(100), number: z.int() };
const careerRowSchema: z.ZodType<CareerRow> = named('CareerRow', record({ ...PERSON, career: careerSchema }));

/** A player's season in a competition for a club. */
export interface CareerSeason {
  readonly competition: Pick<Competition, 'id' | 'name' | 'number' | 'category'>;
  /** Null for a club that the game has forgotten. */
  readonly club: ClubBadge | null;
  readonly career: Career;
}

/** A player's career: as it was with each club in each competition, and in sum. */
export interface PlayerCareerView {
  /** The latest first. */
  readonly seasons: readonly CareerSeason[];
  readonly total: Career;
}

const careerSeasonSchema: z.ZodType<CareerSeason> = named(
  'CareerSeason',
  record({
    competition: record({ id, name: competitionNameSchema, number: count, category: categorySchema }),
    club: clubBadgeSchema.nullable(),
    career: careerSchema,
  }),
);

export const playerCareerSchema: z.ZodType<PlayerCareerView> = record({
  seasons: list(careerSeasonSchema, 2_000),
  total: careerSchema,
});

const topRowSchema: z.ZodType<TopRow> = named('TopRow', record({ ...PERSON, matches: count, value: decimal }));
const starSchema: z.ZodType<SeasonStar> = named(
  'BestPlayer',
  record({ ...PERSON, line: z.enum(TEAM_LINES), rating: decimal, minutes: count }),
);

/** The best eleven of a round or a season. */
export type ElevenView = NonNullable<SeasonAwards['team']>;

const elevenSchema: z.ZodType<ElevenView> = named(
  'BestEleven',
  record({
    formation: z.enum(ELEVEN_FORMATIONS.map(({ name }) => name)),
    players: list(starSchema, 11),
  }),
  'From the goal to the attack.',
);

const seasonAwardsSchema: z.ZodType<SeasonAwards> = named(
  'SeasonAwards',
  record({
    scorers: list(careerRowSchema, 1_000),
    assistants: list(careerRowSchema, 1_000),
    keepers: list(careerRowSchema, 1_000),
    player: careerRowSchema.nullable(),
    team: elevenSchema.nullable(),
  }),
  'As they are after the finished matches; final at the end of the competition.',
);

/** The best players of a competition. */
export interface CompetitionLeaders {
  readonly lists: Readonly<Record<TopList, readonly TopRow[]>>;
  readonly awards: SeasonAwards;
}

export const competitionLeadersSchema: z.ZodType<CompetitionLeaders> = record({
  lists: each(TOP_LISTS, list(topRowSchema, TOP_ROWS)),
  awards: seasonAwardsSchema,
});

export const roundElevenSchema: z.ZodType<{ readonly eleven: ElevenView | null }> = record({
  eleven: described(elevenSchema.nullable(), 'Null until every match of the round is finished'),
});

/** What a player of a squad has done. */
export interface SquadCareer {
  readonly playerId: string;
  /** In the editions that his club is in now; its form is that of all matches. */
  readonly season: Career;
}

export const squadCareersSchema: z.ZodType<{ readonly players: readonly SquadCareer[] }> = record({
  players: list(record({ playerId: id, season: careerSchema }), PLAYER_LIMIT),
});
