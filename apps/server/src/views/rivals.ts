/** The rivals of a club, from its finished matches and the final tables of its leagues. R-RIV-5 */
import type { RivalView } from '@mundo-manager/contract';
import { movementOf } from '@mundo-manager/rules/competitions';
import type { EditionArchive } from '@mundo-manager/rules/history';
import { type FinalTable, RIVAL_MEETINGS, type RivalryMatch, rivalsOf } from '@mundo-manager/rules/rivalry';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { sql } from 'kysely';
import type { Queries } from '../storage/storage.ts';
import { clubBadges } from './club-badges.ts';

/** The club's rivals with their badges, the greatest rivalry first. */
export async function clubRivals(
  queries: Queries,
  clubId: string,
  ruleset: Ruleset,
): Promise<{ readonly rivals: readonly RivalView[] }> {
  const opponents = await frequentOpponents(queries, clubId);
  const matches = await meetingsWith(queries, clubId, opponents);
  const tables = opponents.length === 0 ? [] : await finalTables(queries, clubId, ruleset);
  const rivals = rivalsOf({ matches, tables }, clubId);
  const badges = await clubBadges(
    queries,
    rivals.map((rival) => rival.clubId),
  );
  return {
    rivals: rivals.flatMap((rival) => {
      const club = badges.get(rival.clubId);
      return club === undefined ? [] : [{ ...rival, club }];
    }),
  };
}

/** The clubs that this one has met often enough to be rivals. */
async function frequentOpponents(queries: Queries, clubId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select case when home_id = ${clubId} then away_id else home_id end as id from matches
    where phase = 'finished' and (home_id = ${clubId} or away_id = ${clubId})
    group by 1 having count(*) >= ${RIVAL_MEETINGS}`.execute(queries);
  return rows.map(({ id }) => id);
}

/** All finished matches with these clubs, without goals, assists and ratings. */
async function meetingsWith(
  queries: Queries,
  clubId: string,
  opponents: readonly string[],
): Promise<readonly RivalryMatch[]> {
  if (opponents.length === 0) return [];
  const rows = await queries
    .selectFrom('matches')
    .select(
      sql<RivalryMatch>`state #- '{home,goals}' #- '{home,assists}' #- '{home,playerScore}'
        #- '{away,goals}' #- '{away,assists}' #- '{away,playerScore}'`.as('match'),
    )
    .where('phase', '=', 'finished')
    .where(({ and, or, eb }) =>
      or([
        and([eb('home_id', '=', clubId), eb('away_id', 'in', opponents)]),
        and([eb('away_id', '=', clubId), eb('home_id', 'in', opponents)]),
      ]),
    )
    .execute();
  return rows.map(({ match }) => match);
}

/** The final tables of the leagues that the club has finished; the rule set in force says how many were promoted. */
async function finalTables(queries: Queries, clubId: string, ruleset: Ruleset): Promise<readonly FinalTable[]> {
  const rows = await queries
    .selectFrom('club_seasons')
    .innerJoin('edition_archives', 'edition_archives.competition_id', 'club_seasons.competition_id')
    .select([
      'club_seasons.competition_id as competitionId',
      sql<string>`season ->> 'category'`.as('category'),
      sql<EditionArchive['places']>`archive -> 'places'`.as('places'),
    ])
    .where('club_id', '=', clubId)
    .where(sql<boolean>`season ->> 'name' = 'MM League'`)
    .execute();
  return rows.map(({ competitionId, category, places }) => {
    const clubIds = places.map((row) => row.clubId);
    const final = clubIds.map((_, index) => ({ category, place: index + 1, clubs: clubIds.length }));
    const promoted = final.filter((place) => movementOf(place, ruleset) === 'promoted').length;
    return { competitionId, clubIds, promoted };
  });
}
