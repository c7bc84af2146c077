/** The whole ledger of a club, newest first; what the club itself carries is a window of it. R-FIN-7, R-STO-9 */
import type { LedgerEntry } from '@mundo-manager/rules/finances';
import type { Selectable } from 'kysely';
import type { Database } from '../storage/database.ts';
import type { Queries } from '../storage/storage.ts';
import { PAGE_SIZE, pageOf, parseCursor } from './page-cursor.ts';

type EntryRow = Pick<
  Selectable<Database['ledger_entries']>,
  'id' | 'club_id' | 'currency' | 'type' | 'amount' | 'subject' | 'date'
>;

export interface StatementQuery {
  readonly before?: string;
  readonly limit?: number;
  readonly currency?: LedgerEntry['currency'];
}

/** A page of the club's entries. Of one moment, the one posted later comes first. */
export async function statementPage(
  queries: Queries,
  clubId: string,
  { before, limit = PAGE_SIZE, currency }: StatementQuery,
): Promise<{ readonly entries: readonly LedgerEntry[]; readonly next: string | null }> {
  let query = newestEntries(queries, clubId).limit(limit + 1);
  if (currency !== undefined) query = query.where('currency', '=', currency);
  if (before !== undefined) {
    const { date, number } = parseCursor(before);
    query = query.where(({ eb, refTuple, tuple }) => eb(refTuple('date', 'id'), '<', tuple(date, number)));
  }
  const page = pageOf(await query.execute(), limit, ({ date, id }) => ({ date, number: id }));
  return { entries: page.rows.map(entryOf), next: page.next };
}

/** All entries of the club, newest first. */
export async function allEntries(queries: Queries, clubId: string): Promise<LedgerEntry[]> {
  return (await newestEntries(queries, clubId).execute()).map(entryOf);
}

function newestEntries(queries: Queries, clubId: string) {
  return queries
    .selectFrom('ledger_entries')
    .select(['id', 'club_id', 'currency', 'type', 'amount', 'subject', 'date'])
    .where('club_id', '=', clubId)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc');
}

function entryOf({ club_id: clubId, date, currency, type, amount, subject }: EntryRow): LedgerEntry {
  // Only entries that a rule made are in the table, so the type goes with the currency.
  return { clubId, date, currency, type, amount, ...(subject === null ? {} : { subject }) } as LedgerEntry;
}
