/** Laws of a club's seasons: what they say, their records, and their accounts. */

import fc from 'fast-check';
import { sumBy } from '../core/sum-by.ts';
import { MONEY_ENTRY_TYPES } from '../finances/constants.ts';
import * as ours from '../history/index.ts';
import type { Law } from './law.ts';
import { IDS, playedLeague } from './played-league.ts';

const folder = 'history';
const resultsArbitrary = () => fc.array(fc.record({ goalsFor: fc.nat(4), goalsAgainst: fc.nat(4) }), { maxLength: 12 });

export const clubHistoryLaws: readonly Law[] = [
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
          sumBy(season.players, ({ goals }) => goals) === row.goals &&
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
          records.unbeaten.matches === sumBy(seasons, ({ unbeaten }) => unbeaten.matches) &&
          sumBy(players, (player) => player.goals) === sumBy(seasons, (season) => season.goals) &&
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
          const total = opening + sumBy(entries, ({ amount }) => amount);
          return (
            accounts.closing === total &&
            accounts.opening + accounts.result === total &&
            sumBy(rows, ({ amount }) => amount) === accounts.result &&
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
