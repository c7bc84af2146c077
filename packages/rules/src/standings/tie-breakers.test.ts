import { describe, expect, test } from 'vitest';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { STANDINGS_RULES } from './constants.ts';
import { type Adjustment, type TableMatch, tableResults } from './counted-results.ts';
import { standingsFigures } from './standings-figures.ts';
import type { TieBreaker } from './tie-breaker-names.ts';
import { orderStandings, type RankedRow, type StandingsInput } from './tie-breakers.ts';

const by = (...tieBreakers: TieBreaker[]): Pick<Ruleset, 'standings'> => ({
  standings: { ...STANDINGS_RULES, tieBreakers },
});

function match(home: string, homeGoals: number, awayGoals: number, away: string): TableMatch {
  return { status: 'finished', home: { id: home, score: homeGoals }, away: { id: away, score: awayGoals } };
}

interface Season {
  readonly matches: readonly TableMatch[];
  readonly adjustments?: readonly Adjustment[];
}

/** The table's input from matches alone. */
function season({ matches, adjustments = [] }: Season) {
  const clubIds = [...new Set(matches.flatMap(({ home, away }) => [home.id, away.id]))];
  const figures = standingsFigures(clubIds, tableResults(matches, adjustments), STANDINGS_RULES, adjustments);
  return { rows: [...figures.values()], matches, adjustments };
}

/** The order as text, or the code of the refusal with its clubs. */
function order(input: StandingsInput<RankedRow>, ruleset: Pick<Ruleset, 'standings'>) {
  const results = [input.rows, input.rows.toReversed()].map((rows) => orderStandings({ ...input, rows }, ruleset));
  const texts = results.map((result) =>
    result.ok
      ? result.value.map(({ clubId }) => clubId).join(' ')
      : `${result.error.code} ${result.error.facts.clubIds.join(' ')}`,
  );
  expect(new Set(texts).size).toBe(1);
  return texts[0];
}

describe('tied clubs (R-STA-12)', () => {
  // b beat a; both have the same figures.
  const two = season({
    matches: [match('a', 0, 1, 'b'), match('a', 1, 0, 'c'), match('b', 0, 1, 'c'), match('d', 0, 0, 'c')],
  });

  test('are ordered by the match between them', () => {
    expect(order({ ...two, lots: ['a', 'b', 'c', 'd'] }, by('wins', 'head-to-head'))).toBe('c b a d');
    expect(order({ rows: two.rows, lots: ['a', 'b', 'c', 'd'] }, by('wins', 'head-to-head'))).toBe('c a b d');
  });

  test('three of them by a table of their own matches, goals included', () => {
    const circle = season({ matches: [match('a', 3, 0, 'b'), match('b', 1, 0, 'c'), match('c', 1, 0, 'a')] });
    expect(order(circle, by('head-to-head'))).toBe('a c b');
  });

  test('are compared again among those that head to head leaves level', () => {
    // Among all four a and b are level; the match between them separates them.
    const again = season({
      matches: [
        match('a', 1, 0, 'b'),
        match('a', 1, 0, 'c'),
        match('d', 1, 0, 'a'),
        match('b', 1, 0, 'c'),
        match('d', 0, 1, 'b'),
        match('c', 0, 0, 'd'),
      ],
    });
    const level = again.rows.map((row) => ({ ...row, points: 6 }));
    expect(order({ ...again, rows: level }, by('head-to-head'))).toBe('a b d c');
  });

  test('go on with the next tie-breaker, in the order of the list', () => {
    const drawn = season({ matches: [match('a', 1, 1, 'b'), match('b', 2, 2, 'a')] });
    expect(order(drawn, by('head-to-head', 'away-goals'))).toBe('a b');
    expect(order(drawn, by('away-goals'))).toBe('a b');
    expect(order({ ...drawn, fairPlay: { a: 3, b: 2 } }, by('fair-play', 'away-goals'))).toBe('b a');
    expect(order({ ...drawn, fairPlay: { a: 3 } }, by('away-goals', 'fair-play'))).toBe('a b');
  });

  test('are ordered by their play-off, and refused without one', () => {
    const drawn = season({ matches: [match('a', 0, 0, 'b')] });
    expect(order({ ...drawn, playOffs: [['b', 'a']] }, by('play-off'))).toBe('b a');
    const refused = orderStandings({ ...drawn, playOffs: [] }, by('play-off'));
    expect(refused).toEqual({
      ok: false,
      error: { code: 'standings/needs-play-off', facts: { clubIds: ['a', 'b'] } },
    });
  });

  test('that no tie-breaker separates are ordered by lots (R-STA-13)', () => {
    const drawn = season({ matches: [match('a', 0, 0, 'b'), match('c', 3, 0, 'd')] });
    for (const rules of [by('wins', 'lots'), by('wins')]) {
      expect(order({ ...drawn, lots: ['b', 'd', 'a', 'c'] }, rules)).toBe('c b a d');
      expect(orderStandings({ ...drawn, lots: ['a', 'c'] }, rules)).toEqual({
        ok: false,
        error: { code: 'standings/needs-lots', facts: { clubIds: ['a', 'b'] } },
      });
    }
    expect(order(drawn, by('lots'))).toBe('standings/needs-lots a b');
  });
});

describe('decisions of the organiser (R-STA-14)', () => {
  const matches = [match('a', 2, 0, 'b'), match('b', 1, 0, 'a')];

  test('add and deduct points', () => {
    const table = season({ matches, adjustments: [{ kind: 'points', clubId: 'a', points: -4 }] });
    expect(table.rows).toMatchObject([
      { clubId: 'a', points: -1, wins: 1 },
      { clubId: 'b', points: 3 },
    ]);
    expect(order(table, by())).toBe('b a');
  });

  test('replace the result of a match, in the table and in head to head', () => {
    const awarded: Adjustment = { kind: 'awarded', home: 'a', away: 'b', homeGoals: 0, awayGoals: 3 };
    const table = season({ matches, adjustments: [awarded] });
    expect(table.rows).toMatchObject([
      { clubId: 'a', plays: 2, losses: 2, goals: 0, goalsTaken: 4 },
      { clubId: 'b', plays: 2, wins: 2 },
    ]);
    const level = table.rows.map((row) => ({ ...row, points: 3 }));
    expect(order({ ...table, rows: level }, by('head-to-head'))).toBe('b a');
  });

  test('count a match that was never played as a defeat of both', () => {
    const walkover: Adjustment = { kind: 'awarded', home: 'b', away: 'c', homeGoals: 3, awayGoals: 3, lost: 'both' };
    const figures = standingsFigures(['b', 'c'], tableResults(matches, [walkover]), STANDINGS_RULES, [walkover]);
    expect([...figures.values()]).toMatchObject([
      { clubId: 'b', plays: 1, losses: 1, draws: 0, goals: 0, goalsTaken: 3, points: 0 },
      { clubId: 'c', plays: 1, losses: 1, draws: 0, points: 0 },
    ]);
  });
});
