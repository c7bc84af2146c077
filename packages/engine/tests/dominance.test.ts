/** The search for a way to play that beats all others, before any matches are played. */
import { createRandom } from '@mundo-manager/rules/core';
import { describe, expect, test } from 'vitest';
import type { ContestPool } from '../scripts/contest/play.ts';
import { changed } from '../scripts/contest/variations.ts';
import type { Contest, Played } from '../scripts/contest/worker.ts';
import { climb, neighbour } from '../scripts/dominance/climb.ts';
import { type League, sharesOf } from '../scripts/dominance/shares.ts';
import { tournament } from '../scripts/dominance/tournament.ts';
import { validateInput } from '../src/index.ts';
import { matchInput, teamSheet } from '../src/testing/index.ts';

/** Decides matches without playing them: the own side wins with the chance that `strength` gives. */
function decided(chanceOf: (contest: Contest) => number): League & { readonly asked: Contest[] } {
  const random = createRandom('decided');
  const asked: Contest[] = [];
  const pool: ContestPool = {
    async run(jobs, onDone) {
      return jobs.map((job) => {
        asked.push(job);
        const played = Array.from({ length: job.count }, () => {
          const won = random.next() < chanceOf(job);
          return { points: won ? 3 : 0, rivalPoints: won ? 0 : 3, digest: '' } as Played;
        });
        onDone?.(job, played);
        return played;
      });
    },
    close: async () => {},
  };
  return { pool, asked, progress: { add() {}, expect() {}, end() {} } };
}

describe('dominance (R-ENG-7)', () => {
  test('a neighbour of a set of instructions is another legal set', () => {
    const random = createRandom('neighbours');
    let set: readonly string[] = [];
    for (let step = 0; step < 200; step++) {
      const next = neighbour(set, 1, random);
      expect(next.toSorted()).not.toEqual(set.toSorted());
      const sheet = changed(teamSheet({ seed: 1 }), next);
      expect(validateInput(matchInput(sheet, teamSheet({ seed: 2 }))).ok).toBe(true);
      set = next;
    }
    expect(set.length).toBeGreaterThan(5);
  });

  test('the climb finds the instructions that win, and tells their share over fresh matches', async () => {
    const strong = ['team Tempo: High', 'individual Pressing: Tighter'];
    const league = decided(({ own }) => 0.5 + 0.2 * strong.filter((key) => own.includes(key)).length);
    const found = await climb(league, { evaluations: 300, matches: 100, confirmation: 1000, seed: '1' });
    expect(found.set).toEqual(expect.arrayContaining(strong));
    expect(found.evaluations).toBe(300);
    expect(found.confirmed.value).toBeCloseTo(0.9, 1);
    expect(league.asked.at(-1)?.label).toBe('confirmation');
  });

  test('whoever comes near the limit is asked again, in other matches', async () => {
    const league = decided(({ own }) => (own[0] === 'strong' ? 0.7 : 0.4));
    const pairings = ['strong', 'weak'].map((name) => ({ name, own: [name], rival: [] }));
    const shares = await sharesOf(league, pairings, 100);
    expect(shares.map(({ matches }) => matches)).toEqual([1600, 100]);
    const numbers = league.asked
      .filter(({ own }) => own[0] === 'strong')
      .flatMap(({ from, count }) => Array.from({ length: count }, (_, at) => from + at));
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers).toHaveLength(100 + 400 + 1600);
  });

  test('who was only lucky near the limit is asked once', async () => {
    const league = decided(({ from }) => (from < 100 ? 0.7 : 0.45));
    const [share] = await sharesOf(league, [{ name: 'lucky', own: ['lucky'], rival: [] }], 100);
    expect(share).toMatchObject({ matches: 400 });
    expect(share?.value).toBeLessThan(0.54);
  });

  test('in the tournament every formation plays all others, suspects again, and a win is the rival’s defeat', async () => {
    const shares = await tournament(
      decided(({ own, rival }) => (own[0] === 'shape 541' ? 1 : rival[0] === 'shape 541' ? 0 : 0.5)),
      4,
    );
    expect(shares).toHaveLength(33);
    expect(shares[0]).toMatchObject({ name: '541', value: 1, matches: 32 * 64 });
    for (const { value, matches } of shares) {
      expect([32 * 4, 32 * 16, 32 * 64]).toContain(matches);
      if (value > 0.56) expect(matches).toBe(32 * 64);
    }
    const mean = shares.reduce((sum, { value }) => sum + value, 0) / 33;
    expect(mean).toBeCloseTo(0.5, 1);
  });
});
