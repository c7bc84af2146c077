import type { Club } from '../clubs/club.ts';
import type { ClubOutcome } from '../clubs/outcome.ts';
import type { EpochMs } from '../core/ids.ts';
import { type Movement, postEntries } from './ledger.ts';

/** The club after the movements, each an entry of the moment. A price or a prize of zero leaves no entry. */
export function settle(club: Club, date: EpochMs, movements: readonly Movement[]): Omit<ClubOutcome, 'events'> {
  const moving = movements.filter(({ amount }) => amount !== 0);
  const entries = moving.map((movement) => ({ clubId: club.id, date, ...movement }));
  return { club: postEntries(club, entries), entries };
}
