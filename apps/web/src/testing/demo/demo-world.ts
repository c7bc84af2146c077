import { botClub, createClub } from '@mundo-manager/rules';
import type { Club } from '@mundo-manager/rules/clubs';
import {
  type Assist,
  type Competition,
  finishMatch,
  type Goal,
  leagueFixtures,
  type Match,
  openCompetition,
  pressForecast,
  rememberMatch,
} from '@mundo-manager/rules/competitions';
import { createRandom, pick, type Random, randomInteger } from '@mundo-manager/rules/core';
import type { PlayerRecord } from '@mundo-manager/rules/discipline';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { tableFromMatches } from '@mundo-manager/rules/standings';
import { BUILT_AT, buildEntrant, buildMatch, buildMatchSide } from '@mundo-manager/rules/testing';
import { suggestedPlan } from '@mundo-manager/rules/training-plan';
import { buildWorld, type FakeWorld } from '../world.ts';
import { demoMeetings, demoPosts } from './demo-board.ts';
import { withLedger } from './demo-ledger.ts';
import { type DemoMatch, playDemoMatch } from './demo-match.ts';
import { demoMessages } from './demo-messages.ts';
import { demoTransfers, demoWatches } from './demo-transfers.ts';

const HOUR = 3_600_000;
const NOW = BUILT_AT + 9 * 24 * HOUR;

/**
 * A league of ten after that many rounds (default: eleven), for looking at screens and for screenshots. The same every
 * time.
 */
export function demoWorld(changes: Partial<FakeWorld> = {}, rounds = 11): FakeWorld {
  const random = createRandom('demo');
  const clubs = Array.from({ length: 10 }, (_, index) => foundClub(random, index));
  // Draws of their own: how clubs are founded must not decide who is promoted.
  const { competition, told } = playedLeague(clubs, createRandom('demo results'), rounds);
  const [club, ...others] = clubs.map((founded) => remembering(founded, competition));
  if (club === undefined) throw new Error('a league without clubs');
  return buildWorld({
    now: NOW,
    scale: 1,
    canAdvance: true,
    club: {
      ...withLedger(withAbsences(club, competition.id), NOW),
      manager: { ...club.manager, name: 'Zeca Prado', level: 7, exp: 1_480, skillPoints: 6 },
      competitions: { current: [competition.id] },
      playerBoosters: [1, 1, 1, 3, 5, 9, 11, 12, 18, 23],
      matchBoosters: [1, 1, 2, 7],
      awards: [
        { competition: 'MM League', number: 1, category: 'Várzea', place: 3, date: NOW - 25 * 24 * HOUR },
        { competition: 'MM League', number: 2, category: 'Várzea', place: 2, date: NOW - 10 * 24 * HOUR },
      ],
    },
    others,
    competitions: [competition],
    transfers: demoTransfers([club, ...others], competition.id, NOW),
    bots: ['c9'],
    pastMatches: demoMeetings(NOW),
    posts: demoPosts(competition.id, NOW),
    boardSeen: 4,
    muted: ['c6'],
    watches: demoWatches(others, NOW),
    plans: { plan: suggestedPlan(ALPHA), saved: [], report: null },
    messages: demoMessages(club.id, NOW, { player: club.players[0] ?? { id: '' }, match: newsOf(told.match, club.id) }),
    reports: { [told.match.id]: told.report },
    replays: { [told.replay.id]: told.replay },
    ...changes,
  });
}

/** The club with an injured starter, a suspended one, and one a yellow card short of a suspension. */
function withAbsences(club: Club, competitionId: string): Club {
  const [, , third, , , sixth, seventh] = club.tactics.A.places.map(({ playerId }) => playerId);
  const records: Readonly<Record<string, PlayerRecord>> = {
    [third ?? '']: { injuredUntil: NOW + 40 * HOUR },
    [sixth ?? '']: { bookings: { [competitionId]: { yellows: 0, isSuspended: true } } },
    [seventh ?? '']: { bookings: { [competitionId]: { yellows: 2, isSuspended: false } } },
  };
  return { ...club, players: club.players.map((player) => ({ ...player, ...records[player.id] })) };
}

/** A match from the club’s side, as its news shows it. */
function newsOf({ id, home, away }: Match, clubId: string) {
  const [own, other] = home.id === clubId ? [home, away] : [away, home];
  return { matchId: id, opponent: other.clubName, goalsFor: own.score, goalsAgainst: other.score };
}

function foundClub(random: Random, index: number): Club {
  const id = `c${index + 1}`;
  const now = BUILT_AT - 30 * 24 * HOUR;
  if (index > 0) return rested(botClub({ id, now }, random, ALPHA).club, random);
  const founded = createClub(
    {
      id,
      now,
      name: 'Vagalume da Baixada',
      managerName: 'Zeca Prado',
      kitId: 4,
      emblem: {
        shape: 5,
        symbol: 30,
        pattern: 2,
        border: 3,
        primary: '#12325e',
        secondary: '#f4c21c',
        tertiary: '#f6f7f2',
      },
    },
    random,
    ALPHA,
  );
  if (!founded.ok) throw new Error(founded.error.code);
  return rested(founded.value.club, random);
}

/** Players as they are in the middle of a season. */
function rested(club: Club, random: Random): Club {
  return { ...club, players: club.players.map((player) => tired(player, random)) };
}

function tired(player: Club['players'][number], random: Random): Club['players'][number] {
  const ratings = Array.from({ length: 5 }, () => randomInteger(random, 52, 88) / 10);
  return {
    ...player,
    attributes: {
      ...player.attributes,
      condition: randomInteger(random, 61, 100),
      morale: randomInteger(random, 48, 95),
    },
    statistics: { matches: 11, goals: randomInteger(random, 0, 6), assists: randomInteger(random, 0, 4), ratings },
  };
}

/** The league after those rounds, and the club’s last match as the engine simulated it. */
function playedLeague(
  clubs: readonly Club[],
  random: Random,
  rounds: number,
): { readonly competition: Competition; readonly told: DemoMatch } {
  const league = openCompetition({ id: 'l1', name: 'MM League', number: 1, category: 'Várzea' });
  const fixtures = leagueFixtures(
    clubs.map(({ id }) => id),
    { random, firstKickOff: NOW + 11 * HOUR - 8 * 24 * HOUR },
    ALPHA,
  );
  const played = fixtures.map((fixture, index): Match => {
    const match = buildMatch({
      ...fixture,
      id: `m${index}`,
      competitionId: league.id,
      venue: clubOf(clubs, fixture.home).facilities.stadium.name,
      home: buildMatchSide(sideOf(clubOf(clubs, fixture.home))),
      away: buildMatchSide(sideOf(clubOf(clubs, fixture.away))),
    });
    return fixture.round <= rounds ? playMatch(match, clubs, random) : match;
  });
  const own = played.find(({ round, home, away }) => round === rounds && [home.id, away.id].includes('c1'));
  if (own === undefined) throw new Error(`no match in round ${rounds}`);
  const told = playDemoMatch(own, clubOf(clubs, own.home.id), clubOf(clubs, own.away.id));
  const matches = played.map((match) => (match === own ? told.match : match));
  const badges = clubs.map(({ id, name, emblem }) => ({ id, name, emblem }));
  const competition: Competition = {
    ...league,
    status: 'running',
    entrants: clubs.map(({ id, name, emblem }) => buildEntrant(id, { clubName: name, clubEmblem: emblem })),
    matches: Object.fromEntries(matches.map((match) => [match.id, match])),
    table: tableFromMatches(badges, matches),
    forecast: pressForecast(clubs, ALPHA),
  };
  return { competition, told };
}

function playMatch(match: Match, clubs: readonly Club[], random: Random): Match {
  const side = (club: Club) => {
    const score = Math.max(0, randomInteger(random, -1, 4));
    const goals = Array.from({ length: score }, () => {
      const { id, number, personalData } = pick(random, club.players.slice(0, 11));
      return { id, number, name: personalData.name, minutes: randomInteger(random, 1, 90) };
    });
    const statistics = {
      playTime: randomInteger(random, 1_500, 2_900),
      shots: randomInteger(random, score, 18),
      passes: randomInteger(random, 250, 520),
      wrongPasses: randomInteger(random, 30, 90),
      corners: randomInteger(random, 0, 9),
      crosses: randomInteger(random, 4, 22),
      tackles: randomInteger(random, 8, 24),
      offsides: randomInteger(random, 0, 5),
      fouls: randomInteger(random, 5, 18),
    };
    const playerScore = club.players.slice(0, 11).map(({ id, number, personalData: { name } }) => ({
      id,
      number,
      name,
      value: randomInteger(random, 50, 89) / 10,
    }));
    return { ...statistics, score, goals, assists: goals.flatMap((goal) => assistOf(club, goal)), playerScore };
  };
  return finishMatch(match, {
    replayId: `r-${match.id}`,
    attendance: randomInteger(random, 300, 2_400),
    ticketSales: randomInteger(random, 3_000, 24_000),
    home: side(clubOf(clubs, match.home.id)),
    away: side(clubOf(clubs, match.away.id)),
  });
}

/** A team-mate’s pass to two goals of three. */
function assistOf({ players }: Club, { id, minutes }: Goal): readonly Assist[] {
  const passer = players[minutes % players.length];
  if (minutes % 3 === 0 || passer === undefined || passer.id === id) return [];
  return [{ id: passer.id, number: passer.number, name: passer.personalData.name }];
}

function remembering(club: Club, { matches }: Competition): Club {
  return Object.values(matches)
    .filter(({ status, home, away }) => status === 'finished' && (home.id === club.id || away.id === club.id))
    .reduce(rememberMatch, club);
}

function sideOf({ id, name, emblem }: Club) {
  return { id, clubName: name, clubEmblem: emblem };
}

function clubOf(clubs: readonly Club[], id: string): Club {
  const club = clubs.find((candidate) => candidate.id === id);
  if (club === undefined) throw new Error(`no club ${id}`);
  return club;
}
