import fc from 'fast-check';
import * as ours from '../standings/index.ts';
import { leagueResultsArbitrary, tableArbitrary, tableRowArbitrary } from '../testing/arbitraries/standings.ts';
import type { Law } from './law.ts';
import { same } from './same.ts';

const folder = 'standings';

export const standingsLaws: readonly Law[] = [
  {
    name: 'ordering is a strict total order: two clubs are never level, and above is above all that is below',
    folder,
    requirements: ['R-STA-2', 'R-STA-3'],
    property: ({ rules }) =>
      fc.property(tableRowArbitrary(), tableRowArbitrary(), tableRowArbitrary(), (a, b, c) => {
        const [ab, ba, bc, ac] = [
          rules.compareStandings(a, b),
          rules.compareStandings(b, a),
          rules.compareStandings(b, c),
          rules.compareStandings(a, c),
        ];
        const twin = { ...a, clubId: `${a.clubId}x` };
        return (
          rules.compareStandings(a, twin) !== 0 &&
          Math.sign(ab) === 0 - Math.sign(ba) &&
          (ab !== 0 || a.clubId === b.clubId) &&
          (!(ab < 0 && bc < 0) || ac < 0) &&
          rules.compareStandings(a, a) === 0
        );
      }),
    broken: {
      what: 'clubs level in everything are left as they come',
      rules: { compareStandings: (a, b) => ours.compareStandings({ ...a, clubId: '' }, { ...b, clubId: '' }) },
    },
  },
  {
    name: 'the order of a table does not depend on the order of its rows, and keeps each of them',
    folder,
    requirements: ['R-STA-3'],
    property: ({ rules }) =>
      fc.property(
        tableArbitrary().chain((rows) =>
          fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length })),
        ),
        ([rows, shuffled]) => {
          const ids = (table: readonly ours.TableRow[]) => table.map(({ clubId }) => clubId);
          const ordered = ids(rules.orderStandings(rows));
          return (
            ordered.join() === ids(rules.orderStandings(shuffled)).join() &&
            ordered.toSorted().join() === ids(rows).toSorted().join()
          );
        },
      ),
    broken: {
      what: 'only points count',
      rules: { orderStandings: (rows) => rows.toSorted((a, b) => b.points - a.points) },
    },
  },
  {
    name: 'a goal more is one more, a goal taken one fewer, and as many of both are none',
    folder,
    requirements: ['R-STA-2'],
    property: ({ rules }) =>
      fc.property(fc.nat(200), fc.nat(200), (goals, goalsTaken) => {
        const difference = rules.goalDifference({ goals, goalsTaken });
        return (
          rules.goalDifference({ goals: goals + 1, goalsTaken }) === difference + 1 &&
          rules.goalDifference({ goals, goalsTaken: goalsTaken + 1 }) === difference - 1 &&
          rules.goalDifference({ goals, goalsTaken: goals }) === 0
        );
      }),
    broken: {
      what: 'goals away from home count double',
      rules: { goalDifference: (row) => 2 * ours.goalDifference(row) },
    },
  },
  {
    name: 'nobody stands above a club with more points, or with as many and more wins',
    folder,
    requirements: ['R-STA-2'],
    property: ({ rules }) =>
      fc.property(tableArbitrary(), (rows) => {
        const ordered = rules.orderStandings(rows);
        return ordered.every((row, index) => {
          const above = ordered[index - 1];
          return (
            above === undefined || above.points > row.points || (above.points === row.points && above.wins >= row.wins)
          );
        });
      }),
    broken: {
      what: 'goal difference comes before wins',
      rules: {
        orderStandings: (rows) =>
          rows.toSorted(
            (a, b) =>
              b.points - a.points || ours.goalDifference(b) - ours.goalDifference(a) || ours.compareStandings(a, b),
          ),
      },
    },
  },
  {
    name: 'in a table every goal scored is one conceded, every win a loss, and draws come in pairs',
    folder,
    requirements: ['R-STA-4', 'R-STA-5'],
    property: ({ rules, ruleset }) =>
      fc.property(leagueResultsArbitrary(), ({ clubs, matches }) => {
        const table = rules.tableFromMatches(clubs, matches, ruleset);
        const sum = (field: 'goals' | 'goalsTaken' | 'wins' | 'losses' | 'draws' | 'plays') =>
          table.reduce((total, row) => total + row[field], 0);
        return (
          sum('goals') === sum('goalsTaken') &&
          sum('wins') === sum('losses') &&
          sum('draws') % 2 === 0 &&
          sum('plays') === 2 * matches.filter(({ status }) => status === 'finished').length &&
          table.every((row) => row.plays === row.wins + row.draws + row.losses) &&
          table.reduce((total, row) => total + rules.goalDifference(row), 0) === 0
        );
      }),
    broken: {
      what: 'goals conceded are forgotten',
      rules: {
        tableFromMatches: (clubs, matches, ruleset) =>
          ours.tableFromMatches(clubs, matches, ruleset).map((row) => ({ ...row, goalsTaken: 0 })),
      },
    },
  },
  {
    name: 'points are those of the results, and winning is worth more than drawing, drawing more than losing',
    folder,
    requirements: ['R-STA-1'],
    property: ({ rules, ruleset }) =>
      fc.property(leagueResultsArbitrary(), ({ clubs, matches }) => {
        const { pointsForWin, pointsForDraw, pointsForLoss } = ruleset.standings;
        return (
          pointsForWin > pointsForDraw &&
          pointsForDraw > pointsForLoss &&
          rules
            .tableFromMatches(clubs, matches, ruleset)
            .every(
              ({ wins, draws, losses, points }) =>
                points === wins * pointsForWin + draws * pointsForDraw + losses * pointsForLoss,
            )
        );
      }),
    broken: {
      what: 'a draw is worth as much as a win',
      ruleset: (ruleset) => ({ ...ruleset, standings: { ...ruleset.standings, pointsForDraw: 3 } }),
    },
  },
  {
    name: 'a table has every club once, in order, whatever the order of clubs and matches',
    folder,
    requirements: ['R-STA-3', 'R-STA-5'],
    property: ({ rules, ruleset }) =>
      fc.property(leagueResultsArbitrary(), ({ clubs, matches }) => {
        const table = rules.tableFromMatches(clubs, matches, ruleset);
        const keyed = Object.fromEntries(matches.toReversed().map((match) => [match.id, match]));
        const again = rules.tableFromMatches(clubs.toReversed(), keyed, ruleset);
        return (
          same(table, again) &&
          table.length === clubs.length &&
          clubs.every((club, index) => rules.positionOf(table, table[index]?.clubId ?? '') === index + 1 && club.id)
        );
      }),
    broken: {
      what: 'clubs without a match are left out',
      rules: {
        tableFromMatches: (clubs, matches, ruleset) =>
          ours.tableFromMatches(clubs, matches, ruleset).filter(({ plays }) => plays > 0),
      },
    },
  },
  {
    name: 'scorers add up to the goals of finished matches less own goals, assistants to the assists with a name',
    folder,
    requirements: ['R-STA-6', 'R-STA-7'],
    property: ({ rules }) =>
      fc.property(leagueResultsArbitrary(), ({ matches }) => {
        const sides = matches.filter(({ status }) => status === 'finished').flatMap(({ home, away }) => [home, away]);
        const total = (rows: readonly ours.ScorerRow[]) => rows.reduce((sum, { count }) => sum + count, 0);
        const falls = (rows: readonly ours.ScorerRow[]) =>
          rows.every(({ count }, index) => count <= (rows[index - 1]?.count ?? count));
        const scorers = rules.topScorers(matches);
        const assistants = rules.topAssists(matches);
        return (
          total(scorers) === sides.flatMap(({ goals }) => goals).filter(({ name }) => name !== 'Own Goal').length &&
          total(assistants) === sides.flatMap(({ assists }) => assists).filter(({ name }) => name !== '').length &&
          falls(scorers) &&
          falls(assistants)
        );
      }),
    broken: {
      what: 'matches count before they are finished',
      rules: {
        topScorers: (matches) =>
          ours.topScorers(Object.values(matches).map((match) => ({ ...match, status: 'finished' }))),
      },
    },
  },
];
