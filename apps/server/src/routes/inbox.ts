/** The club's inbox. R-IBX-1, R-IBX-2 */
import { ROUTES } from '@mundo-manager/contract';
import { CLUB_CHANNEL } from '../aggregates/world.ts';
import { orRefuse } from '../commands/refusal.ts';
import type { Caller } from '../http/access.ts';
import { type RouteHost, registerRoute } from '../http/register-route.ts';
import { notify, type Storage } from '../storage/storage.ts';
import { inboxArchive, inboxPage, unreadMessages } from '../views/inbox.ts';

export function registerInbox(host: RouteHost): void {
  const { services, parallelCommands } = host;
  const { storage } = services;
  const markOwn = (caller: Caller, marks: Marks) =>
    parallelCommands.run(orRefuse(caller.userId, 'auth/required'), () => mark(storage, ownClubId(caller), marks));

  registerRoute(host, ROUTES.inbox, async ({ caller, query }) => {
    const clubId = ownClubId(caller);
    const page = await inboxPage(storage.db, clubId, query);
    return { ...page, unread: await unreadMessages(storage.db, clubId) };
  });
  registerRoute(host, ROUTES.inboxArchive, ({ caller, query }) => inboxArchive(storage.db, ownClubId(caller), query));
  registerRoute(host, ROUTES.markInbox, ({ caller, body }) => markOwn(caller, { read: body.read, ids: body.ids }));
  registerRoute(host, ROUTES.markInboxAllRead, ({ caller }) => markOwn(caller, { read: true }));
}

function ownClubId({ clubId }: Caller): string {
  return orRefuse(clubId, 'club/none');
}

interface Marks {
  readonly read: boolean;
  readonly ids?: readonly string[];
}

/** Marks the club's messages of those ids, all unless given; other tabs get an event. R-INB-4 */
async function mark(storage: Storage, clubId: string, { read, ids }: Marks): Promise<{ readonly unread: number }> {
  return storage.transaction(async (tx) => {
    let update = tx.updateTable('inbox_messages').set({ read }).where('club_id', '=', clubId).where('read', '=', !read);
    if (ids !== undefined) update = update.where('id', 'in', ids);
    const { numUpdatedRows } = ids?.length === 0 ? { numUpdatedRows: 0n } : await update.executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n) await notify(tx, CLUB_CHANNEL, clubId);
    return { unread: await unreadMessages(tx, clubId) };
  });
}
