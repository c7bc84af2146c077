import { CLUB_PAGE_MATCHES, type ClubRecords, editionDetails, seasonSummary } from '@mundo-manager/contract';
import type { Club } from '@mundo-manager/rules/clubs';
import { type Competition, doPlacesCount, isFriendly, matchesByDate } from '@mundo-manager/rules/competitions';
import {
  type ClubSeason,
  clubPlayersAfter,
  clubSeason,
  editionArchive,
  NO_RECORDS,
  playerRecords,
  recordsAfter,
  seasonAccounts,
} from '@mundo-manager/rules/history';
import { playsIn } from '@mundo-manager/rules/match-window';
import { positionOf } from '@mundo-manager/rules/standings';
import { type Handlers, RefusedCall } from '../server/fake-handlers.ts';
import { type FakeWorld, leagueOf } from '../world.ts';

/** Fake answers of the history calls, from the world's competitions. */
export const HISTORY_QUERIES: Handlers = {
  edition: ({ world, params }) => {
    const competition = finishedOf(world, params.competitionId);
    const clubs = [world.club, ...world.others].flatMap((club) => club ?? []);
    return { edition: editionDetails(competition, editionArchive({ competition, clubs }, world.ruleset)) };
  },
  seasonReview: ({ world, params }) => {
    const competition = finishedOf(world, params.competitionId);
    const { club } = world;
    if (club === null || !isIn(competition, club.id)) throw new RefusedCall('not-found/competition');
    const entries = club.finances.reports.flatMap(({ currency, type, amount }) =>
      currency === 'money' ? [{ type, amount }] : [],
    );
    const opening = club.finances.totalMoney - entries.reduce((sum, { amount }) => sum + amount, 0);
    return {
      season: clubSeason({ competition, clubId: club.id }, world.ruleset),
      accounts: competition.name === 'MM League' ? seasonAccounts({ opening, entries }) : null,
    };
  },
  clubMatches: ({ world, params }) => {
    const club = clubOf(world, params.id);
    const own = world.competitions
      .flatMap((competition) => Object.values(leagueOf(world, competition).matches))
      .filter((match) => playsIn(match, club.id));
    const played = own.filter(({ status }) => status === 'finished');
    const ahead = own.filter(({ status }) => status !== 'finished');
    return {
      results: matchesByDate(played).toReversed().slice(0, CLUB_PAGE_MATCHES),
      fixtures: matchesByDate(ahead).slice(0, CLUB_PAGE_MATCHES),
      standings: world.competitions
        .filter((one) => one.status !== 'finished' && !isFriendly(one) && isIn(one, club.id))
        .map(({ id, name, number, category, status, phase, table, entrants }) => {
          const counts = name === 'MM League' && doPlacesCount({ status });
          return {
            id,
            name,
            number,
            category,
            status,
            phase,
            place: counts ? positionOf(table, club.id) : null,
            points: counts ? (table.find(({ clubId }) => clubId === club.id)?.points ?? null) : null,
            clubs: entrants.length,
          };
        }),
    };
  },
  clubHistory: ({ world, params }) => {
    const club = clubOf(world, params.id);
    const seasonsOf = (isOver: boolean) =>
      world.competitions
        .filter((one) => (one.status === 'finished') === isOver && one.status !== 'open')
        .filter((one) => !isFriendly(one) && isIn(one, club.id))
        .toSorted((one, other) => other.number - one.number)
        .map((competition) => clubSeason({ competition, clubId: club.id }, world.ruleset));
    const [seasons, current] = [seasonsOf(true), seasonsOf(false)];
    return {
      records: recordsOf(world, club, [...seasons.toReversed(), ...current]),
      current: current.map(seasonSummary),
      seasons: seasons.map(seasonSummary),
      next: null,
    };
  },
};

function recordsOf(world: FakeWorld, club: Club, seasons: readonly ClubSeason[]): ClubRecords {
  const players = seasons.reduce<readonly ReturnType<typeof clubPlayersAfter>[number][]>(
    (before, season) => clubPlayersAfter(before, season),
    [],
  );
  const reports = club.id === world.club?.id ? club.finances.reports : [];
  const dearest = (type: string) => {
    const [first] = reports
      .filter((entry) => entry.type === type)
      .toSorted((a, b) => Math.abs(b.amount) - Math.abs(a.amount));
    return first === undefined
      ? null
      : { playerName: first.subject ?? '?', amount: Math.abs(first.amount), date: first.date };
  };
  return {
    ...seasons.reduce(recordsAfter, NO_RECORDS),
    ...playerRecords(players),
    dearestPurchase: dearest('Transfer In'),
    dearestSale: dearest('Transfer Out'),
  };
}

function finishedOf(world: FakeWorld, id: string): Competition {
  const competition = world.competitions.find((one) => one.id === id);
  if (competition?.status !== 'finished') throw new RefusedCall('not-found/competition');
  return competition;
}

function isIn({ entrants }: Competition, clubId: string): boolean {
  return entrants.some((entrant) => entrant.clubId === clubId);
}

function clubOf(world: FakeWorld, id: string): Club {
  const club = [world.club, ...world.others].find((one) => one?.id === id);
  if (!club) throw new RefusedCall('not-found/club');
  return club;
}
