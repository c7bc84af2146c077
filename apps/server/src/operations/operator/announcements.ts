/** What operators announce to all managers, and incidents with their ends. R-INC-1, R-INC-2 */
import type { Announcement } from '@mundo-manager/contract';
import type { Queries } from '../../storage/storage.ts';
import { type ActionContext, recordAction } from './actions.ts';

/** An announcement before it is stored; moments are real time in milliseconds. */
export type NewAnnouncement = Pick<Announcement, 'kind' | 'title' | 'text' | 'from' | 'until'>;

/** Announcements that are shown at most, those that began last. */
const SHOWN = 50;

/** Stores an announcement, and the action. Answers its id. */
export async function announce(tx: Queries, made: NewAnnouncement, context: ActionContext): Promise<number> {
  const { kind, title, text, from, until } = made;
  const { id } = await tx
    .insertInto('announcements')
    .values({ kind, title, text, from_at: from, until_at: until })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordAction(tx, context, 'announce', { userId: null, clubId: undefined, facts: { id, kind, title } });
  return id;
}

/** Ends an announcement now, and stores the action. False if there is none that holds. */
export async function resolve(tx: Queries, id: number, realNow: number, context: ActionContext): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('announcements')
    .set({ resolved_at: realNow })
    .where('id', '=', id)
    .where('resolved_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await recordAction(tx, context, 'resolve', { userId: null, clubId: undefined, facts: { id } });
  return true;
}

/** The announcements that have begun by a moment of real time, the newest first. */
export async function announcementsAt(queries: Queries, realNow: number): Promise<readonly Announcement[]> {
  const rows = await queries
    .selectFrom('announcements')
    .selectAll()
    .where('from_at', '<=', realNow)
    .orderBy('from_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map(({ id, kind, title, text, from_at, until_at, resolved_at }) => ({
    id,
    kind,
    title,
    text,
    from: from_at,
    until: until_at,
    resolvedAt: resolved_at,
    isCurrent: resolved_at === null && (until_at === null || until_at > realNow),
  }));
}
