/** Clubs whose managers are away. R-VAC-1, R-VAC-4, R-VAC-5 */
import { ABSENCE_LIMITS, type AbsenceStage, absenceStage, type Moments } from '@mundo-manager/rules/absence';
import { DAY } from '@mundo-manager/rules/clock';
import { closeInvitations } from '@mundo-manager/rules/friendlies';
import type { GameEvent } from '@mundo-manager/rules/inbox';
import { pendingInvitations, storeInvitation } from '../aggregates/friendly-invitations.ts';
import { storeEvents } from '../aggregates/ledger-and-events.ts';
import { CLUB_CHANNEL } from '../aggregates/lock-and-store.ts';
import { notify, type Queries } from '../storage/storage.ts';

/** Ids of the clubs that may be on vacation at this moment; `stageOfClub` decides. */
export async function clubsOfAbsent(tx: Queries, now: Moments): Promise<readonly string[]> {
  const limit = ABSENCE_LIMITS.vacationAfterDays * DAY;
  const rows = await tx
    .selectFrom('absences')
    .innerJoin('clubs', 'clubs.owner_id', 'absences.user_id')
    .select('clubs.id')
    .where('clubs.retired_at', 'is', null)
    .where(({ or, and, eb }) =>
      or([
        eb('is_by_hand', '=', true),
        and([eb('visited_real', '<=', now.real - limit), eb('visited_game', '<=', now.game - limit)]),
      ]),
    )
    .orderBy('clubs.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The stage of the absence of a locked club's manager. A new one is stored, the manager's inbox names it, and open invitations end. */
export async function enterStage(
  tx: Queries,
  { userId, clubId, now, cause }: { userId: string; clubId: string; now: Moments; cause: string },
): Promise<AbsenceStage> {
  const row = await tx
    .selectFrom('absences')
    .selectAll()
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (row === undefined) return 'present';
  const visited = { real: row.visited_real, game: row.visited_game };
  const stage = absenceStage({ visited, at: now, isByHand: row.is_by_hand });
  if (stage === 'present' || stage === row.stage) return stage;
  const since = row.since ?? now.game;
  await tx.updateTable('absences').set({ stage, since }).where('user_id', '=', userId).execute();
  const own = { clubId, date: now.game };
  const news: GameEvent =
    stage === 'bot' ? { ...own, type: 'bot-took-over' } : { ...own, type: 'vacation-started', isByHand: false };
  await storeEvents(tx, [news], cause);
  await endInvitations(tx, { clubId, now: now.game, cause });
  return stage;
}

/** Whether the manager's club plays as a bot. */
export async function playsAsBot(tx: Queries, userId: string): Promise<boolean> {
  const row = await tx.selectFrom('absences').select('stage').where('user_id', '=', userId).executeTakeFirst();
  return row?.stage === 'bot';
}

/** Whether the manager is on vacation, or has been away for so long that his club plays as a bot. */
export async function isAway(queries: Queries, userId: string): Promise<boolean> {
  const row = await queries.selectFrom('absences').select('stage').where('user_id', '=', userId).executeTakeFirst();
  return row?.stage != null;
}

/** Switches the vacation on, as the manager asks. A club that is on one already stays as it is. R-VAC-5 */
export async function startVacation(
  tx: Queries,
  { userId, clubId, now }: { userId: string; clubId: string; now: Moments },
): Promise<void> {
  // Locked first, as for every change of the club; an answer to one of its invitations waits here.
  await tx.selectFrom('clubs').select('id').where('id', '=', clubId).forNoKeyUpdate().execute();
  const begun = { is_by_hand: true, stage: 'vacation', since: now.game };
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('absences')
    .values({ user_id: userId, visited_real: now.real, visited_game: now.game, ...begun })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(begun).where('absences.is_by_hand', '=', false))
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) return;
  const news: GameEvent = { clubId, date: now.game, type: 'vacation-started', isByHand: true };
  await storeEvents(tx, [news], `vacation:${userId}`);
  await endInvitations(tx, { clubId, now: now.game, cause: `vacation:${userId}` });
  await notify(tx, CLUB_CHANNEL, clubId);
}

/** Ends the open invitations of a locked club, and notifies the other clubs. R-FRD-17 */
async function endInvitations(
  tx: Queries,
  { clubId, now, cause }: { clubId: string; now: number; cause: string },
): Promise<void> {
  const invitations = (await pendingInvitations(tx, [clubId])).filter(({ status }) => status === 'open');
  if (invitations.length === 0) return;
  const { name } = await tx.selectFrom('clubs').select('name').where('id', '=', clubId).executeTakeFirstOrThrow();
  for (const { invitation, events } of closeInvitations({ invitations, club: { id: clubId, name }, now })) {
    await storeInvitation(tx, invitation);
    await storeEvents(tx, events, cause);
    await notify(tx, CLUB_CHANNEL, invitation.from === clubId ? invitation.to : invitation.from);
  }
}

/** The start of the vacation that the manager switched on, in game time; null if it is off. */
export async function vacationSince(queries: Queries, userId: string): Promise<number | null> {
  const row = await queries
    .selectFrom('absences')
    .select('since')
    .where('user_id', '=', userId)
    .where('is_by_hand', '=', true)
    .executeTakeFirst();
  return row?.since ?? null;
}
