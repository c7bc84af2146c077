/** The balance of the next paydays. */
import { DAY } from '../clock/constants.ts';
import { startOfNextUtcDay, startOfUtcDay } from '../clock/utc-day.ts';
import type { Club } from '../clubs/club.ts';
import type { Match, MatchSide } from '../competitions/match.ts';
import { assertNow, assertRuleset } from '../core/assert.ts';
import type { EpochMs } from '../core/ids.ts';
import { weeklyUpkeep } from '../facilities/upkeep.ts';
import { weeklySalaries } from '../finances/salaries.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { FORECAST_PAYDAYS } from './constants.ts';
import type { DayBalance } from './money-report.ts';
import { ordinaryTakings } from './ordinary-takings.ts';

/** Fields of a match that a forecast reads. */
export interface ForecastMatch extends Pick<Match, 'date' | 'status' | 'isNeutral'> {
  readonly home: Pick<MatchSide, 'id'>;
}

/** Input of a forecast. */
export interface CashForecastInput {
  readonly club: Club;
  /** Matches of the club whose date is known. */
  readonly matches: readonly ForecastMatch[];
  /** When wages were paid last; when the club was founded, where they never were. */
  readonly wagesPaidAt: EpochMs;
  readonly now: EpochMs;
}

/** A payday to come. Amounts are whole dollars, ≥ 0 but for the balance. */
export interface ForecastPayday {
  readonly date: EpochMs;
  readonly homeMatches: number;
  /** Expected of the home matches since the payday before. */
  readonly tickets: number;
  readonly upkeep: number;
  readonly wages: number;
  /** After all of them. */
  readonly balance: number;
}

/**
 * The next paydays by squad, facilities and known home matches of today. Sponsors, prizes, rewards and transfers are not in it. Upkeep is paid as far
 * as money goes, wages always. R-MON-4
 */
export function cashForecast(
  { club, matches, wagesPaidAt, now }: CashForecastInput,
  ruleset: Ruleset,
): readonly ForecastPayday[] {
  assertNow(now, 'cashForecast');
  assertRuleset(ruleset, 'cashForecast');
  const week = ruleset.finances.daysBetweenWages * DAY;
  const first = Math.max(wagesPaidAt + week, startOfNextUtcDay(now));
  const wages = weeklySalaries(club.players);
  const paydays: ForecastPayday[] = [];
  let [since, before] = [now, club.finances.totalMoney];
  for (let date = first; paydays.length < FORECAST_PAYDAYS; date += week) {
    const { homeMatches, tickets } = expectedTickets({ club, matches }, since, date, ruleset);
    const upkeep = Math.min(weeklyUpkeep(club, ruleset), Math.max(0, before + tickets));
    const balance = before + tickets - upkeep - wages;
    paydays.push({ date, homeMatches, tickets, upkeep, wages, balance });
    [since, before] = [date, balance];
  }
  return paydays;
}

/**
 * The balance at the end of each UTC day by the same forecast, from today to the third payday. A day's tickets come on the day of the match, upkeep and
 * wages on paydays. R-MON-9
 */
export function balanceForecast(input: CashForecastInput, ruleset: Ruleset): readonly DayBalance[] {
  assertNow(input.now, 'balanceForecast');
  assertRuleset(ruleset, 'balanceForecast');
  const { club, now } = input;
  const paydays = cashForecast(input, ruleset);
  const last = paydays.at(-1)?.date ?? now;
  const days: DayBalance[] = [];
  for (let day = startOfUtcDay(now); day <= last; day += DAY) {
    const paid = paydays.findLast(({ date }) => date < day + DAY);
    const { tickets } = expectedTickets(input, paid?.date ?? now, day + DAY, ruleset);
    days.push({ day, balance: (paid?.balance ?? club.finances.totalMoney) + tickets });
  }
  return days;
}

/** Known home matches from a moment until another, and what they bring on ordinary days. */
function expectedTickets(
  { club, matches }: Pick<CashForecastInput, 'club' | 'matches'>,
  from: EpochMs,
  until: EpochMs,
  ruleset: Ruleset,
): Pick<ForecastPayday, 'homeMatches' | 'tickets'> {
  const takings = ordinaryTakings(club, club.facilities.stadium.level, ruleset);
  const atHome = matches.filter(
    ({ status, home, date }) => status === 'not started' && home.id === club.id && date >= from && date < until,
  );
  const tickets = atHome.reduce((sum, { isNeutral }) => sum + (isNeutral ? Math.round(takings / 2) : takings), 0);
  return { homeMatches: atHome.length, tickets };
}
