/** Weekly income of a bot's club by its statement, the money to spare, and the wages that it can pay. */

import { DAY } from '../clock/constants.ts';
import type { Club } from '../clubs/club.ts';
import { assertNow, assertRuleset } from '../core/assert.ts';
import { clamp } from '../core/clamp.ts';
import type { EpochMs } from '../core/ids.ts';
import type { MoneyEntryType } from '../finances/constants.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { BOT_HABITS } from './constants.ts';
import { ordinaryIncome } from './ordinary-income.ts';
import type { BotTurn } from './turn.ts';

const REGULAR: readonly MoneyEntryType[] = ['Sponsor Payment', 'Tickets Sale', 'Daily Reward', 'Prize'];

/** Days of statement below which a bot's income is unknown. */
const FEWEST_DAYS = 7;
const WEEK = 7;

/** Dollars a week of regular income over the latest days of the statement; null for a club that is too young. */
export function weeklyIncome({ finances, createdAt }: Club, now: EpochMs): number | null {
  assertNow(now, 'weeklyIncome');
  const { reports } = finances;
  const [oldest] = reports;
  const start = oldest?.date ?? createdAt;
  const since = Math.max(now - BOT_HABITS.incomeDays * DAY, start);
  const days = (now - since) / DAY;
  if (days < FEWEST_DAYS) return null;
  const income = reports
    .filter(({ type, date }) => date > since && REGULAR.some((regular) => regular === type))
    .reduce((sum, { amount }) => sum + amount, 0);
  return (income / days) * WEEK;
}

/**
 * Dollars beyond the reserve that the bot keeps (a number of weeks of income); 0 for less, or for an unknown income.
 * R-BOT-14
 */
export function surplusMoney(club: Club, now: EpochMs): number {
  assertNow(now, 'surplusMoney');
  const income = weeklyIncome(club, now);
  return income === null || income <= 0 ? 0 : Math.max(0, club.finances.totalMoney - BOT_HABITS.tillWeeks * income);
}

/**
 * Dollars a week that a bot may pay as wages: a share of its income plus a part of its surplus; null for an unknown
 * income. Income is bounded by its category's. R-BOT-8, R-BOT-14, R-BOT-21
 */
export function payableWages({ club, now }: BotTurn, ruleset: Ruleset): number | null {
  assertNow(now, 'payableWages');
  assertRuleset(ruleset, 'payableWages');
  const earned = weeklyIncome(club, now);
  if (earned === null) return null;
  const ordinary = ordinaryIncome({ club, now }, ruleset);
  const income = clamp(ordinary, earned, BOT_HABITS.aboveOrdinary * ordinary);
  return BOT_HABITS.wageShare * income + surplusMoney(club, now) / BOT_HABITS.surplusWeeks;
}
