/** Table rows and results of small leagues, with many ties. */
import fc from 'fast-check';
import type { Match } from '../../competitions/match.ts';
import type { TableRow } from '../../standings/row.ts';
import type { TableClub } from '../../standings/table.ts';
import { BUILT_AT, buildEmblem, buildMatch } from '../builders.ts';

/** A row of one of forty clubs. Points, wins and goals are small, so that ties in each are common. */
export function tableRowArbitrary(): fc.Arbitrary<TableRow> {
  return fc
    .record({
      club: fc.nat(39),
      points: fc.nat(4),
      wins: fc.nat(2),
      draws: fc.nat(2),
      losses: fc.nat(2),
      goals: fc.nat(3),
      goalsTaken: fc.nat(3),
    })
    .map(({ club, ...counts }) => ({
      clubId: `c${club}`,
      clubName: `Clube c${club}`,
      clubEmblem: buildEmblem(),
      plays: counts.wins + counts.draws + counts.losses,
      ...counts,
    }));
}

/** Rows of different clubs, in any order. */
export function tableArbitrary(): fc.Arbitrary<TableRow[]> {
  return fc.uniqueArray(tableRowArbitrary(), { selector: ({ clubId }) => clubId, maxLength: 30 });
}

/** Clubs, and matches between them. */
export interface LeagueResults {
  readonly clubs: readonly TableClub[];
  readonly matches: readonly Match[];
}

/** Up to twenty matches between six clubs, most of them finished, their goals by named scorers, own goals and assists among them. */
export function leagueResultsArbitrary(): fc.Arbitrary<LeagueResults> {
  const clubs = Array.from({ length: 6 }, (_, index) => ({
    id: `c${index}`,
    name: `Clube c${index}`,
    emblem: buildEmblem(),
  }));
  const pairing = fc.tuple(fc.nat(5), fc.nat(5)).filter(([home, away]) => home !== away);
  const match = fc
    .record({
      pairing,
      home: sideArbitrary(),
      away: sideArbitrary(),
      status: fc.constantFrom('finished' as const, 'finished' as const, 'not started' as const),
    })
    .map(({ pairing: [home, away], ...sides }) => ({ home, away, sides }));
  return fc.array(match, { maxLength: 20 }).map((drawn) => ({
    clubs,
    matches: drawn.map(({ home, away, sides }, index) =>
      buildMatch({
        id: `m${index}`,
        date: BUILT_AT + index,
        status: sides.status,
        home: { ...sides.home, id: `c${home}` },
        away: { ...sides.away, id: `c${away}` },
      }),
    ),
  }));
}

/** A side's goals: each by one of three players or an own goal, each with an assist or an empty one. */
function sideArbitrary() {
  const goal = fc.record({
    scorer: fc.constantFrom('Ari', 'Bento', 'Caio', 'Own Goal'),
    assistant: fc.constantFrom('Ari', 'Bento', ''),
    minutes: fc.integer({ min: 1, max: 90 }),
  });
  const idOf = (name: string) => (name === '' || name === 'Own Goal' ? null : `id-${name}`);
  return fc.array(goal, { maxLength: 4 }).map((goals) => ({
    score: goals.length,
    goals: goals.map(({ scorer, minutes }) => ({ id: idOf(scorer), name: scorer, number: 9, minutes })),
    assists: goals.map(({ assistant }) => ({ id: idOf(assistant), name: assistant, number: 8 })),
  }));
}
