/** How a player has developed, how far he can go, and what trains him best. */
import { DAY } from '../clock/constants.ts';
import { startOfUtcDay } from '../clock/utc-day.ts';
import type { Club } from '../clubs/club.ts';
import { assertNow, assertRuleset } from '../core/assert.ts';
import type { EpochMs } from '../core/ids.ts';
import { sortedBy } from '../core/sorted-by.ts';
import { SKILLS, type Skill } from '../players/attributes.ts';
import { overall, ownOverall, ratingIn } from '../players/overall.ts';
import type { Player } from '../players/player.ts';
import { POSITIONS, type Position } from '../positions/position.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { type ExerciseForecast, exerciseForecasts } from '../training/exercise-forecasts.ts';
import { attributeCeiling } from '../training/growth.ts';
import { CHANGE_DAYS, SHOWN_EXERCISES } from './constants.ts';
import { developmentMarks, type MarkedDay } from './marks.ts';
import { type PlayerSnapshot, snapshotOf } from './snapshot.ts';

/** Input of the development. */
export interface DevelopmentInput {
  readonly player: Player;
  readonly club: Pick<Club, 'facilities' | 'manager'>;
  /** In any order. */
  readonly snapshots: readonly PlayerSnapshot[];
  /** Begin of the season; null between two. */
  readonly seasonStart: EpochMs | null;
  readonly now: EpochMs;
}

/** Values of a week ago, a month ago and the season's start, or the points gained since; null if they are unknown. */
export interface ValueChanges {
  readonly week: number | null;
  readonly month: number | null;
  readonly season: number | null;
}

/** A skill of the player. */
export interface SkillDevelopment {
  readonly skill: Skill;
  /** 0–100, without boosters. */
  readonly value: number;
  /** The highest value to which training lifts it. */
  readonly ceiling: number;
  readonly changes: ValueChanges;
}

/** A player's development. */
export interface PlayerDevelopment {
  /** By day, the last of them today. */
  readonly points: readonly Pick<PlayerSnapshot, 'day' | 'overall' | 'skills'>[];
  readonly marks: readonly MarkedDay[];
  readonly changes: ValueChanges;
  readonly skills: readonly SkillDevelopment[];
  /** Points of rating that training can still add: potential minus the rating without boosters, at least 0. */
  readonly room: number;
  /** Where he is best now, with his rating there. */
  readonly bestPosition: { readonly position: Position; readonly rating: number };
  /** The five exercises that raise his rating most, the best first. */
  readonly exercises: readonly ExerciseForecast[];
}

/** The development of the player up to now. R-DEV-2 to R-DEV-5 */
export function playerDevelopment(input: DevelopmentInput, ruleset: Ruleset): PlayerDevelopment {
  assertNow(input.now, 'playerDevelopment');
  assertRuleset(ruleset, 'playerDevelopment');
  const { player, now } = input;
  const today = snapshotOf(player, now, ruleset);
  const earlier = earlierThan(today.day, input.snapshots);
  const snapshots = [...earlier, today];
  const changes = (of: (snapshot: PlayerSnapshot) => number) => changesOf(earlier, today, input, of);
  const ceiling = attributeCeiling(player.attributes.potential, ruleset);
  const [best] = sortedBy(POSITIONS, (position) => -ratingIn(player, position, ruleset));
  const position = best ?? player.personalData.position;
  return {
    points: snapshots.map(({ day, overall: rating, skills }) => ({ day, overall: rating, skills })),
    marks: developmentMarks(snapshots, player),
    changes: changes((snapshot) => snapshot.overall),
    skills: SKILLS.map((skill, at) => ({
      skill,
      value: player.attributes[skill],
      ceiling: Math.max(ceiling, player.attributes[skill]),
      changes: changes(({ skills }) => skills[at] ?? 0),
    })),
    room: Math.max(0, player.attributes.potential - ownOverall(player, ruleset)),
    bestPosition:
      overall(player, ruleset) >= ratingIn(player, position, ruleset)
        ? { position: player.personalData.position, rating: overall(player, ruleset) }
        : { position, rating: ratingIn(player, position, ruleset) },
    exercises: bestExercises(input, ruleset),
  };
}

/** The moments from which changes are counted; null between two seasons. R-DEV-3 */
export function changesSince(seasonStart: EpochMs | null, now: EpochMs): ValueChanges {
  assertNow(now, 'changesSince');
  return { week: now - CHANGE_DAYS.week * DAY, month: now - CHANGE_DAYS.month * DAY, season: seasonStart };
}

/** A player's overall at the moments from which changes are counted; of the snapshots the latest before each moment is enough. R-DEV-3 */
export function earlierOveralls({
  snapshots,
  seasonStart,
  now,
}: Pick<DevelopmentInput, 'snapshots' | 'seasonStart' | 'now'>): ValueChanges {
  assertNow(now, 'earlierOveralls');
  const earlier = earlierThan(startOfUtcDay(now), snapshots);
  return atMoments(changesSince(seasonStart, now), (moment) => latest(earlier, moment)?.overall ?? null);
}

/** Points of overall that the player has gained or lost since he had those. R-DEV-3 */
export function overallChanges(player: Player, earlier: ValueChanges, ruleset: Ruleset): ValueChanges {
  assertRuleset(ruleset, 'overallChanges');
  const now = overall(player, ruleset);
  return atMoments(earlier, (before) => now - before);
}

function atMoments(values: ValueChanges, of: (value: number) => number | null): ValueChanges {
  const changed = (value: number | null) => (value === null ? null : of(value));
  return { week: changed(values.week), month: changed(values.month), season: changed(values.season) };
}

function earlierThan(today: EpochMs, snapshots: readonly PlayerSnapshot[]): readonly PlayerSnapshot[] {
  return sortedBy(
    snapshots.filter(({ day }) => day < today),
    ({ day }) => day,
  );
}

function latest(earlier: readonly PlayerSnapshot[], moment: EpochMs): PlayerSnapshot | undefined {
  return earlier.findLast(({ day }) => day <= moment);
}

function changesOf(
  earlier: readonly PlayerSnapshot[],
  today: PlayerSnapshot,
  { now, seasonStart }: Pick<DevelopmentInput, 'now' | 'seasonStart'>,
  of: (snapshot: PlayerSnapshot) => number,
): ValueChanges {
  return atMoments(changesSince(seasonStart, now), (moment) => {
    const before = latest(earlier, moment);
    return before === undefined ? null : of(today) - of(before);
  });
}

function bestExercises({ player, club, now }: DevelopmentInput, ruleset: Ruleset): ExerciseForecast[] {
  return sortedBy(
    exerciseForecasts(player, { club, intensity: 1, now }, ruleset),
    ({ gain }) => -gain,
    ({ trainingId }) => trainingId,
  ).slice(0, SHOWN_EXERCISES);
}
