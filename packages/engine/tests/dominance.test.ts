/** The search for a way to play that beats all others, before any matches are played. */
import { createRandom } from '@mundo-manager/rules/core';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { describe, expect, test } from 'vitest';
import type { ContestPool } from '../scripts/contest/play.ts';
import { variedSheet } from '../scripts/contest/variations.ts';
import type { Contest, ContestResult } from '../scripts/contest/worker.ts';
import { neighbour } from '../scripts/dominance/choices.ts';
import { climb } from '../scripts/dominance/climb.ts';
import { lineUpDrop } from '../scripts/dominance/line-up-drop.ts';
import { type ContestRun, sharesOf } from '../scripts/dominance/shares.ts';
import { tournament } from '../scripts/dominance/tournament.ts';
import { validateInput } from '../src/index.ts';
import { matchInput, teamSheet } from '../src/testing/index.ts';

/** Decides matches without playing them: the own side wins with the chance that `strength` gives. */
function decided(chanceOf: (contest: Contest) => number): ContestRun & { readonly asked: Contest[] } {
  const random = createRandom('decided');
  const asked: Contest[] = [];
  const pool: ContestPool = {
    async run(jobs, onDone) {
      return jobs.map((job) => {
        asked.push(job);
        const played = Array.from({ length: job.count }, () => {
          const won = random.next() < chanceOf(job);
          return { points: won ? 3 : 0, rivalPoints: won ? 0 : 3, digest: '' } as ContestResult;
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
      const sheet = variedSheet(teamSheet({ seed: 1 }), next, ALPHA);
      expect(validateInput(matchInput(sheet, teamSheet({ seed: 2 })), ALPHA).ok).toBe(true);
      set = next;
    }
    expect(set.length).toBeGreaterThan(5);
  });

  test('a set of all choices is legal whatever it holds', () => {
    const random = createRandom('choices');
    const kinds = new Set<string>();
    let set: readonly string[] = [];
    for (let step = 0; step < 300; step++) {
      set = neighbour(set, 2, random);
      for (const key of set) kinds.add(key.split(' ')[0] ?? '');
      if (step % 10 > 0) continue;
      expect(
        validateInput(matchInput(variedSheet(teamSheet({ seed: 1 }), set, ALPHA), teamSheet({ seed: 2 })), ALPHA).ok,
        set.join(),
      ).toBe(true);
    }
    expect([...kinds].toSorted()).toEqual(['individual', 'place', 'shape', 'swap', 'taker', 'team']);
  });

  test('the climb finds winning instructions, and returns their share over fresh matches', async () => {
    const strong = ['team Tempo: High', 'individual Pressing: Tighter'];
    const league = decided(({ own }) => 0.5 + 0.2 * strong.filter((key) => own.includes(key)).length);
    const found = await climb(league, {
      evaluations: 400,
      matches: 100,
      confirmation: 1000,
      seed: '1',
      kinds: ['team', 'individual'],
    });
    expect(found.best[0]?.set).toEqual(expect.arrayContaining(strong));
    expect(found.evaluations).toBe(400);
    expect(found.best).toHaveLength(10);
    expect(found.best[0]?.confirmed.value).toBeCloseTo(0.9, 1);
    const confirmations = league.asked.filter(({ label }) => label === 'confirmation');
    expect(Math.min(...confirmations.map(({ from }) => from))).toBe(100);
  });

  test('a climb over line-ups tries those alone that are allowed', async () => {
    const league = decided(() => 0.5);
    const allows = (set: readonly string[]) => lineUpDrop(set, ALPHA) >= 2;
    const { best } = await climb(league, {
      evaluations: 20,
      matches: 10,
      confirmation: 10,
      seed: '1',
      kinds: ['swap'],
      allows,
    });
    expect(best.length).toBeGreaterThan(5);
    for (const { set } of best) {
      expect(set.every((key) => key.startsWith('swap '))).toBe(true);
      expect(allows(set)).toBe(true);
    }
  });

  test('the ten best are played again in other matches, and those count', async () => {
    const league = decided(({ own, from }) => (own[0] === 'a' && from < 100 ? 1 : own[0] === 'z' ? 0.2 : 0.5));
    const names = [...'abcdefghijkz'];
    const shares = await sharesOf(
      league,
      names.map((name) => ({ name, own: [name], rival: [] })),
      100,
      400,
    );
    expect(shares.map(({ name }) => name)).toEqual(names);
    expect(shares.filter(({ matches }) => matches === 400)).toHaveLength(10);
    expect(shares[0]?.value).toBeCloseTo(0.5, 1);
    expect(shares.at(-1)).toMatchObject({ matches: 100 });
    const numbers = league.asked
      .filter(({ own }) => own[0] === 'a')
      .flatMap(({ from, count }) => Array.from({ length: count }, (_, at) => from + at));
    expect(new Set(numbers).size).toBe(500);
  });

  test('in the tournament every formation plays all others, the best and the worst again, and a win is the rival’s defeat', async () => {
    const shares = await tournament(
      decided(({ own, rival }) => (own[0] === 'shape 541' ? 1 : rival[0] === 'shape 541' ? 0 : 0.5)),
      4,
      32 * 12,
    );
    expect(shares).toHaveLength(33);
    expect(shares[0]).toMatchObject({ name: '541', value: 1, matches: 32 * 12 });
    const again = shares.filter(({ matches }) => matches === 32 * 12);
    expect(again).toHaveLength(20);
    for (const { matches } of shares) expect([32 * 4, 32 * 12]).toContain(matches);
    const mean = shares.reduce((sum, { value }) => sum + value, 0) / 33;
    expect(mean).toBeCloseTo(0.5, 1);
  });
});
