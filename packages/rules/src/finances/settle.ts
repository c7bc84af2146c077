import type { Club } from '../clubs/club.ts';
import type { ClubOutcome } from '../clubs/outcome.ts';
import { demandDate } from '../core/demand.ts';
import type { EpochMs } from '../core/ids.ts';
import type { News } from '../inbox/events.ts';
import { postEntries } from './ledger.ts';
import type { Movement } from './ledger-entry.ts';

/**
 * The club after an action: its movements, each an entry of the moment, and its news. A price or a prize of zero leaves no entry.
 * A moment that is no whole number of milliseconds is a programmer error and throws.
 */
export function settle(
  club: Club,
  date: EpochMs,
  movements: readonly Movement[],
  ...news: readonly News[]
): ClubOutcome {
  demandDate(date, 'settle');
  const own = { clubId: club.id, date };
  const entries = movements.filter(({ amount }) => amount !== 0).map((movement) => ({ ...own, ...movement }));
  return {
    club: entries.length === 0 ? club : postEntries(club, entries),
    entries,
    events: news.map((item) => ({ ...own, ...item })),
  };
}
