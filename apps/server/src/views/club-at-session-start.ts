/** What a manager's session begins with. */
import { ownClub } from '@mundo-manager/contract';
import { loadClub } from '../aggregates/clubs.ts';
import { orRefuse } from '../commands/refusal.ts';
import type { Queries } from '../storage/storage.ts';
import { currentCompetitions } from './competitions.ts';
import { unreadMessages } from './inbox.ts';

/**
 * The club with its competitions and its mail. The mail is counted first: news that come meanwhile are not in the
 * count, so their event on the stream makes a client read again (R-SES-14). Refused: club/none. R-CAL-6
 */
export async function clubAtSessionStart(queries: Queries, clubId: string, now: number) {
  const unread = await unreadMessages(queries, clubId);
  const { club, version } = orRefuse(await loadClub(queries, clubId), 'club/none');
  return {
    club: ownClub(club, version),
    currentCompetitions: await currentCompetitions(queries, club, now),
    unread,
  };
}
