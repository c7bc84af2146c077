/** What a bot thinks that its club earns, from the statement that it carries. */

import { DAY } from '../clock/tables.ts';
import type { Club } from '../clubs/club.ts';
import { clamp } from '../core/clamp.ts';
import { demandNow, demandRuleset } from '../core/demand.ts';
import type { EpochMs } from '../core/ids.ts';
import type { MoneyEntryType } from '../finances/tables.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { ordinaryIncome } from './ordinary-income.ts';
import { BOT_HABITS } from './tables.ts';
import type { BotTurn } from './turn.ts';

const REGULAR: readonly MoneyEntryType[] = ['Sponsor Payment', 'Tickets Sale', 'Daily Reward', 'Prize'];

/** Days of statement below which a bot knows nothing of its income. */
const FEWEST_DAYS = 7;
const WEEK = 7;

/** Dollars a week of regular income over the latest days of the statement; null where the club is too young to tell. */
export function weeklyIncome({ finances, createdAt }: Club, now: EpochMs): number | null {
  demandNow(now, 'weeklyIncome');
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

/** Dollars that the bot has beyond the till it wants to keep, which is so many weeks of its income; 0 where it has less or can't tell. R-BOT-14 */
export function surplusMoney(club: Club, now: EpochMs): number {
  demandNow(now, 'surplusMoney');
  const income = weeklyIncome(club, now);
  return income === null || income <= 0 ? 0 : Math.max(0, club.finances.totalMoney - BOT_HABITS.tillWeeks * income);
}

/**
 * Dollars a week that a bot may pay as wages: a share of the income that it reckons with, and a part of its surplus; null before it knows its
 * income. What it earned lately counts from once to one and a half times what its category ordinarily brings, for a statement still shows the
 * category that a club has left. R-BOT-8, R-BOT-14, R-BOT-21
 */
export function payableWages({ club, now }: BotTurn, ruleset: Ruleset): number | null {
  demandNow(now, 'payableWages');
  demandRuleset(ruleset, 'payableWages');
  const earned = weeklyIncome(club, now);
  if (earned === null) return null;
  const ordinary = ordinaryIncome({ club, now }, ruleset);
  const income = clamp(ordinary, earned, BOT_HABITS.aboveOrdinary * ordinary);
  return BOT_HABITS.wageShare * income + surplusMoney(club, now) / BOT_HABITS.surplusWeeks;
}
