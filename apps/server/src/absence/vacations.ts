/** Clubs whose managers are away. R-VAC-1, R-VAC-4, R-VAC-5 */
import { ABSENCE_LIMITS, type AbsenceStage, absenceStage, type Moments } from '@mundo-manager/rules/absence';
import { DAY } from '@mundo-manager/rules/clock';
import type { GameEvent } from '@mundo-manager/rules/inbox';
import { storeEvents } from '../aggregates/history.ts';
import { CLUB_CHANNEL } from '../aggregates/world.ts';
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

/** The stage of a manager's absence. A new one is stored, and the manager's inbox names it. */
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
  const begun = { is_by_hand: true, stage: 'vacation', since: now.game };
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('absences')
    .values({ user_id: userId, visited_real: now.real, visited_game: now.game, ...begun })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(begun).where('absences.is_by_hand', '=', false))
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) return;
  const news: GameEvent = { clubId, date: now.game, type: 'vacation-started', isByHand: true };
  await storeEvents(tx, [news], `vacation:${userId}`);
  await notify(tx, CLUB_CHANNEL, clubId);
}

/** The start of the vacation that the manager switched on, in game time; null where it is off. */
export async function vacationSince(queries: Queries, userId: string): Promise<number | null> {
  const row = await queries
    .selectFrom('absences')
    .select('since')
    .where('user_id', '=', userId)
    .where('is_by_hand', '=', true)
    .executeTakeFirst();
  return row?.since ?? null;
}
