import fc from 'fast-check';
import * as ours from '../standings/index.ts';
import { leagueResultsArbitrary, tableArbitrary, tableRowArbitrary } from '../testing/arbitraries/standings.ts';
import type { Law } from './law.ts';
import { same } from './same-answers.ts';

const folder = 'standings';

/** The clubs of an ordered table; none if it is refused. */
const idsOf = (table: ReturnType<typeof ours.orderStandings>) =>
  table.ok ? table.value.map(({ clubId }) => clubId) : undefined;

export const standingsLaws: readonly Law[] = [
  {
    name: 'figures order clubs one way: more points rank higher, the order is transitive, and clubs of the same figures are level',
    folder,
    requirements: ['R-STA-2', 'R-STA-3'],
    property: ({ rules, ruleset }) =>
      fc.property(tableRowArbitrary(), tableRowArbitrary(), tableRowArbitrary(), (a, b, c) => {
        const [ab, ba, bc, ac] = [
          rules.compareStandings(a, b, ruleset),
          rules.compareStandings(b, a, ruleset),
          rules.compareStandings(b, c, ruleset),
          rules.compareStandings(a, c, ruleset),
        ];
        const twin = { ...a, clubId: `${a.clubId}x` };
        const better = { ...twin, points: a.points + 1 };
        return (
          rules.compareStandings(better, a, ruleset) < 0 &&
          rules.compareStandings(a, twin, ruleset) === 0 &&
          Math.sign(ab) === 0 - Math.sign(ba) &&
          (!(ab < 0 && bc < 0) || ac < 0)
        );
      }),
    broken: {
      what: 'the lower id ranks higher',
      rules: {
        compareStandings: (a, b, ruleset) => ours.compareStandings(a, b, ruleset) || (a.clubId < b.clubId ? -1 : 1),
      },
    },
  },
  {
    name: 'the order of a table does not depend on the order of its rows, and keeps each of them',
    folder,
    requirements: ['R-STA-3', 'R-STA-13'],
    property: ({ rules, ruleset }) =>
      fc.property(
        tableArbitrary().chain((rows) =>
          fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length })),
        ),
        ([rows, shuffled]) => {
          const lots = rows.map(({ clubId }) => clubId);
          const [ordered, again] = [rows, shuffled].map((table) =>
            idsOf(rules.orderStandings({ rows: table, lots }, ruleset)),
          );
          return ordered !== undefined && same(ordered, again) && ordered.toSorted().join() === lots.toSorted().join();
        },
      ),
    broken: {
      what: 'only points count',
      rules: {
        orderStandings: ({ rows }) => ({ ok: true, value: rows.toSorted((a, b) => b.points - a.points) }),
      },
    },
  },
  {
    name: 'clubs level in all they are compared by are in the order of their lots, and without lots the table is refused',
    folder,
    requirements: ['R-STA-13'],
    property: ({ rules, ruleset }) =>
      fc.property(tableRowArbitrary(), fc.shuffledSubarray(['a', 'b', 'c', 'd'], { minLength: 2 }), (row, lots) => {
        const rows = lots.toSorted().map((clubId) => ({ ...row, clubId }));
        return (
          same(idsOf(rules.orderStandings({ rows, lots }, ruleset)), lots) &&
          !rules.orderStandings({ rows, lots: lots.slice(1) }, ruleset).ok &&
          !rules.orderStandings({ rows }, ruleset).ok
        );
      }),
    broken: {
      what: 'lots are drawn by id where there are none',
      rules: {
        orderStandings: ({ rows, ...input }, ruleset) =>
          ours.orderStandings({ lots: rows.map(({ clubId }) => clubId).toSorted(), rows, ...input }, ruleset),
      },
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
    name: 'no club ranks above one with more points, or with as many and better by the first figure that decides',
    folder,
    requirements: ['R-STA-2', 'R-STA-12'],
    property: ({ rules, ruleset }) =>
      fc.property(tableArbitrary(), (rows) => {
        const lots = rows.map(({ clubId }) => clubId);
        const ordered = rules.orderStandings({ rows, lots }, ruleset);
        const table = ordered.ok ? ordered.value : [];
        const [first] = ruleset.standings.tieBreakers;
        const figure = (row: ours.RankedRow) =>
          first === 'wins'
            ? row.wins
            : first === 'goals'
              ? row.goals
              : first === 'goal-difference'
                ? rules.goalDifference(row)
                : 0;
        return (
          table.length === rows.length &&
          table.every((row, index) => {
            const above = table[index - 1];
            return (
              above === undefined ||
              above.points > row.points ||
              (above.points === row.points && figure(above) >= figure(row))
            );
          })
        );
      }),
    broken: {
      what: 'goals scored come before all else',
      rules: { orderStandings: ({ rows }) => ({ ok: true, value: rows.toSorted((a, b) => b.goals - a.goals) }) },
    },
  },
  {
    name: 'a deduction takes as many points as it says from its club alone, and an awarded match counts as one played',
    folder,
    requirements: ['R-STA-14'],
    property: ({ rules, ruleset }) =>
      fc.property(leagueResultsArbitrary(), fc.integer({ min: 1, max: 9 }), ({ clubs, matches }, points) => {
        const lots = clubs.map(({ id }) => id);
        const table = (adjustments: readonly ours.Adjustment[]) => {
          const result = rules.adjustedTable({ clubs, matches, adjustments, lots }, ruleset);
          return new Map((result.ok ? result.value : []).map((row) => [row.clubId, row]));
        };
        const [home = '', away = ''] = lots;
        const before = table([]);
        const deducted = table([{ kind: 'points', clubId: home, points: 0 - points }]);
        const awarded = table([{ kind: 'awarded', home, away, homeGoals: 0, awayGoals: 3 }]);
        const replaced = matches.filter(
          (match) => match.status === 'finished' && match.home.id === home && match.away.id === away,
        );
        const plays = (rows: ReturnType<typeof table>, clubId: string) => rows.get(clubId)?.plays ?? 0;
        return (
          before.size === clubs.length &&
          lots.every((id) => deducted.get(id)?.points === (before.get(id)?.points ?? 0) - (id === home ? points : 0)) &&
          [home, away].every((id) => plays(awarded, id) === plays(before, id) - replaced.length + 1)
        );
      }),
    broken: {
      what: 'decisions of the organiser do not count',
      rules: { adjustedTable: ({ adjustments: _, ...input }, ruleset) => ours.adjustedTable(input, ruleset) },
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
    name: 'a table has every club once, in order, whatever the order of its matches',
    folder,
    requirements: ['R-STA-3', 'R-STA-5'],
    property: ({ rules, ruleset }) =>
      fc.property(leagueResultsArbitrary(), ({ clubs, matches }) => {
        const table = rules.tableFromMatches(clubs, matches, ruleset);
        const keyed = Object.fromEntries(matches.toReversed().map((match) => [match.id, match]));
        const again = rules.tableFromMatches(clubs, keyed, ruleset);
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
];
