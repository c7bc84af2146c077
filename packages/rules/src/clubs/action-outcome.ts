import { assertDate } from '../core/assert.ts';
import type { EpochMs } from '../core/ids.ts';
import { postEntries } from '../finances/ledger.ts';
import type { Movement } from '../finances/ledger-entry.ts';
import type { NewEvent } from '../inbox/events.ts';
import type { Club } from './club.ts';
import type { ClubOutcome } from './outcome.ts';

/**
 * What an action returns: the club after it, its news as events, and its movements as ledger entries of that moment. An
 * amount of zero leaves no entry. Throws for a moment that is no whole number of milliseconds.
 */
export function recordOutcome(
  club: Club,
  date: EpochMs,
  news: readonly NewEvent[],
  movements: readonly Movement[] = [],
): ClubOutcome {
  assertDate(date, 'recordOutcome');
  const own = { clubId: club.id, date };
  const entries = movements.filter(({ amount }) => amount !== 0).map((movement) => ({ ...own, ...movement }));
  return {
    club: entries.length === 0 ? club : postEntries(club, entries),
    entries,
    events: news.map((item) => ({ ...own, ...item })),
  };
}
