/** Refunds of ledger entries, each at most once. R-ADM-6 */
import { adjustBalance } from '@mundo-manager/rules/finances';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { lockAndLoad, storeChanges } from '../../aggregates/lock-and-store.ts';
import type { Queries } from '../../storage/storage.ts';
import { type ActionContext, recordAction } from './actions.ts';

/** Why an entry was not given back. */
export type RefundProblem = 'unknown-entry' | 'no-expense' | 'refunded-before';

/** The last entries of a club's ledger, the newest first. */
export function entriesOf(queries: Queries, clubId: string) {
  return queries
    .selectFrom('ledger_entries')
    .leftJoin('refunds', 'refunds.entry_id', 'ledger_entries.id')
    .select(['id', 'date', 'currency', 'type', 'amount', 'subject', 'refunds.act_id as refundedBy'])
    .where('club_id', '=', clubId)
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
}

/** Gives back what an entry took: an entry, a message with the reason, and a row. What was bought stays with the club. */
export async function refund(
  tx: Queries,
  entryId: number,
  context: ActionContext,
  ruleset: Ruleset,
): Promise<RefundProblem | { readonly clubId: string; readonly currency: string; readonly amount: number }> {
  const entry = await tx.selectFrom('ledger_entries').selectAll().where('id', '=', entryId).executeTakeFirst();
  if (entry === undefined) return 'unknown-entry';
  if (entry.amount >= 0) return 'no-expense';
  const { club_id: clubId, currency } = entry;
  // From here on no other refund of the club's entries runs.
  const loaded = await lockAndLoad(tx, { clubs: [clubId] });
  const stored = loaded.clubs.get(clubId);
  if (stored === undefined) return 'unknown-entry';
  const before = await tx.selectFrom('refunds').select('act_id').where('entry_id', '=', entryId).executeTakeFirst();
  if (before !== undefined) return 'refunded-before';
  const given = { currency, amount: -entry.amount };
  const adjusted = adjustBalance({ club: stored.club, ...given, reason: context.reason, now: context.now });
  if (!adjusted.ok) throw new Error(`a refund of entry ${entryId} was refused: ${adjusted.error.code}`);
  const { club, entries, events } = adjusted.value;
  await storeChanges(tx, loaded, { clubs: [club], entries, events }, `operator:${context.operator}`, ruleset);
  const facts = { entryId, type: entry.type, ...given };
  const actionId = await recordAction(tx, context, 'refund', { userId: stored.ownerId, clubId, facts });
  await tx.insertInto('refunds').values({ entry_id: entryId, act_id: actionId }).execute();
  return { clubId, ...given };
}
