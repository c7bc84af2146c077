/** `admin -- entries` and `refund`: giving back what was spent by mistake. R-ADM-6 */
import type { Act } from '../operations/operator/acts.ts';
import { entriesOf, type RefundProblem, refund } from '../operations/operator/refunds.ts';
import { WorldRulesets } from '../rulesets/world-rulesets.ts';
import type { Storage } from '../storage/storage.ts';
import { OperatorError } from './program.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

const PROBLEMS: Readonly<Record<RefundProblem, string>> = {
  'unknown-entry': "there is no such entry: look it up with 'entries'",
  'no-expense': 'the entry took nothing',
  'refunded-before': 'the entry was given back before',
};

/** Lists the last entries of a club with their numbers. */
export async function listEntries({ db }: Storage, clubId: string): Promise<number> {
  const rows = await entriesOf(db, clubId);
  for (const { id, date, currency, type, amount, subject, refundedBy } of rows) {
    const parts = [id, new Date(date).toISOString(), `${amount} ${currency}`, type, subject ?? ''];
    say([...parts, ...(refundedBy === null ? [] : ['given back'])].join(' | '));
  }
  return rows.length === 0 ? 1 : 0;
}

/** Gives back what an entry took, once. */
export function giveBack(entryId: number, by: Omit<Act, 'now'>) {
  return async (storage: Storage, now: number): Promise<number> => {
    const rulesets = await WorldRulesets.open(storage, now, null);
    const done = await storage.transaction((tx) => refund(tx, entryId, { ...by, now }, rulesets.at(now)));
    await rulesets.close();
    if (typeof done === 'string') throw new OperatorError(PROBLEMS[done]);
    say(`${done.clubId} has ${done.amount} more of ${done.currency}.`);
    return 0;
  };
}
