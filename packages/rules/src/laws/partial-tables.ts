/** Laws of the home, away and last-five tables, and of how hard coming fixtures look. */
import fc from 'fast-check';
import * as ours from '../competitions/index.ts';
import type { TableRow } from '../standings/row.ts';
import { BUILT_AT, buildEmblem, buildMatch } from '../testing/builders.ts';
import type { Law } from './law.ts';

const folder = 'competitions';
const IDS = ['a', 'b', 'c', 'd'];
const CLUBS = IDS.map((id) => ({ id, name: id, emblem: buildEmblem() }));

/** Up to thirty finished matches of four clubs, each at an hour of its own. */
const matchesArbitrary = () =>
  fc
    .array(
      fc.record({
        sides: fc.shuffledSubarray(IDS, { minLength: 2, maxLength: 2 }),
        goals: fc.tuple(fc.nat(4), fc.nat(4)),
      }),
      {
        maxLength: 30,
      },
    )
    .map((drawn) =>
      drawn.map(({ sides: [home = '', away = ''], goals: [ours, theirs] }, hour) =>
        buildMatch({
          id: `m${hour}`,
          date: BUILT_AT + hour * 3_600_000,
          status: 'finished',
          home: { id: home, score: ours },
          away: { id: away, score: theirs },
        }),
      ),
    );

export const partialTableLaws: readonly Law[] = [
  {
    name: 'home and away matches of a club are all of its matches, and its last five are the newest of them',
    folder,
    requirements: ['R-STA-16'],
    property: ({ rules, ruleset }) =>
      fc.property(matchesArbitrary(), (matches) => {
        const whole = rules.tableFromMatches(CLUBS, matches, ruleset);
        const part = (name: ours.TablePart, of = matches) =>
          rules.partialTable({ clubs: CLUBS, matches: of }, name, ruleset);
        const [home, away, last] = [part('home'), part('away'), part('lastFive')];
        return whole.every(({ clubId, plays, points, goals }) => {
          const own = (rows: readonly TableRow[]) => rows.find((row) => row.clubId === clubId);
          const newest = matches.filter((match) => match.home.id === clubId || match.away.id === clubId).slice(-5);
          const recent = rules.tableFromMatches(CLUBS, newest, ruleset).find((row) => row.clubId === clubId);
          return (
            own(home) !== undefined &&
            (own(home)?.plays ?? 0) + (own(away)?.plays ?? 0) === plays &&
            (own(home)?.points ?? 0) + (own(away)?.points ?? 0) === points &&
            (own(home)?.goals ?? 0) + (own(away)?.goals ?? 0) === goals &&
            own(last)?.points === recent?.points &&
            own(last)?.plays === Math.min(5, plays)
          );
        });
      }),
    broken: {
      what: 'a visitor’s matches count as his at home',
      rules: {
        partialTable: (input, part, ruleset) => ours.partialTable(input, part === 'home' ? 'away' : part, ruleset),
      },
    },
  },
  {
    name: 'a fixture against a better club never looks easier, nor does one away, and every league has easy and hard ones',
    folder,
    requirements: ['R-STA-17'],
    property: ({ rules }) =>
      fc.property(fc.integer({ min: 2, max: 20 }), (clubs) => {
        const table = Array.from({ length: clubs }, (_, index) => ({ clubId: `c${index}` }));
        const looks = (isHome: boolean) =>
          table.map(({ clubId }) => rules.fixtureDifficulty({ table, opponentId: clubId, isHome }));
        const [home, away] = [looks(true), looks(false)];
        return (
          home[0] === 3 &&
          home.at(-1) === 1 &&
          away.at(-1) === 1 &&
          [home, away].every((all) => all.every((difficulty, index) => difficulty >= (all[index + 1] ?? 1))) &&
          home.every((difficulty, index) => difficulty <= (away[index] ?? 0))
        );
      }),
    broken: { what: 'every match looks even', rules: { fixtureDifficulty: () => 2 } },
  },
];
