/** The club's inbox. R-IBX-1, R-IBX-2 */
import { ROUTES } from '@mundo-manager/contract';
import { CLUB_CHANNEL } from '../aggregates/lock-and-store.ts';
import { callerClubId } from '../http/find-caller.ts';
import { type RouteHost, registerRoute } from '../http/register-route.ts';
import { registerUpdate } from '../http/register-update.ts';
import { notify, type Queries } from '../storage/storage.ts';
import { inboxArchive, inboxPage, unreadMessages } from '../views/inbox.ts';

export function registerInbox(host: RouteHost): void {
  const { storage } = host.services;

  registerRoute(host, ROUTES.inbox, async ({ caller, query }) => {
    const clubId = callerClubId(caller);
    const page = await inboxPage(storage.db, clubId, query);
    return { ...page, unread: await unreadMessages(storage.db, clubId) };
  });

  registerRoute(host, ROUTES.inboxArchive, ({ caller, query }) =>
    inboxArchive(storage.db, callerClubId(caller), query),
  );

  registerUpdate(host, ROUTES.markInbox, ({ tx, caller, body: { read, ids } }) =>
    mark(tx, callerClubId(caller), { read, ids }),
  );

  registerUpdate(host, ROUTES.markInboxAllRead, ({ tx, caller }) => mark(tx, callerClubId(caller), { read: true }));
}

interface Marks {
  readonly read: boolean;
  readonly ids?: readonly string[];
}

/** Marks the club's messages of those ids, all unless given; other tabs get an event. R-INB-4 */
async function mark(tx: Queries, clubId: string, { read, ids }: Marks): Promise<{ readonly unread: number }> {
  let update = tx.updateTable('inbox_messages').set({ read }).where('club_id', '=', clubId).where('read', '=', !read);
  if (ids !== undefined) update = update.where('id', 'in', ids);
  const { numUpdatedRows } = ids?.length === 0 ? { numUpdatedRows: 0n } : await update.executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) await notify(tx, CLUB_CHANNEL, clubId);
  return { unread: await unreadMessages(tx, clubId) };
}
