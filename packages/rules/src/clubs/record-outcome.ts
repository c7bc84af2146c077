import { demandDate } from '../core/demand.ts';
import type { EpochMs } from '../core/ids.ts';
import { postEntries } from '../finances/ledger.ts';
import type { Movement } from '../finances/ledger-entry.ts';
import type { News } from '../inbox/events.ts';
import type { Club } from './club.ts';
import type { ClubOutcome } from './outcome.ts';

/**
 * What an action returns: the club after it, its news as events of the moment, and its movements as entries of the moment. A price or a prize
 * of zero leaves no entry. A moment that is no whole number of milliseconds is a programmer error and throws.
 */
export function recordOutcome(
  club: Club,
  date: EpochMs,
  news: readonly News[],
  movements: readonly Movement[] = [],
): ClubOutcome {
  demandDate(date, 'recordOutcome');
  const own = { clubId: club.id, date };
  const entries = movements.filter(({ amount }) => amount !== 0).map((movement) => ({ ...own, ...movement }));
  return {
    club: entries.length === 0 ? club : postEntries(club, entries),
    entries,
    events: news.map((item) => ({ ...own, ...item })),
  };
}
