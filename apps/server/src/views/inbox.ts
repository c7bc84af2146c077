/** The inbox: its messages, and how many are unread. */
import type { InboxMessage } from '@mundo-manager/rules/inbox';
import type { Queries } from '../storage/storage.ts';
import { PAGE_SIZE, pageOf, parseCursor } from './page-cursor.ts';

/** How many messages the club has not read. R-INB-4 */
export async function unreadMessages(queries: Queries, clubId: string): Promise<number> {
  const { unread } = await queries
    .selectFrom('inbox_messages')
    .select(({ fn }) => fn.countAll<number>().as('unread'))
    .where('club_id', '=', clubId)
    .where('read', '=', false)
    .executeTakeFirstOrThrow();
  return unread;
}

/** A page of the club's messages, newest first. R-INB-3 */
export async function inboxPage(
  queries: Queries,
  clubId: string,
  { before, limit = PAGE_SIZE }: { readonly before?: string; readonly limit?: number },
): Promise<{ readonly messages: readonly InboxMessage[]; readonly next: string | null }> {
  let query = newestMessages(queries, clubId).limit(limit + 1);
  if (before !== undefined) {
    const { date, number } = parseCursor(before);
    query = query.where(({ eb, refTuple, tuple }) => eb(refTuple('date', 'seq'), '<', tuple(date, number)));
  }
  const page = pageOf(await query.execute(), limit, ({ date, seq }) => ({ date, number: seq }));
  return { messages: page.rows.map(({ message, read }) => ({ ...message, read })), next: page.next };
}

/** All messages of the club, newest first. */
export async function allMessages(queries: Queries, clubId: string): Promise<InboxMessage[]> {
  const rows = await newestMessages(queries, clubId).execute();
  return rows.map(({ message, read }) => ({ ...message, read }));
}

function newestMessages(queries: Queries, clubId: string) {
  return queries
    .selectFrom('inbox_messages')
    .select(['date', 'seq', 'read', 'message'])
    .where('club_id', '=', clubId)
    .orderBy('date', 'desc')
    .orderBy('seq', 'desc');
}
