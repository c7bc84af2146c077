/** Sign-ins of deleted accounts. Without a wait, one user could found, wreck and leave club after club. R-IDN-18 */

import type { WorldKind } from '@mundo-manager/contract';
import { DAY } from '@mundo-manager/rules/clock';
import type { Queries } from '../storage/storage.ts';

/** Game milliseconds between deleting an account and founding another club, by kind of world. */
const WAIT: Readonly<Record<WorldKind, number>> = { shared: 7 * DAY, local: 0 };

/** A user who leaves. */
interface Leaver {
  readonly marks: readonly string[];
  readonly hasClub: boolean;
  /** Until when an operator keeps him out; deleting his account does not end that. */
  readonly bannedUntil: number | null;
}

/** Keeps the marks of a user who leaves a club behind, or whom an operator keeps out. */
export async function rememberDeparture(
  tx: Queries,
  { marks, hasClub, bannedUntil }: Leaver,
  { world, now }: { readonly world: WorldKind; readonly now: number },
): Promise<void> {
  const until = Math.max(now + (hasClub ? WAIT[world] : 0), bannedUntil ?? now);
  if (until === now || marks.length === 0) return;
  await tx
    .insertInto('departed_identities')
    .values(marks.map((mark) => ({ mark, until })))
    .onConflict((conflict) => conflict.column('mark').doUpdateSet({ until }))
    .execute();
}

/** Until when a user with these marks founds no club; null if he may. */
export async function waitsUntil(queries: Queries, marks: readonly string[], now: number): Promise<number | null> {
  if (marks.length === 0) return null;
  const row = await queries
    .selectFrom('departed_identities')
    .select('until')
    .where('mark', 'in', marks)
    .where('until', '>', now)
    .orderBy('until', 'desc')
    .executeTakeFirst();
  return row?.until ?? null;
}

/** Deletes the marks whose wait is over. */
export async function forgetDepartures(tx: Queries, now: number): Promise<void> {
  await tx.deleteFrom('departed_identities').where('until', '<=', now).execute();
}
