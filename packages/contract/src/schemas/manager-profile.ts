/** Profiles of managers, and rivals of clubs. R-PFL-1, R-RIV-5 */
import type { Category } from '@mundo-manager/rules/clubs';
import type { CompetitionName } from '@mundo-manager/rules/competitions';
import type { CareerPlace, LastSeen, ManagerCareer } from '@mundo-manager/rules/profiles';
import { MOST_RIVALS, RIVALRY_REASONS, type Rival, type RivalryBalance } from '@mundo-manager/rules/rivalry';
import { z } from 'zod';
import { recordMatchSchema } from './club-history.ts';
import { type ClubBadge, categorySchema, clubBadgeSchema } from './club-look.ts';
import { competitionNameSchema } from './match.ts';
import { meetingSchema } from './opponent-report.ts';
import { count, described, each, id, list, moment, named, record } from './schema-parts.ts';

const EDITION = { competitionId: id, name: competitionNameSchema, number: count, category: categorySchema };
const placeSchema: z.ZodType<CareerPlace> = named('CareerPlace', record({ ...EDITION, place: count }));

const careerSchema: z.ZodType<ManagerCareer> = named(
  'ManagerCareer',
  record({
    seasons: count,
    wins: count,
    draws: count,
    losses: count,
    titles: described(list(placeSchema, 10_000), 'The latest season first'),
    bestPlace: described(placeSchema.nullable(), 'In a finished league, the highest category first'),
    biggestWin: recordMatchSchema.nullable(),
  }),
);

/** The manager of a club as others see him. */
export interface ManagerProfile {
  readonly club: ClubBadge;
  readonly category: Category;
  readonly name: string;
  /** A bot runs the club. */
  readonly isBot: boolean;
  readonly level: number;
  /** Game time of the foundation of his club. */
  readonly since: number;
  readonly career: ManagerCareer;
  /** Editions under way. */
  readonly current: readonly {
    readonly competitionId: string;
    readonly name: CompetitionName;
    readonly number: number;
    readonly category: Category;
  }[];
  /** Null unless the manager shows it. */
  readonly lastSeen: LastSeen | null;
}

export const managerProfileSchema: z.ZodType<ManagerProfile> = named(
  'ManagerProfile',
  record({
    club: clubBadgeSchema,
    category: categorySchema,
    name: z.string().max(200),
    isBot: z.boolean(),
    level: count,
    since: described(moment, 'Foundation of the club'),
    career: careerSchema,
    current: described(list(record(EDITION), 20), 'Editions under way'),
    lastSeen: described(
      z.enum(['today', 'this-week', 'earlier']).nullable(),
      'By real time; null unless the manager shows it',
    ),
  }),
);

const balanceSchema: z.ZodType<RivalryBalance> = named(
  'RivalryBalance',
  record({
    wins: count,
    draws: count,
    losses: count,
    goals: count,
    goalsTaken: count,
    meetings: described(list(meetingSchema, 5), 'The newest first'),
    biggestWin: recordMatchSchema.nullable(),
  }),
);

/** A rival with its badge. */
export type RivalView = Rival & { readonly club: ClubBadge };

const rivalSchema: z.ZodType<RivalView> = named(
  'Rival',
  record({
    clubId: id,
    score: count,
    counts: each(RIVALRY_REASONS, count),
    reasons: list(z.enum(RIVALRY_REASONS), RIVALRY_REASONS.length),
    balance: balanceSchema,
    club: clubBadgeSchema,
  }),
);

export const rivalsSchema: z.ZodType<{ readonly rivals: readonly RivalView[] }> = record({
  rivals: described(list(rivalSchema, MOST_RIVALS), 'The greatest rivalry first'),
});
