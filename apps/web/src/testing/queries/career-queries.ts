import type { ElevenView } from '@mundo-manager/contract/client';
import {
  addPerformance,
  bestEleven,
  type CareerRow,
  NO_CAREER,
  performanceOf,
  seasonAwards,
  sumCareers,
  topLists,
} from '@mundo-manager/rules/careers';
import { type Competition, type Match, matchesByDate } from '@mundo-manager/rules/competitions';
import { POSITIONS, type Position } from '@mundo-manager/rules/positions';
import { type Handlers, RefusedCall } from '../server/fake-handlers.ts';
import { type FakeWorld, playerOf } from '../world.ts';

/** Fake answers of the calls for statistics of players, from the world's finished matches. */
export const CAREER_QUERIES: Handlers = {
  playerCareer: ({ world, params }) => {
    const found = playerOf(world, params.playerId);
    if (found === null) throw new RefusedCall('not-found/player');
    const seasons = world.competitions.toReversed().flatMap((competition) => {
      const { id, name, number, category } = competition;
      return rowsOf(world, competition)
        .filter(({ playerId }) => playerId === params.playerId)
        .map(({ clubId, career }) => {
          const club = [world.club, ...world.others].find((one) => one?.id === clubId);
          const badge = club ? { id: club.id, name: club.name, emblem: club.emblem } : null;
          return { competition: { id, name, number, category }, club: badge, career };
        });
    });
    return { seasons, total: sumCareers(seasons.map(({ career }) => career)) };
  },
  competitionLeaders: ({ world, params }) => {
    const rows = rowsOf(world, competitionOf(world, params.competitionId));
    return { lists: topLists(rows), awards: seasonAwards(rows) };
  },
  roundEleven: ({ world, params, query }) => {
    const all = Object.values(competitionOf(world, params.competitionId).matches);
    const matches = all.filter(({ round }) => round === Number(query.round));
    if (matches.length === 0) throw new RefusedCall('not-found/competition');
    return { eleven: matches.every(({ status }) => status === 'finished') ? elevenOf(world, matches) : null };
  },
  squadCareers: ({ world, params }) => {
    const club = [world.club, ...world.others].find((one) => one?.id === params.id);
    if (!club) throw new RefusedCall('not-found/club');
    const rows = world.competitions.flatMap((competition) => rowsOf(world, competition));
    return {
      players: club.players.map(({ id }) => ({
        playerId: id,
        season: sumCareers(rows.filter(({ playerId }) => playerId === id).map(({ career }) => career)),
      })),
    };
  },
};

function competitionOf(world: FakeWorld, id: string): Competition {
  const competition = world.competitions.find((one) => one.id === id);
  if (competition === undefined) throw new RefusedCall('not-found/competition');
  return competition;
}

function elevenOf(world: FakeWorld, matches: readonly Match[]): ElevenView | null {
  return bestEleven(
    matches.flatMap((match) =>
      playedOf(world, match).map(({ row, performance: { line, rating, minutes } }) => ({
        ...row,
        line,
        rating,
        minutes,
      })),
    ),
  );
}

function rowsOf(world: FakeWorld, { matches }: Competition): CareerRow[] {
  const rows = new Map<string, CareerRow>();
  for (const match of matchesByDate(Object.values(matches).filter(({ status }) => status === 'finished'))) {
    for (const { row, performance } of playedOf(world, match)) {
      const key = `${row.clubId} ${row.playerId}`;
      const career = rows.get(key)?.career ?? NO_CAREER;
      rows.set(key, { ...row, career: addPerformance(career, performance, match.date) });
    }
  }
  return [...rows.values()];
}

/** A row for each player with a rating; the counts derive from shirt number and day. */
function playedOf(world: FakeWorld, { home, away, date }: Match) {
  return [[home, away] as const, [away, home] as const].flatMap(([side, rival]) =>
    side.playerScore.map(({ id, name, number, value }) => {
      const position = positionOf(world, id, number);
      const some = (most: number) => (number * 7 + Math.round(date / 86_400_000)) % most;
      const keeps = position === 'GK';
      return {
        row: { playerId: id, clubId: side.id, name, number },
        performance: performanceOf({
          appearance: {
            playerId: id,
            position,
            minutes: 90 - (number > 8 ? some(30) : 0),
            goals: side.goals.filter((goal) => goal.id === id).length,
            assists: side.assists.filter((assist) => assist.id === id).length,
            rating: value,
            incidents: some(9) === 0 ? [{ kind: 'yellow', minute: 40 }] : [],
          },
          conceded: rival.score,
          counts: {
            playerId: id,
            saves: keeps ? some(6) : 0,
            tackles: keeps ? 0 : some(5),
            passes: 15 + some(30),
            shots: keeps ? 0 : some(4),
            metres: keeps ? 4_800 : 9_000 + 100 * some(20),
          },
        }),
      };
    }),
  );
}

function positionOf(world: FakeWorld, id: string, number: number): Position {
  const known = playerOf(world, id)?.player.personalData.position;
  return known ?? POSITIONS[number % POSITIONS.length] ?? 'CM';
}
