import { botClub } from '@mundo-manager/rules';
import type { Club } from '@mundo-manager/rules/clubs';
import {
  type Competition,
  type CupName,
  cupBracket,
  drawCupRound,
  finishCup,
  finishMatch,
  isAllPlayed,
  type Match,
  openCompetition,
  recordResult,
  specialCategory,
} from '@mundo-manager/rules/competitions';
import { createRandom, pick, type Random, randomInteger } from '@mundo-manager/rules/core';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { buildEntrant } from '@mundo-manager/rules/testing';
import type { FakeWorld } from '../world.ts';

const DAY = 86_400_000;
/** Clubs of the cup: four of its first round have a bye. */
const FIELD = { 'MM Cup': 28, 'MM Tournament': 16, 'MM Special': 8 } as const;

/** The world with a cup or tournament that the club is in, after so many rounds of play; the next one is drawn. */
export function cupWorld(world: FakeWorld, name: CupName, rounds: number): FakeWorld {
  const { club } = world;
  if (club === null) throw new Error('a cup needs a club');
  const random = createRandom(name);
  const bots = Array.from(
    { length: Math.max(0, FIELD[name] - 1 - world.others.length) },
    (_, index) => botClub({ id: `b${index + 1}`, now: world.now - 30 * DAY }, random, ALPHA).club,
  );
  const guests = [...world.others.slice(0, 5), club, ...world.others.slice(5), ...bots];
  const clubs = guests.slice(0, FIELD[name]);
  const id = { 'MM Cup': 'k1', 'MM Tournament': 't1', 'MM Special': 's1' }[name];
  const category = name === 'MM Special' ? specialCategory(ALPHA) : club.category;
  const open: Competition = {
    ...openCompetition({ id, name, number: 6, category }),
    entrants: clubs.map((one) => buildEntrant(one.id, { clubName: one.name, clubEmblem: one.emblem })),
  };
  let competition = draw(open, clubs, world.now - (2 * rounds - 1) * DAY, random);
  let now = world.now;
  for (let round = 1; round <= rounds && competition.status !== 'finished'; round++) {
    competition = playRound(competition, clubs, random);
    now = Math.max(...Object.values(competition.matches).flatMap(lastKickOff), now);
    if (competition.drawAt !== undefined) competition = draw(competition, clubs, competition.drawAt, random);
    else if (isAllPlayed(competition)) competition = finishCup({ competition, clubs, now }, ALPHA).competition;
  }
  return {
    ...world,
    club: { ...club, competitions: { current: [...club.competitions.current, id] } },
    others: [...world.others, ...bots],
    competitions: [...world.competitions, competition],
  };
}

function lastKickOff({ status, date }: Match): number[] {
  return status === 'finished' ? [date + DAY / 12] : [];
}

function draw(competition: Competition, clubs: readonly Club[], now: number, random: Random): Competition {
  return drawCupRound({ competition, clubs, now }, random, ALPHA).competition;
}

/** The next round; the own club loses no tie before the final. */
function playRound(competition: Competition, clubs: readonly Club[], random: Random): Competition {
  const own = 'c1';
  const next = Math.min(
    ...Object.values(competition.matches).flatMap(({ status, round }) => (status === 'finished' ? [] : round)),
  );
  return Object.values(competition.matches)
    .filter(({ round }) => round === next)
    .reduce((current, match) => {
      const isFinal = cupBracket(current, ALPHA).rounds.at(-1)?.round === match.round;
      const loser = isFinal ? null : [match.home, match.away].find(({ id }) => id === own) && opponentOf(match, own);
      const result = match.isKnockOut
        ? tieResult(match, clubs, loser ?? null, random)
        : groupResult(match, clubs, random);
      const finished = finishMatch(match, {
        ...result,
        replayId: `r-${match.id}`,
        attendance: 900,
        ticketSales: 9_000,
      });
      return recordResult({ competition: current, match: finished, now: match.date }, ALPHA).competition;
    }, competition);
}

function opponentOf({ home, away }: Match, id: string): string {
  return home.id === id ? away.id : home.id;
}

function groupResult(match: Match, clubs: readonly Club[], random: Random) {
  return {
    home: side(match.home.id, clubs, randomInteger(random, 0, 3), random),
    away: side(match.away.id, clubs, randomInteger(random, 0, 2), random),
  };
}

/** Every fifth tie or so is decided in extra time, and as many by a shoot-out. */
function tieResult(match: Match, clubs: readonly Club[], loser: string | null, random: Random) {
  const way = randomInteger(random, 1, 5);
  const homeWins = loser === null ? random.next() < 0.5 : loser !== match.home.id;
  const goals = randomInteger(random, 0, 2);
  const winner = way === 5 ? goals : goals + 1;
  const scores = homeWins ? [winner, goals] : [goals, winner];
  const kicks = homeWins ? [5, 4] : [3, 4];
  const sides = [match.home.id, match.away.id].map((id, index) => ({
    ...side(id, clubs, scores[index] ?? 0, random),
    ...(way === 5 && { shootOut: kicks[index] ?? 0 }),
  }));
  const [home, away] = sides;
  if (home === undefined || away === undefined) throw new Error('a match has two sides');
  if (way !== 4) return { home, away };
  // The last goal of the winner falls after the ninetieth minute.
  const late = (one: typeof home) => ({ ...one, goals: one.goals.map((goal) => ({ ...goal, minutes: 104 })) });
  return homeWins ? { home: late(home), away } : { home, away: late(away) };
}

function side(id: string, clubs: readonly Club[], score: number, random: Random) {
  const club = clubs.find((one) => one.id === id);
  if (club === undefined) throw new Error(`no club ${id}`);
  const goals = Array.from({ length: score }, () => {
    const scorer = pick(random, club.players);
    return {
      id: scorer.id,
      number: scorer.number,
      name: scorer.personalData.name,
      minutes: randomInteger(random, 1, 90),
    };
  });
  return { score, goals, assists: [] };
}
