/** How a player will probably develop under the plan in force. */
import { DAY } from '../clock/tables.ts';
import { startOfUtcDay } from '../clock/utc-day.ts';
import type { Club } from '../clubs/club.ts';
import { dailyRecovery } from '../condition/recovery.ts';
import { demandNow, demandRuleset } from '../core/demand.ts';
import type { EpochMs } from '../core/ids.ts';
import { agePlayer } from '../players/ageing.ts';
import { SKILLS } from '../players/attributes.ts';
import { overall } from '../players/overall.ts';
import type { Player } from '../players/player.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { TrainingPlan } from '../training-plan/plan.ts';
import { runTrainingPlan } from '../training-plan/report.ts';
import { FORECAST_DAYS } from './tables.ts';

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
  /** Rating 0–100 with the boosters of today. */
  readonly overall: number;
  /** In the order of `SKILLS`, without boosters. */
  readonly skills: readonly number[];
}

/**
 * The player at the turn of each of the next 60 days: recovery, birthdays and training by the plan, as far as his condition goes. Matches, boosters,
 * injuries and higher facilities are not in it, so it is an estimate. R-DEV-11
 */
export function developmentForecast(
  { player, club, plan, now }: DevelopmentForecastInput,
  ruleset: Ruleset,
): readonly ForecastDay[] {
  demandNow(now, 'developmentForecast');
  demandRuleset(ruleset, 'developmentForecast');
  const days: ForecastDay[] = [];
  let grown = player;
  for (let at = 1; at <= FORECAST_DAYS; at++) {
    const day = startOfUtcDay(now) + at * DAY;
    grown = dayLater(grown, { club, plan, day }, ruleset);
    days.push({ day, overall: overall(grown, ruleset), skills: SKILLS.map((skill) => grown.attributes[skill]) });
  }
  return days;
}

/** The player after a night and the day of the plan that follows it. */
function dayLater(
  player: Player,
  { club, plan, day }: { readonly club: Club; readonly plan: TrainingPlan | null; readonly day: EpochMs },
  ruleset: Ruleset,
): Player {
  const condition = dailyRecovery(player, club.facilities, ruleset);
  const rested = { ...player, attributes: { ...player.attributes, condition } };
  const aged = agePlayer(rested, day - DAY, day, ruleset);
  if (plan === null) return aged;
  const alone = { ...club, players: [aged] };
  const [trained] = runTrainingPlan({ club: alone, plan, matches: [], now: day }, ruleset).club.players;
  return trained ?? aged;
}
