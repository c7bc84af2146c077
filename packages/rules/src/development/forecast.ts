/** How a player will probably develop under the plan in force. */
import { DAY } from '../clock/constants.ts';
import { startOfUtcDay } from '../clock/utc-day.ts';
import type { Club } from '../clubs/club.ts';
import { assertNow, assertRuleset } from '../core/assert.ts';
import type { EpochMs } from '../core/ids.ts';
import { SKILLS } from '../players/attributes.ts';
import { overall } from '../players/overall.ts';
import type { Player } from '../players/player.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { TrainingPlan } from '../training-plan/plan.ts';
import { FORECAST_DAYS } from './constants.ts';
import { dayLater, type MatchDays } from './day-ahead.ts';

/** What the forecast is made of. */
export interface DevelopmentForecastInput {
  readonly player: Player;
  readonly club: Club;
  /** The plan in force; null for none. */
  readonly plan: TrainingPlan | null;
  readonly now: EpochMs;
}

/** A player on a day to come. */
export interface ForecastDay {
  /** Midnight of the day, UTC. */
  readonly day: EpochMs;
  /** Rating 0–100 with the boosters of today, after days without matches. */
  readonly overall: number;
  /** The lowest rating of the courses that matches may give those days. */
  readonly low: number;
  /** The highest of them. */
  readonly high: number;
  /** Without matches. In the order of `SKILLS`, without boosters. */
  readonly skills: readonly number[];
}

/**
 * The player at the turn of each of the next 60 days: recovery, birthdays and planned training within his condition. Its
 * range holds his rating without matches, beside matches, and with one to all of a day. R-DEV-11
 */
export function developmentForecast(input: DevelopmentForecastInput, ruleset: Ruleset): readonly ForecastDay[] {
  assertNow(input.now, 'developmentForecast');
  assertRuleset(ruleset, 'developmentForecast');
  const alone = courseOf(input, { matches: 0, played: 0 }, ruleset);
  const { matchesPerDay } = ruleset.server;
  const ratings = Array.from({ length: matchesPerDay + 1 }, (_, played) =>
    courseOf(input, { matches: matchesPerDay, played }, ruleset).map((player) => overall(player, ruleset)),
  );
  return alone.map((player, at) => {
    const rating = overall(player, ruleset);
    const all = [rating, ...ratings.map((days) => days[at] ?? rating)];
    return {
      day: dayAfter(input.now, at + 1),
      overall: rating,
      low: Math.min(...all),
      high: Math.max(...all),
      skills: SKILLS.map((skill) => player.attributes[skill]),
    };
  });
}

/** The player on each of the days to come, all of which have the same matches. */
function courseOf(
  { player, club, plan, now }: DevelopmentForecastInput,
  matchDays: MatchDays,
  ruleset: Ruleset,
): readonly Player[] {
  let grown = player;
  return Array.from({ length: FORECAST_DAYS }, (_, at) => {
    grown = dayLater(grown, { ...matchDays, club, plan, day: dayAfter(now, at + 1) }, ruleset);
    return grown;
  });
}

/** Midnight so many days after today, UTC. */
function dayAfter(now: EpochMs, days: number): EpochMs {
  return startOfUtcDay(now) + days * DAY;
}
