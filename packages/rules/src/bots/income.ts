/** What a bot thinks that its club earns, from the statement that it carries. */

import { DAY } from '../clock/tables.ts';
import type { Club } from '../clubs/club.ts';
import { demandNow } from '../core/demand.ts';
import type { EpochMs } from '../core/ids.ts';
import type { MoneyEntryType } from '../finances/tables.ts';
import { BOT_HABITS } from './tables.ts';

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
