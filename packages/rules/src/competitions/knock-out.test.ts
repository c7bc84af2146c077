import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRandom, type Random } from '../core/random.ts';
import { type DecidedTie, drawKnockOut, knockOutPlaces, nextKnockOutPhase, type Tie } from './knock-out.ts';

const seedsOf = (count: number) => Array.from({ length: count }, (_, index) => `s${index + 1}`);
const text = (ties: readonly Tie[]) => ties.map(({ home, away }) => (away === null ? home : `${home}-${away}`));

/** Plays a cup to its end: the better seed wins, or a random club. */
function play(count: number, random?: Random): DecidedTie[][] {
  const phases: DecidedTie[][] = [];
  for (let ties = drawKnockOut(seedsOf(count)); ties.length > 0; ties = nextKnockOutPhase(phases.at(-1) ?? [])) {
    phases.push(
      ties.map((tie) => {
        const upset = random !== undefined && random.next() < 0.5;
        const [better = tie.home, worse] = [tie.home, tie.away ?? tie.home].sort(
          (a, b) => Number(a.slice(1)) - Number(b.slice(1)),
        );
        return { ...tie, winner: upset && worse !== undefined ? worse : better };
      }),
    );
  }
  return phases;
}

describe('the draw of a knock-out (R-COM-28)', () => {
  test('of eight puts the best against the last, the two best in different halves', () => {
    expect(text(drawKnockOut(seedsOf(8)))).toEqual(['s1-s8', 's4-s5', 's2-s7', 's3-s6']);
  });

  test('of six gives the two best a bye', () => {
    expect(text(drawKnockOut(seedsOf(6)))).toEqual(['s1', 's4-s5', 's2', 's3-s6']);
  });

  test.each([
    [2, 'final', 1],
    [3, 'semi-finals', 2],
    [4, 'semi-finals', 2],
    [5, 'quarter-finals', 4],
    [9, 'round-of-16', 8],
    [17, 'round-of-32', 16],
    [33, 'round-of-64', 32],
    [64, 'round-of-64', 32],
  ])('of %d begins with the %s: %d ties', (count, phase, ties) => {
    const drawn = drawKnockOut(seedsOf(count));
    expect(drawn).toHaveLength(ties);
    expect(drawn.every((tie) => tie.phase === phase)).toBe(true);
    expect(drawn.filter(({ away }) => away === null)).toHaveLength(2 * ties - count);
  });

  test.each([0, 1, 65])('of %d clubs does not exist', (count) => {
    expect(() => drawKnockOut(seedsOf(count))).toThrow('drawKnockOut: needs 2 to 64 different clubs');
  });

  test('does not name a club twice', () => {
    expect(() => drawKnockOut(['a', 'b', 'a'])).toThrow(
      "drawKnockOut: needs 2 to 64 different clubs, got 'a', 'b', 'a'",
    );
  });

  test('lets the two best meet only in the final, for any number of clubs', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 64 }), (count) => {
        const final = play(count).at(-1) ?? [];
        expect(text(final)).toEqual(['s1-s2']);
      }),
    );
  });
});

describe('the next phase (R-COM-29)', () => {
  test('pairs neighbouring winners, the upper one at home', () => {
    const decided = drawKnockOut(seedsOf(8)).map((tie, index) => ({ ...tie, winner: index === 1 ? 's5' : tie.home }));
    expect(nextKnockOutPhase(decided)).toEqual([
      { phase: 'semi-finals', home: 's1', away: 's5' },
      { phase: 'semi-finals', home: 's2', away: 's3' },
    ]);
  });

  test('does not come after the final', () => {
    expect(nextKnockOutPhase([{ phase: 'final', home: 'a', away: 'b', winner: 'b' }])).toEqual([]);
    expect(nextKnockOutPhase([])).toEqual([]);
  });

  test('follows a whole phase only', () => {
    const ties = drawKnockOut(seedsOf(8)).map((tie) => ({ ...tie, winner: tie.home }));
    expect(() => nextKnockOutPhase(ties.slice(1))).toThrow('nextKnockOutPhase: needs 2, 4, 8, 16 or 32 ties, got 3');
  });

  test('needs winners who played', () => {
    expect(() => nextKnockOutPhase([{ phase: 'final', home: 'a', away: 'b', winner: 'c' }])).toThrow(
      "nextKnockOutPhase: needs a winner who played the tie, got 'c'",
    );
    const bye = { phase: 'semi-finals', home: 'a', away: null, winner: 'b' } as const;
    expect(() => nextKnockOutPhase([bye])).toThrow("nextKnockOutPhase: needs a winner who played the tie, got 'b'");
  });
});

describe('places of a knock-out (R-COM-29)', () => {
  test('go to the final’s two, then to the losers of each phase (R-COM-20)', () => {
    expect(Object.fromEntries(knockOutPlaces(play(16).flat()))).toEqual({
      s1: 1,
      s2: 2,
      ...Object.fromEntries(['s3', 's4'].map((club) => [club, 3])),
      ...Object.fromEntries(['s5', 's6', 's7', 's8'].map((club) => [club, 5])),
      ...Object.fromEntries(
        seedsOf(16)
          .slice(8)
          .map((club) => [club, 9]),
      ),
    });
  });

  test('are for eliminated clubs: no club has won before the final', () => {
    const [quarterFinals = []] = play(6);
    expect(Object.fromEntries(knockOutPlaces(quarterFinals))).toEqual({ s5: 5, s6: 5 });
  });

  test('include every club in the end, one champion and one runner-up, for any results', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 64 }), fc.string(), (count, seed) => {
        const places = [...knockOutPlaces(play(count, createRandom(seed)).flat()).values()];
        expect(places).toHaveLength(count);
        expect(places.filter((place) => place === 1)).toHaveLength(1);
        expect(places.filter((place) => place === 2)).toHaveLength(1);
      }),
    );
  });
});
