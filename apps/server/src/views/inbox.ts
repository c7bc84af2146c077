/** The inbox: its messages, and how many are unread. */
import type { CallData, CallQuery } from '@mundo-manager/contract';
import { type MessageSeason, messageSeasons } from '@mundo-manager/rules/archive';
import type { InboxMessage } from '@mundo-manager/rules/inbox';
import { sql } from 'kysely';
import { orRefuse } from '../commands/refusal.ts';
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

const EVER = { after: null, until: null } as const;

/** A page of the club's messages, of a season where one is given, newest first. R-INB-3 */
export async function inboxPage(
  queries: Queries,
  clubId: string,
  { before, limit = PAGE_SIZE }: { readonly before?: string; readonly limit?: number },
  { after, until }: Pick<MessageSeason, 'after' | 'until'> = EVER,
): Promise<{ readonly messages: readonly InboxMessage[]; readonly next: string | null }> {
  let query = newestMessages(queries, clubId).limit(limit + 1);
  if (after !== null) query = query.where('date', '>', after);
  if (until !== null) query = query.where('date', '<=', until);
  if (before !== undefined) {
    const { date, number } = parseCursor(before);
    query = query.where(({ eb, refTuple, tuple }) => eb(refTuple('date', 'seq'), '<', tuple(date, number)));
  }
  const page = pageOf(await query.execute(), limit, ({ date, seq }) => ({ date, number: seq }));
  return { messages: page.rows.map(({ message, read }) => ({ ...message, read })), next: page.next };
}

/** A page of a season's messages, and all seasons of the club, the one under way first. Refused: not-found/competition. R-INB-6, R-INB-7 */
export async function inboxArchive(
  queries: Queries,
  clubId: string,
  { season, ...page }: CallQuery<'inboxArchive'>,
): Promise<CallData<'inboxArchive'>> {
  const ends = await queries
    .selectFrom('inbox_messages')
    .select(['date', 'message'])
    .where('club_id', '=', clubId)
    .where(sql<string>`message -> 'facts' ->> 'type'`, '=', 'competition-finished')
    .execute();
  const seasons = messageSeasons(ends.map(({ date, message }) => ({ date, facts: message.facts })));
  const chosen = seasons.find(({ competitionId }) => competitionId === (season ?? null));
  return {
    seasons: seasons.map(({ competitionId, place, until }) => ({ competitionId, place, until })),
    ...(await inboxPage(queries, clubId, page, orRefuse(chosen, 'not-found/competition'))),
  };
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
