/** The inbox: every event that is news has its message. R-INB-1 */
import { type GameEvent, inboxMessages } from '@mundo-manager/rules/inbox';
import type { Queries } from '../../storage/storage.ts';
import type { AuditDifference } from './stored-difference.ts';

const AT_ONCE = 5_000;

export async function auditInbox(db: Queries): Promise<AuditDifference[]> {
  const differences: AuditDifference[] = [];
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('events')
      .select(['id', 'facts'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    const last = rows.at(-1);
    if (last === undefined) return differences;
    after = last.id;
    differences.push(
      ...(await missing(
        db,
        rows.map(({ facts }) => facts),
      )),
    );
  }
}

async function missing(db: Queries, events: readonly GameEvent[]): Promise<AuditDifference[]> {
  const ids = [...new Set(inboxMessages(events).map(({ id }) => id))];
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('inbox_messages').select('id').where('id', 'in', ids).execute();
  const known = new Set(rows.map(({ id }) => id));
  return ids
    .filter((id) => !known.has(id))
    .map((id) => ({ check: 'inbox', subject: id, stored: 'no message', recomputed: 'a message' }));
}
