/** What `npm run admin` lists: managers, actions and ledger entries. R-ADM-1, R-ADM-6 */
import { actionsOn, findManagers } from '../operations/operator/find-managers.ts';
import { entriesOf } from '../operations/operator/refunds.ts';
import type { Storage } from '../storage/storage.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const day = (ms: number) => new Date(ms).toISOString();

/** Lists users and clubs. */
export async function find({ db }: Storage, text: string): Promise<number> {
  const found = await findManagers(db, text);
  for (const one of found) {
    const user = one.userId === null ? 'bot' : `${one.userName} (${one.userId})`;
    const club =
      one.clubId === null
        ? 'no club'
        : `${one.clubName} (${one.clubId}), ${one.category}, $ ${one.money}, ${one.credits} credits`;
    say([user, club, ...(one.bannedUntil === null ? [] : [`banned until ${day(one.bannedUntil)}`])].join(' | '));
  }
  if (found.length === 0) say('No manager or club is called so.');
  return found.length === 0 ? 1 : 0;
}

/** Lists the actions on a user or club. */
export async function listActions({ db }: Storage, id: string): Promise<number> {
  const rows = await actionsOn(db, id);
  for (const { done_at, operator, act, reason, facts } of rows) {
    say(`${done_at.toISOString()} ${operator}: ${act} ${JSON.stringify(facts)}: ${reason}`);
  }
  if (rows.length === 0) say('No action concerns that id.');
  return 0;
}

/** Lists the last entries of a club with their numbers. */
export async function listEntries({ db }: Storage, clubId: string): Promise<number> {
  const rows = await entriesOf(db, clubId);
  for (const { id, date, currency, type, amount, subject, refundedBy } of rows) {
    const parts = [id, day(date), `${amount} ${currency}`, type, subject ?? ''];
    say([...parts, ...(refundedBy === null ? [] : ['given back'])].join(' | '));
  }
  return rows.length === 0 ? 1 : 0;
}
