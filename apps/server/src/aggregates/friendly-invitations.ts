/** Invitations to friendlies, a row each. They outlive their friendlies. R-FRD-3, R-FRD-13 */
import type { Invitation } from '@mundo-manager/rules/friendlies';
import type { Selectable } from 'kysely';
import type { Database } from '../storage/database.ts';
import type { Queries } from '../storage/storage.ts';

/** Statuses of invitations that may still change. */
const PENDING = ['open', 'accepted'] as const;

/** The invitation of that id; with both of its clubs locked it stays as it is. */
export async function loadInvitation(queries: Queries, id: string): Promise<Invitation | undefined> {
  const row = await queries.selectFrom('friendly_invitations').selectAll().where('id', '=', id).executeTakeFirst();
  return row && invitationOf(row);
}

/** Both clubs of the invitation; undefined for an unknown one. An invitation changes with both of them locked. R-FRD-13 */
export async function clubsOfInvitation(queries: Queries, id: string): Promise<readonly string[] | undefined> {
  const invitation = await loadInvitation(queries, id);
  return invitation && [invitation.from, invitation.to];
}

/** The invitation of that id, if the club is on that side of it. */
export async function invitationOfClub(
  queries: Queries,
  id: string,
  clubId: string,
  side: 'from' | 'to' | 'either' = 'either',
): Promise<Invitation | undefined> {
  const invitation = await loadInvitation(queries, id);
  const sides = side === 'either' ? (['from', 'to'] as const) : [side];
  return sides.some((one) => invitation?.[one] === clubId) ? invitation : undefined;
}

/** Open invitations and agreed friendlies of these clubs, the next kick-off first. */
export async function pendingInvitations(queries: Queries, clubIds: readonly string[]): Promise<readonly Invitation[]> {
  if (clubIds.length === 0) return [];
  const rows = await invitationsOf(queries, clubIds)
    .where('status', 'in', PENDING)
    .orderBy('kick_off')
    .orderBy('id')
    .execute();
  return rows.map(invitationOf);
}

/** All invitations of the club, the newest first. */
export async function allInvitations(queries: Queries, clubId: string): Promise<readonly Invitation[]> {
  const rows = await invitationsOf(queries, [clubId]).orderBy('sent_at', 'desc').orderBy('id').execute();
  return rows.map(invitationOf);
}

/** Stores an invitation, new or with another status; its clubs must be locked. */
export async function storeInvitation(tx: Queries, invitation: Invitation): Promise<void> {
  const { id, from, to, kickOff, isHome, sentAt, status } = invitation;
  await tx
    .insertInto('friendly_invitations')
    .values({ id, from_id: from, to_id: to, kick_off: kickOff, is_home: isHome, sent_at: sentAt, status })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ status }))
    .execute();
}

/** Withdraws the open invitations that a locked club has sent. R-FRD-13 */
export async function withdrawInvitations(tx: Queries, clubId: string): Promise<void> {
  await tx
    .updateTable('friendly_invitations')
    .set({ status: 'withdrawn' })
    .where('from_id', '=', clubId)
    .where('status', '=', 'open')
    .execute();
}

function invitationsOf(queries: Queries, clubIds: readonly string[]) {
  return queries
    .selectFrom('friendly_invitations')
    .selectAll()
    .where((where) => where.or([where('from_id', 'in', clubIds), where('to_id', 'in', clubIds)]));
}

function invitationOf(row: Selectable<Database['friendly_invitations']>): Invitation {
  const { id, from_id: from, to_id: to, kick_off: kickOff, is_home: isHome, sent_at: sentAt, status } = row;
  return { id, from, to, kickOff, isHome, sentAt, status };
}
