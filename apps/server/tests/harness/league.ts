/** A league as tests need it: drawn now, with bots in the free places, its first kick-off whenever the test says. */

import { randomBytes } from 'node:crypto';
import { ENGINE_VERSION } from '@mundo-manager/engine';
import { teamSheetOf } from '@mundo-manager/engine/team-sheet';
import { rulesetHash } from '@mundo-manager/engine/verification';
import { botClub, createRandom } from '@mundo-manager/rules';
import type { Club } from '@mundo-manager/rules/clubs';
import {
  type Competition,
  competitionTable,
  drawLeague,
  finishMatch,
  joinAsBot,
  type Match,
  matchesByDate,
  openCompetition,
  recordResult,
  vacancies,
} from '@mundo-manager/rules/competitions';
import { supplyMarket } from '@mundo-manager/rules/market';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { buildCompetition, buildEntrant } from '@mundo-manager/rules/testing';
import { loadClubs } from '../../src/aggregates/clubs.ts';
import { loadCompetitions, storeCompetition } from '../../src/aggregates/competitions.ts';
import { storeChanges } from '../../src/aggregates/lock-and-store.ts';
import { loadMatches, storeMatches } from '../../src/aggregates/matches.ts';
import { storeSquadChanges } from '../../src/aggregates/players.ts';
import { fixturesOf } from '../../src/proofs/fixture-secrets.ts';
import { createSecrets } from '../../src/proofs/secrets.ts';
import { playMatch } from '../../src/simulation/play-match.ts';
import { storePlay } from '../../src/simulation/stored-play.ts';
import type { TestWorld } from './world.ts';

/** Opens a Várzea league; answers its id. */
export async function openTestLeague({ storage }: Pick<TestWorld, 'storage'>): Promise<string> {
  const { newest } = await storage.db
    .selectFrom('competitions')
    .select(({ fn }) => fn.max('number').as('newest'))
    .where('id', 'like', 'test-league-%')
    .executeTakeFirstOrThrow();
  const number = Number(newest ?? 0) + 1;
  const id = `test-league-${number}`;
  const league = openCompetition({ id, name: 'MM League', number, category: 'Várzea' });
  await storage.transaction((tx) => storeCompetition(tx, undefined, league));
  return id;
}

/** Fills the league with bots; leaves so many places free. */
export async function fillWithBots({ storage, clock }: TestWorld, leagueId: string, places = 0): Promise<void> {
  const now = clock.now();
  await storage.transaction(async (tx) => {
    const before = await lockedLeague(tx, leagueId);
    const bots = Array.from({ length: Math.max(0, vacancies(before, ALPHA) - places) }, (_, n) =>
      botClub({ id: `${leagueId}-bot-${n + 1}`, now }, createRandom(`${leagueId} ${n}`), ALPHA),
    );
    let league = before;
    const founded = bots.map(({ club }) => {
      const entered = joinAsBot({ club, competition: league, current: [], now }, ALPHA);
      if (!entered.ok) throw new Error(entered.error.code);
      league = entered.value.competition;
      return { club: entered.value.club, ownerId: null };
    });
    const loaded = {
      clubs: new Map(),
      competitions: new Map([[leagueId, before]]),
      matches: new Map(),
      players: new Map(),
    };
    const entries = bots.flatMap((bot) => bot.entries);
    await storeChanges(tx, loaded, { founded, competitions: [league], entries, events: [] }, 'test', ALPHA);
  });
}

/** Draws the full league; answers its matches in the order of their ids. */
export async function drawTestLeague(
  { storage, clock }: TestWorld,
  leagueId: string,
  firstKickOff: number,
): Promise<readonly Match[]> {
  const now = clock.now();
  return storage.transaction(async (tx) => {
    const league = await lockedLeague(tx, leagueId);
    const clubIds = league.entrants.map(({ clubId }) => clubId);
    const clubs = [...(await loadClubs(tx, clubIds)).values()].map(({ club }) => club);
    const { competition, entries, events } = drawLeague(
      { competition: league, clubs, now, firstKickOff },
      createRandom(1),
      ALPHA,
    );
    const matches = Object.values(competition.matches);
    const fixtures = fixturesOf(matches, createSecrets());
    const loaded = {
      clubs: new Map(),
      competitions: new Map([[leagueId, league]]),
      matches: new Map(),
      players: new Map(),
    };
    await storeChanges(tx, loaded, { competitions: [competition], fixtures, entries, events }, 'test', ALPHA);
    return matches;
  });
}

/** Kicks a match off and stores how it ends, as a match day does; with 'full-time' it is over, too, but for what follows from it. */
export async function playTestMatch({ storage }: TestWorld, matchId: string, until?: 'full-time'): Promise<void> {
  await storage.transaction(async (tx) => {
    const match = (await loadMatches(tx, [matchId], 'lock')).get(matchId)?.match;
    if (match === undefined) throw new Error(`no match ${matchId}`);
    const clubs = await loadClubs(tx, [match.home.id, match.away.id]);
    const [home, away] = [clubs.get(match.home.id)?.club, clubs.get(match.away.id)?.club];
    if (home === undefined || away === undefined) throw new Error('a side without a club');
    const input = {
      home: teamSheetOf(home, match.home, ALPHA),
      away: teamSheetOf(away, match.away, ALPHA),
      venue: match.venue,
    };
    const job = {
      input,
      seed: randomBytes(32).toString('hex'),
      ruleset: ALPHA,
      hash: rulesetHash(ALPHA),
      engineVersion: ENGINE_VERSION,
    };
    const played = await playMatch(job);
    await tx.updateTable('matches').set({ phase: 'playing' }).where('id', '=', matchId).execute();
    await storePlay(tx, match, job, played);
    if (until === undefined) return;
    const replayId = `${matchId}-replay`;
    await storeMatches(tx, [finishMatch(match, { replayId, home: played.home, away: played.away })]);
  });
}

/** Puts free players of every kind onto the market, or one of every so many kinds. */
export async function stockMarket({ storage, clock }: TestWorld, every = 1): Promise<void> {
  const idOf = (n: number) => `free-${n}`;
  const free = supplyMarket(
    createRandom('market'),
    { categories: ['Várzea'], players: [], idOf, now: clock.now() },
    ALPHA,
  );
  await storage.transaction((tx) =>
    storeSquadChanges(
      tx,
      [],
      free.filter((_, place) => place % every === 0),
      clock.now(),
      ALPHA,
    ),
  );
}

/** A finished league of those clubs without a match, as an older server left it: nothing else is kept of it. Answers its id. */
export async function storeEndedLeague(
  { storage }: Pick<TestWorld, 'storage'>,
  clubIds: readonly string[],
  number: number,
): Promise<string> {
  const entrants = clubIds.map((clubId) => buildEntrant(clubId));
  const league = buildCompetition({ id: `ended-league-${number}`, number, status: 'finished', entrants });
  const competition = { ...league, table: competitionTable(league, ALPHA) };
  await storage.transaction((tx) => storeCompetition(tx, undefined, competition));
  return competition.id;
}

/** Every drawn match of the league gets a result: the higher club id wins by a goal of its player with the lowest id. */
export function withResults(league: Competition, clubs: readonly Club[]): Competition {
  return matchesByDate(league.matches).reduce((before, match) => {
    const [home, away] = [match.home.id, match.away.id].map((id) => {
      const isWinner = id === [match.home.id, match.away.id].toSorted()[1];
      const players = clubs.find((club) => club.id === id)?.players.toSorted((a, b) => (a.id < b.id ? -1 : 1)) ?? [];
      const named = players.slice(0, 11).map(({ id: playerId, number, personalData: { name } }, place) => ({
        id: playerId,
        number,
        name,
        value: 7 - place / 10,
      }));
      const [scorer, assistant] = named;
      const scores = isWinner && scorer !== undefined && assistant !== undefined;
      return {
        score: isWinner ? 1 : 0,
        playTime: 2_700,
        goals: scores ? [{ id: scorer.id, name: scorer.name, number: scorer.number, minutes: 10 }] : [],
        assists: scores ? [{ id: assistant.id, name: assistant.name, number: assistant.number }] : [],
        playerScore: named,
      };
    });
    if (home === undefined || away === undefined) throw new Error('a match has two sides');
    const played = finishMatch(match, { home, away, attendance: 100 });
    return recordResult({ competition: before, match: played, now: match.date }, ALPHA).competition;
  }, league);
}

async function lockedLeague(tx: Parameters<typeof loadCompetitions>[0], id: string): Promise<Competition> {
  const league = (await loadCompetitions(tx, [id], { lock: true })).get(id);
  if (league === undefined) throw new Error(`no league ${id}`);
  return league;
}
