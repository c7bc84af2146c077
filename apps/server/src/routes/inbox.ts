/** The club's inbox. R-IBX-1, R-IBX-2 */
import { ROUTES } from '@mundo-manager/contract';
import { CLUB_CHANNEL } from '../aggregates/world.ts';
import { orRefuse } from '../commands/refusal.ts';
import type { Caller } from '../http/access.ts';
import { type RouteHost, registerRoute } from '../http/register-route.ts';
import { notify, type Storage } from '../storage/storage.ts';
import { inboxPage, unreadMessages } from '../views/inbox.ts';

export function registerInbox(host: RouteHost): void {
  const { storage } = host.services;

  registerRoute(host, ROUTES.inbox, async ({ caller, query }) => {
    const clubId = ownClubId(caller);
    const page = await inboxPage(storage.db, clubId, query);
    return { ...page, unread: await unreadMessages(storage.db, clubId) };
  });
  registerRoute(host, ROUTES.markInbox, ({ caller, body }) =>
    mark(storage, ownClubId(caller), { read: body.read, ids: body.ids }),
  );
  registerRoute(host, ROUTES.markInboxAllRead, ({ caller }) => mark(storage, ownClubId(caller), { read: true }));
}

function ownClubId({ clubId }: Caller): string {
  return orRefuse(clubId, 'club/none');
}

/** Marks the club's messages of those ids, all unless given; other tabs hear of it. R-INB-4 */
async function mark(
  storage: Storage,
  clubId: string,
  { read, ids }: { readonly read: boolean; readonly ids?: readonly string[] },
): Promise<{ readonly unread: number }> {
  return storage.transaction(async (tx) => {
    let update = tx.updateTable('inbox_messages').set({ read }).where('club_id', '=', clubId).where('read', '=', !read);
    if (ids !== undefined) update = update.where('id', 'in', ids);
    const { numUpdatedRows } = ids?.length === 0 ? { numUpdatedRows: 0n } : await update.executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n) await notify(tx, CLUB_CHANNEL, clubId);
    return { unread: await unreadMessages(tx, clubId) };
  });
}
