/** Results, fixtures and standings of a club. R-ARC-2 */
import { CLUB_PAGE_MATCHES, type ClubMatches, type ClubStanding } from '@mundo-manager/contract';
import type { Club } from '@mundo-manager/rules/clubs';
import { doPlacesCount, FRIENDLY } from '@mundo-manager/rules/competitions';
import { positionOf } from '@mundo-manager/rules/standings';
import { matchesOf } from '../aggregates/club-matches.ts';
import type { Queries } from '../storage/storage.ts';
import { type Sight, viewsOf } from './matches.ts';

/** The club's last results, its next fixtures, and its competitions. */
export async function clubMatches(queries: Queries, club: Club, sight: Sight): Promise<ClubMatches> {
  const played = await matchesOf(queries, club.id)
    .select('state')
    .where('phase', '=', 'finished')
    .orderBy('date', 'desc')
    .limit(CLUB_PAGE_MATCHES)
    .execute();
  const ahead = await matchesOf(queries, club.id)
    .select('state')
    .where('phase', '!=', 'finished')
    .orderBy('date')
    .limit(CLUB_PAGE_MATCHES)
    .execute();
  const views = await viewsOf(
    queries,
    [...played, ...ahead].map(({ state }) => state),
    sight,
  );
  return {
    results: views.slice(0, played.length),
    fixtures: views.slice(played.length),
    standings: await standingsOf(queries, club),
  };
}

async function standingsOf(queries: Queries, { id: clubId, competitions: { current } }: Club): Promise<ClubStanding[]> {
  if (current.length === 0) return [];
  const rows = await queries
    .selectFrom('competitions')
    .select(['id', 'name', 'number', 'category', 'status', 'state'])
    .where('id', 'in', current)
    .where('name', '<>', FRIENDLY)
    .execute();
  return rows.map(({ state: { phase, table, entrants }, ...competition }) => {
    const counts = competition.name === 'MM League' && doPlacesCount(competition);
    const row = counts ? table.find((one) => one.clubId === clubId) : undefined;
    return {
      ...competition,
      phase,
      place: counts ? positionOf(table, clubId) : null,
      points: row?.points ?? null,
      clubs: entrants.length,
    };
  });
}
