/** Public statistics of players, from finished matches alone. R-CAR-8 to R-CAR-11 */
import type { CompetitionLeaders, ElevenView, PlayerCareerView, SquadCareer } from '@mundo-manager/contract';
import { bestEleven, NO_CAREER, seasonAwards, sumCareers, topLists } from '@mundo-manager/rules/careers';
import type { Club } from '@mundo-manager/rules/clubs';
import { careersOfCompetition, careersOfPlayers } from '../aggregates/player-careers.ts';
import { findPlayer } from '../aggregates/player-location.ts';
import { playedOf } from '../matchday/keep-careers.ts';
import { loadPlays } from '../simulation/stored-play.ts';
import type { Queries } from '../storage/storage.ts';
import { clubBadges } from './club-badges.ts';

/** The career of the player, also of one who has left the game; undefined for an unknown one. */
export async function playerCareer(queries: Queries, playerId: string): Promise<PlayerCareerView | undefined> {
  const rows = await careersOfPlayers(queries, [playerId]);
  if (rows.length === 0 && (await findPlayer(queries, playerId)) === undefined) return undefined;
  const clubs = await clubBadges(queries, [...new Set(rows.map(({ clubId }) => clubId))]);
  const competitions = await competitionsOf(
    queries,
    rows.map(({ competitionId }) => competitionId),
  );
  return {
    seasons: rows.flatMap(({ competitionId, clubId, career }) => {
      const competition = competitions.get(competitionId);
      return competition === undefined ? [] : [{ competition, club: clubs.get(clubId) ?? null, career }];
    }),
    total: sumCareers(rows.map(({ career }) => career)),
  };
}

async function competitionsOf(queries: Queries, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, PlayerCareerView['seasons'][number]['competition']>();
  const rows = await queries
    .selectFrom('competitions')
    .select(['id', 'name', 'number', 'category'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The lists and awards of the competition; undefined for an unknown one. */
export async function competitionLeaders(
  queries: Queries,
  competitionId: string,
): Promise<CompetitionLeaders | undefined> {
  if ((await competitionsOf(queries, [competitionId])).size === 0) return undefined;
  const stored = await careersOfCompetition(queries, competitionId);
  const rows = stored.map(({ playerId, clubId, name, number, career }) => ({ playerId, clubId, name, number, career }));
  return { lists: topLists(rows), awards: seasonAwards(rows) };
}

/** The best eleven of the round; null until all of its matches are finished, undefined for a round that there is not. */
export async function roundEleven(
  queries: Queries,
  competitionId: string,
  round: number,
): Promise<{ readonly eleven: ElevenView | null } | undefined> {
  const matches = await queries
    .selectFrom('matches')
    .select(['id', 'phase'])
    .where('competition_id', '=', competitionId)
    .where('round', '=', round)
    .execute();
  if (matches.length === 0) return undefined;
  if (matches.some(({ phase }) => phase !== 'finished')) return { eleven: null };
  const plays = await loadPlays(
    queries,
    matches.map(({ id }) => id),
  );
  const played = plays.flatMap(playedOf);
  const eleven = bestEleven(
    played.map(({ row: { playerId, clubId, name, number }, performance: { line, rating, minutes } }) => ({
      playerId,
      clubId,
      name,
      number,
      line,
      rating,
      minutes,
    })),
  );
  return { eleven };
}

/** What each player of the squad has done in the editions that the club is in, and his form over all matches. */
export async function squadCareers(queries: Queries, club: Club): Promise<SquadCareer[]> {
  const rows = await careersOfPlayers(
    queries,
    club.players.map(({ id }) => id),
  );
  return club.players.map(({ id }) => {
    const own = rows.filter(({ playerId }) => playerId === id);
    const season = own.filter(({ competitionId }) => club.competitions.current.includes(competitionId));
    const { form } = sumCareers(own.map(({ career }) => career));
    return { playerId: id, season: { ...sumCareers([NO_CAREER, ...season.map(({ career }) => career)]), form } };
  });
}
