/** The money of a season: what the ledger has since the end of the league before. R-HIS-7 */
import type { MoneyEntryType } from '@mundo-manager/rules/finances';
import { type SeasonAccounts, seasonAccounts } from '@mundo-manager/rules/history';
import { sql } from 'kysely';
import type { Queries } from '../storage/storage.ts';

/** The accounts of a club's season that ends now, and the number of the last entry in them. */
export interface SeasonLedger {
  readonly accounts: SeasonAccounts;
  readonly ledgerSeq: number;
}

/** By club: its accounts since its last league, or since its foundation. Reads the entries of the season alone. */
export async function seasonLedger(
  tx: Queries,
  clubIds: readonly string[],
): Promise<ReadonlyMap<string, SeasonLedger>> {
  const ids = sql.join(clubIds);
  const { rows } = await sql<{ clubId: string; opening: number; seq: number; type: MoneyEntryType; amount: number }>`
    with since as (
      select clubs.id as club_id, coalesce(max(club_seasons.ledger_seq), 0) as seq
      from clubs left join club_seasons on club_seasons.club_id = clubs.id and club_seasons.ledger_seq is not null
      where clubs.id in (${ids}) group by clubs.id
    )
    select since.club_id as "clubId",
      coalesce((
        select balance from ledger_entries as before
        where before.club_id = since.club_id and before.currency = 'money' and before.seq = since.seq
      ), 0) as opening,
      max(entry.seq) as seq, entry.type, sum(entry.amount)::bigint as amount
    from since join ledger_entries as entry
      on entry.club_id = since.club_id and entry.currency = 'money' and entry.seq > since.seq
    group by since.club_id, since.seq, entry.type`.execute(tx);
  return new Map(
    clubIds.flatMap((clubId): [string, SeasonLedger][] => {
      const own = rows.filter((row) => row.clubId === clubId);
      const [first] = own;
      if (first === undefined) return [];
      const accounts = seasonAccounts({ opening: first.opening, entries: own });
      return [[clubId, { accounts, ledgerSeq: Math.max(...own.map(({ seq }) => seq)) }]];
    }),
  );
}
