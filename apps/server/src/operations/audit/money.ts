/** Money and credits: the chains of entries, the balances they add up to, and what clubs show of them. R-STO-3 */
import { REPORT_WINDOW } from '@mundo-manager/rules/finances';
import { sql } from 'kysely';
import type { Queries } from '../../storage/storage.ts';
import type { AuditDifference } from './stored-difference.ts';

export async function auditMoney(db: Queries): Promise<AuditDifference[]> {
  return [...(await chains(db)), ...(await balances(db)), ...(await statements(db))];
}

/** Each entry continues its club's chain; only wages may lead below zero. */
async function chains(db: Queries): Promise<AuditDifference[]> {
  const { rows } = await sql<{ subject: string; seq: number; place: number; balance: number; owed: number }>`
    select club_id || ' ' || currency as subject, seq, place, balance, owed from (
      select club_id, currency, type, amount, seq, balance,
        row_number() over chain as place, (sum(amount) over chain)::bigint as owed
      from ledger_entries window chain as (partition by club_id, currency order by seq)
    ) entries
    where seq <> place or balance <> owed or (balance < 0 and amount < 0 and type <> 'Salary Payment')
    order by 1, 2`.execute(db);
  return rows.map(({ subject, seq, place, balance, owed }) => ({
    check: 'ledger',
    subject,
    stored: `entry ${seq} with a balance of ${balance}`,
    recomputed: `entry ${place} with a balance of ${owed}`,
  }));
}

async function balances(db: Queries): Promise<AuditDifference[]> {
  const { rows } = await sql<{ id: string; money: number; credits: number; owed: number; owed_credits: number }>`
    select * from (
      select clubs.id, money, credits,
        coalesce(sum(amount) filter (where currency = 'money'), 0)::bigint as owed,
        coalesce(sum(amount) filter (where currency = 'credits'), 0)::bigint as owed_credits
      from clubs left join ledger_entries on club_id = clubs.id group by clubs.id
    ) held where money <> owed or credits <> owed_credits order by id`.execute(db);
  return rows.map(({ id, money, credits, owed, owed_credits }) => ({
    check: 'balance',
    subject: id,
    stored: `${money} money, ${credits} credits`,
    recomputed: `${owed} money, ${owed_credits} credits`,
  }));
}

/** The newest entries that a club carries with it are the ledger's. R-FIN-8 */
async function statements(db: Queries): Promise<AuditDifference[]> {
  const { rows } = await sql<{ id: string; stored: string; recomputed: string }>`
    select id, stored::text, recomputed::text from (
      select id, reports as stored, coalesce((
        select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('clubId', club_id, 'date', date, 'currency', currency,
          'type', type, 'amount', amount, 'subject', subject)) order by seq)
        from (select * from ledger_entries where club_id = clubs.id and currency = 'money'
          order by seq desc limit ${REPORT_WINDOW}) newest
      ), '[]'::jsonb) as recomputed from clubs
    ) windows where stored <> recomputed order by id`.execute(db);
  return rows.map(({ id, stored, recomputed }) => ({ check: 'statement', subject: id, stored, recomputed }));
}
