/** A club's money by kind and time. R-MON-6 */
import type { CallData } from '@mundo-manager/contract';
import type { Club } from '@mundo-manager/rules/clubs';
import { moneyReport, reportStart } from '@mundo-manager/rules/money-report';
import { dailyTotals, wagesPaidAt } from '../aggregates/ledger-totals.ts';
import type { Queries } from '../storage/storage.ts';
import { seasonStartOf } from './season-start.ts';

/** The report of the club at that moment. */
export async function moneyReportOf(queries: Queries, club: Club, now: number): Promise<CallData<'moneyReport'>> {
  const totals = await dailyTotals(queries, club.id, reportStart(now));
  const seasonStart = await seasonStartOf(queries, club.competitions.current);
  const { totalMoney } = club.finances;
  return {
    report: moneyReport({ totals, balance: totalMoney, foundedAt: club.createdAt, seasonStart, now }),
    wagesPaidAt: await wagesPaidAt(queries, club),
  };
}
