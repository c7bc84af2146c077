/** Reads a club's money from the ledger. */
import { DAY } from '@mundo-manager/rules/clock';
import type { Club } from '@mundo-manager/rules/clubs';
import type { DailyTotal } from '@mundo-manager/rules/money-report';
import { sql } from 'kysely';
import type { Queries } from '../storage/storage.ts';

/** When wages were paid last; where they never were, when the club was founded. R-FIN-15 */
export async function wagesPaidAt(
  queries: Queries,
  { id, createdAt }: Pick<Club, 'id' | 'createdAt'>,
): Promise<number> {
  const row = await queries
    .selectFrom('ledger_entries')
    .select('date')
    .where('club_id', '=', id)
    .where('currency', '=', 'money')
    .where('type', '=', 'Salary Payment')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.date ?? createdAt;
}

/** The club's money by UTC day and kind, from that moment on. */
export async function dailyTotals(queries: Queries, clubId: string, since: number): Promise<readonly DailyTotal[]> {
  const { rows } = await sql<DailyTotal>`
    select date / ${DAY} * ${DAY} as day, type, sum(amount)::bigint as amount
    from ledger_entries where club_id = ${clubId} and currency = 'money' and date >= ${since}
    group by 1, 2`.execute(queries);
  return rows;
}
