/** Archives of editions, and records over a club's editions. */
import fc from 'fast-check';
import type { Competition } from '../competitions/competition.ts';
import type { Match } from '../competitions/match.ts';
import { competitionTable } from '../competitions/table.ts';
import { createRandom, type Random } from '../core/random.ts';
import { MONEY_ENTRY_TYPES } from '../finances/tables.ts';
import * as ours from '../history/index.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { BUILT_AT, buildCompetition, buildEntrant, buildMatch, buildSquad } from '../testing/builders.ts';
import type { Law } from './law.ts';

const folder = 'history';
const IDS = ['a', 'b', 'c', 'd'];
const HOUR = 3_600_000;

/** A side with so many goals, scored by players of its own squad, all of whom have a rating. */
function playedSide(clubId: string, random: Random) {
  const score = Math.floor(random.next() * 5);
  const eleven = buildSquad(clubId, 11).map(({ id, number, personalData: { name } }) => ({ id, number, name }));
  const anyone = () => eleven[Math.floor(random.next() * eleven.length)] ?? { id: '', number: 0, name: '' };
  return {
    id: clubId,
    score,
    goals: Array.from({ length: score }, (_, minutes) => ({ ...anyone(), minutes })),
    assists: Array.from({ length: score }, anyone),
    playTime: 1 + Math.floor(random.next() * 1_000),
    playerScore: eleven.map((player) => ({ ...player, value: random.next() * 10 })),
  };
}

/** A finished double round of four clubs. */
function playedLeague(seed: number, ruleset: Ruleset): Competition {
  const random = createRandom(seed);
  const pairs = IDS.flatMap((home) => IDS.filter((away) => away !== home).map((away) => [home, away] as const));
  const matches = pairs.map(
    ([home, away], index): Match =>
      buildMatch({
        id: `m${index}`,
        date: BUILT_AT + index * HOUR,
        status: 'finished',
        attendance: Math.floor(random.next() * 5_000),
        home: playedSide(home, random),
        away: playedSide(away, random),
      }),
  );
  const league = buildCompetition({
    status: 'finished',
    entrants: IDS.map((id) => buildEntrant(id)),
    forecast: IDS.map((clubId) => ({ clubId, strength: 50 })),
    matches: Object.fromEntries(matches.map((match) => [match.id, match])),
  });
  return { ...league, table: competitionTable(league, ruleset) };
}

const squads = () => IDS.map((id) => ({ id, players: buildSquad(id, 12) }));
const sum = <T>(items: readonly T[], count: (item: T) => number) =>
  items.reduce((total, item) => total + count(item), 0);
const resultsArbitrary = () => fc.array(fc.record({ goalsFor: fc.nat(4), goalsAgainst: fc.nat(4) }), { maxLength: 12 });

export const historyLaws: readonly Law[] = [
  {
    name: 'the goals, assists and matches of players add up to those of their matches, and no scorer ranks above a better one',
    folder,
    requirements: ['R-HIS-3'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.nat(), (seed) => {
        const { matches } = playedLeague(seed, ruleset);
        const sides = Object.values(matches).flatMap(({ home, away }) => [home, away]);
        const players = rules.playerSeasons(matches);
        return (
          sum(players, ({ goals }) => goals) === sum(sides, ({ score }) => score) &&
          sum(players, ({ assists }) => assists) === sum(sides, ({ score }) => score) &&
          sum(players, ({ matches: played }) => played) === sum(sides, ({ playerScore }) => playerScore.length) &&
          players.every(({ goals }, index) => goals <= (players[index - 1]?.goals ?? goals))
        );
      }),
    broken: {
      what: 'only the best scorer is known',
      rules: { playerSeasons: (matches) => ours.playerSeasons(matches).slice(0, 1) },
    },
  },
  {
    name: 'an archive has a place and a squad for every club, and its awards go to no club that was beaten',
    folder,
    requirements: ['R-HIS-4'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.nat(), (seed) => {
        const competition = playedLeague(seed, ruleset);
        const {
          places,
          awards,
          scorers,
          assists,
          squads: kept,
        } = rules.editionArchive({ competition, clubs: squads() }, ruleset);
        const players = ours.playerSeasons(competition.matches);
        const most = Math.max(...players.map(({ goals }) => goals));
        const rows = competition.table;
        const least = Math.min(...rows.map(({ goalsTaken }) => goalsTaken));
        const again = rules.editionAwards(competition);
        return (
          places.map(({ clubId }) => clubId).join() === rows.map(({ clubId }) => clubId).join() &&
          places.every(({ place }, index) => place === index + 1) &&
          JSON.stringify(again) === JSON.stringify(awards) &&
          (most === 0) === (awards.topScorers.length === 0) &&
          awards.topScorers.every(({ goals }) => goals === most) &&
          scorers.every(({ goals }, index) => goals > 0 && goals <= (scorers[index - 1]?.goals ?? goals)) &&
          assists.every(({ assists: count }) => count > 0) &&
          players.every(({ rating }) => (rating ?? 0) <= (awards.bestPlayer?.rating ?? 0)) &&
          awards.bestDefences.length > 0 &&
          rows.every((row) => awards.bestDefences.includes(row.clubId) === (row.goalsTaken === least)) &&
          kept.length === IDS.length &&
          kept.every(({ players: squad }) => squad.length === 12 && squad.every(({ overall }) => overall > 0))
        );
      }),
    broken: {
      what: 'the champion’s squad is forgotten',
      rules: {
        editionArchive: (input, ruleset) => {
          const archive = ours.editionArchive(input, ruleset);
          return { ...archive, squads: archive.squads.slice(1) };
        },
      },
    },
  },
  {
    name: 'the season of a club says what the table says, and its records are matches of its own',
    folder,
    requirements: ['R-HIS-5'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.nat(), fc.constantFrom(...IDS), (seed, clubId) => {
        const competition = playedLeague(seed, ruleset);
        const season = rules.clubSeason({ competition, clubId }, ruleset);
        const row = competition.table.find((one) => one.clubId === clubId);
        const place = 1 + competition.table.findIndex((one) => one.clubId === clubId);
        const { biggestWin, heaviestDefeat } = season;
        const prize = rules.prizeFor({ competition: 'MM League', category: competition.category, place }, ruleset);
        return (
          season.place === place &&
          season.expectedPlace === 1 + IDS.indexOf(clubId) &&
          season.wins === row?.wins &&
          season.draws === row.draws &&
          season.losses === row.losses &&
          season.goals === row.goals &&
          season.goalsTaken === row.goalsTaken &&
          season.points === row.points &&
          season.prize?.money === prize.money &&
          (biggestWin === null) === (season.wins === 0) &&
          (biggestWin === null || biggestWin.goalsFor > biggestWin.goalsAgainst) &&
          (heaviestDefeat === null) === (season.losses === 0) &&
          season.bestCrowd?.isHome === true &&
          season.unbeaten.matches === row.plays &&
          season.players.every((player) => player.clubId === clubId) &&
          sum(season.players, ({ goals }) => goals) === row.goals &&
          season.bestPlayer !== null &&
          season.possession !== null &&
          season.possession > 0 &&
          season.possession < 1
        );
      }),
    broken: {
      what: 'every season is a champion’s',
      rules: { clubSeason: (input, ruleset) => ({ ...ours.clubSeason(input, ruleset), place: 1 }) },
    },
  },
  {
    name: 'matches without a defeat are the same in one list or in two that are joined',
    folder,
    requirements: ['R-HIS-6'],
    property: ({ rules }) =>
      fc.property(resultsArbitrary(), resultsArbitrary(), (before, after) => {
        const whole = rules.unbeatenRun([...before, ...after]);
        const joined = rules.joinRuns(rules.unbeatenRun(before), rules.unbeatenRun(after));
        const text = [...before, ...after].map(({ goalsFor, goalsAgainst }) => (goalsFor < goalsAgainst ? ' ' : 'x'));
        const runs = text
          .join('')
          .split(' ')
          .map(({ length }) => length);
        return (
          JSON.stringify(whole) === JSON.stringify(joined) &&
          whole.longest === Math.max(...runs) &&
          whole.closing === runs.at(-1) &&
          whole.opening === runs[0] &&
          whole.matches === text.length
        );
      }),
    broken: {
      what: 'a run ends with its season',
      rules: {
        joinRuns: (before, after) => ({
          ...ours.joinRuns(before, after),
          longest: Math.max(before.longest, after.longest),
        }),
      },
    },
  },
  {
    name: 'records only ever grow, whichever season comes first, and the players’ counts add up',
    folder,
    requirements: ['R-HIS-6'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.nat(), fc.nat(), fc.constantFrom(...IDS), (one, other, clubId) => {
        const seasons = [one, other].map((seed) =>
          ours.clubSeason({ competition: playedLeague(seed, ruleset), clubId }, ruleset),
        );
        const records = seasons.reduce(rules.recordsAfter, ours.NO_RECORDS);
        const goals = (match: ours.RecordMatch | null, sign: 1 | -1) =>
          match === null ? 0 : sign * (match.goalsFor - match.goalsAgainst);
        const players = seasons.reduce<readonly ours.ClubPlayer[]>(
          (before, season) => rules.clubPlayersAfter(before, season),
          [],
        );
        const { topScorer, mostMatches } = rules.playerRecords(players);
        return (
          seasons.every(
            (season) =>
              goals(records.biggestWin, 1) >= goals(season.biggestWin, 1) &&
              goals(records.heaviestDefeat, -1) >= goals(season.heaviestDefeat, -1) &&
              records.unbeaten.longest >= season.unbeaten.longest,
          ) &&
          records.unbeaten.matches === sum(seasons, ({ unbeaten }) => unbeaten.matches) &&
          sum(players, (player) => player.goals) === sum(seasons, (season) => season.goals) &&
          players.every(
            (player) => player.goals <= (topScorer?.goals ?? 0) && player.matches <= (mostMatches?.matches ?? 0),
          )
        );
      }),
    broken: {
      what: 'the last season alone counts',
      rules: { recordsAfter: (_, season) => ours.recordsAfter(ours.NO_RECORDS, season) },
    },
  },
  {
    name: 'the accounts of a season lead from its first dollar to its last, and each kind of movement is in them once',
    folder,
    requirements: ['R-HIS-7'],
    property: ({ rules }) =>
      fc.property(
        fc.nat(1_000_000),
        fc.array(
          fc.record({
            type: fc.constantFrom(...MONEY_ENTRY_TYPES),
            amount: fc.integer({ min: -100_000, max: 100_000 }),
          }),
        ),
        (opening, entries) => {
          const accounts = rules.seasonAccounts({ opening, entries });
          const rows = [...accounts.income, ...accounts.expenses];
          const total = opening + sum(entries, ({ amount }) => amount);
          return (
            accounts.closing === total &&
            accounts.opening + accounts.result === total &&
            sum(rows, ({ amount }) => amount) === accounts.result &&
            new Set(rows.map(({ type }) => type)).size === rows.length &&
            rows.every(({ type }) => type !== 'Opening Balance') &&
            accounts.income.every(({ amount }) => amount > 0) &&
            accounts.expenses.every(({ amount }) => amount < 0)
          );
        },
      ),
    broken: {
      what: 'expenses are forgotten',
      rules: { seasonAccounts: (input) => ({ ...ours.seasonAccounts(input), expenses: [] }) },
    },
  },
];
