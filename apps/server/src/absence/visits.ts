/** Visits of managers, and what they end. R-VAC-2, R-VAC-5, R-VAC-6 */
import { absenceReport, type Moments } from '@mundo-manager/rules/absence';
import { MINUTE } from '@mundo-manager/rules/clock';
import type { GameEvent } from '@mundo-manager/rules/inbox';
import { storeEvents } from '../aggregates/ledger-and-events.ts';
import { CLUB_CHANNEL } from '../aggregates/lock-and-store.ts';
import type { GameClock } from '../clock/game-clock.ts';
import { notify, type Queries, type Storage } from '../storage/storage.ts';

/** Real milliseconds for which a visit counts before it is stored anew. */
const STORED_EVERY = 10 * MINUTE;

/** What is stored of a manager's visits. */
export interface StoredAbsence {
  /** Real time of the last visit; null before the first. */
  readonly visitedReal: number | null;
  readonly vacationStage: string | null;
  readonly isVacationByHand: boolean | null;
}

/** The present moment on both clocks. */
export function visitMoments(clock: Pick<GameClock, 'now' | 'wallNow'>, game = clock.now()): Moments {
  return { real: clock.wallNow(), game };
}

/** Stores a visit, at most every ten minutes, and ends a vacation that the manager has not switched on himself. Never inside a transaction. */
export async function noteVisit(
  { storage, clock }: { readonly storage: Storage; readonly clock: GameClock },
  manager: StoredAbsence & { readonly id: string; readonly clubId: string | null },
): Promise<void> {
  const { id, clubId, visitedReal, vacationStage, isVacationByHand } = manager;
  const now = visitMoments(clock);
  const isReturn = vacationStage !== null && !(isVacationByHand && vacationStage === 'vacation');
  if (!isReturn && visitedReal !== null && now.real - visitedReal < STORED_EVERY) return;
  await storage.transaction(async (tx) => {
    const visited = { visited_real: now.real, visited_game: now.game };
    await tx
      .insertInto('absences')
      .values({ user_id: id, ...visited })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(visited))
      .execute();
    if (isReturn) await endVacation(tx, { userId: id, clubId, now: now.game });
  });
}

interface Return {
  readonly userId: string;
  readonly clubId: string | null;
  /** Game time. */
  readonly now: number;
}

/** Ends a vacation and stores a report for the manager. Does nothing if the club is not on vacation. */
export async function endVacation(tx: Queries, { userId, clubId, now }: Return): Promise<void> {
  const row = await tx
    .selectFrom('absences')
    .select(['stage', 'since'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (row?.stage == null) return;
  const ended = { stage: null, since: null, is_by_hand: false };
  await tx.updateTable('absences').set(ended).where('user_id', '=', userId).execute();
  if (clubId === null) return;
  const report = absenceReport(await doneSince(tx, clubId, row.since ?? now));
  await storeEvents(tx, [{ clubId, date: now, type: 'vacation-ended', ...report }], `return:${userId}`);
  await notify(tx, CLUB_CHANNEL, clubId);
}

/** What the policies did with the club since a moment of the game. */
async function doneSince(tx: Queries, clubId: string, since: number): Promise<readonly GameEvent[]> {
  const rows = await tx
    .selectFrom('events')
    .select('facts')
    .where('club_id', '=', clubId)
    .where('date', '>=', since)
    .where(({ or, eb }) => or([eb('cause', 'like', 'work:bot-turn:%'), eb('cause', 'like', 'work:bot-purchase:%')]))
    .execute();
  return rows.map(({ facts }) => facts);
}
