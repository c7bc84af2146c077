import { DAY, startOfUtcDay } from '@mundo-manager/rules/clock';
import { type MoneyEntryType, weeklySalaries } from '@mundo-manager/rules/finances';
import { type DailyTotal, moneyReport } from '@mundo-manager/rules/money-report';
import { type Handlers, RefusedCall } from '../server/fake-handlers.ts';

/** How many days the fake club is old. */
const DAYS = 45;

/** Fake answer of the report of money: a home match every third day, wages every seventh, now and then something else. */
export const MONEY_QUERIES: Handlers = {
  moneyReport: ({ world: { club, now } }) => {
    if (!club) throw new RefusedCall('club/none');
    const today = startOfUtcDay(now);
    const wages = weeklySalaries(club.players);
    const totals = Array.from({ length: DAYS }, (_, ago) => {
      const total = (type: MoneyEntryType, amount: number): DailyTotal => ({ day: today - ago * DAY, type, amount });
      return [
        ...(ago % 3 === 1 ? [total('Tickets Sale', 24_000 + ((ago * 1_700) % 9_000))] : []),
        ...(ago % 7 === 3 ? [total('Salary Payment', -wages), total('Facility Upkeep', -4_000)] : []),
        ...(ago % 4 === 0 ? [total('Daily Reward', 10_000)] : []),
        ...(ago === 30 ? [total('Sponsor Payment', 210_000), total('Transfer In', -180_000)] : []),
        ...(ago === 12 ? [total('Transfer Out', 64_000), total('Stadium Upgrade', -100_000)] : []),
      ];
    }).flat();
    const input = {
      totals,
      balance: club.finances.totalMoney,
      foundedAt: now - DAYS * DAY,
      seasonStart: now - 24 * DAY,
      now,
    };
    return { report: moneyReport(input), wagesPaidAt: today - 3 * DAY };
  },
};
