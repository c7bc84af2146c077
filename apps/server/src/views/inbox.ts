/** The inbox in numbers. */
import type { Queries } from '../storage/storage.ts';

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
