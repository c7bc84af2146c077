/** The development of an own player. R-DEV-2 to R-DEV-5 */
import {
  DAILY_SNAPSHOTS,
  DEVELOPMENT_MARKS,
  type ExerciseForecast,
  type PlayerDevelopment,
  SHOWN_EXERCISES,
  type ValueChanges,
  WEEKLY_SNAPSHOTS,
} from '@mundo-manager/rules/development';
import { SKILLS } from '@mundo-manager/rules/players';
import { z } from 'zod';
import { positionSchema } from './player.ts';
import { count, decimal, id, list, moment, named, record } from './schema-parts.ts';

/** The most days of a record, today among them. */
const DAYS = DAILY_SNAPSHOTS + WEEKLY_SNAPSHOTS / 7 + 10;

const changesSchema: z.ZodType<ValueChanges> = named(
  'Changes',
  record({ week: decimal.nullable(), month: decimal.nullable(), season: decimal.nullable() }),
  'Of 7 days ago, 30 days ago and when the season began, or the points since; null where nothing that old is kept.',
);

const exerciseSchema: z.ZodType<ExerciseForecast> = named(
  'ExerciseForecast',
  record({
    trainingId: count,
    gain: decimal,
    increases: list(record({ skill: z.enum(SKILLS), increase: decimal }), SKILLS.length),
  }),
  'What one full session of an exercise gives now.',
);

export const playerDevelopmentSchema: z.ZodType<PlayerDevelopment> = named(
  'PlayerDevelopment',
  record({
    points: list(record({ day: moment, overall: decimal, skills: list(decimal, SKILLS.length) }), Math.ceil(DAYS)),
    marks: list(record({ day: moment, mark: z.enum(DEVELOPMENT_MARKS) }), Math.ceil(DAYS) * DEVELOPMENT_MARKS.length),
    changes: changesSchema,
    skills: list(
      record({ skill: z.enum(SKILLS), value: decimal, ceiling: decimal, changes: changesSchema }),
      SKILLS.length,
    ),
    room: decimal,
    bestPosition: record({ position: positionSchema, rating: decimal }),
    exercises: list(exerciseSchema, SHOWN_EXERCISES),
  }),
);

/** A player's earlier overalls. */
export interface SquadDevelopment {
  readonly playerId: string;
  readonly earlier: ValueChanges;
}

export const squadDevelopmentSchema: z.ZodType<{ readonly players: readonly SquadDevelopment[] }> = record({
  players: list(record({ playerId: id, earlier: changesSchema }), 100),
});
