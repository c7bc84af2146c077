/** The check of the quick model against the engine, in small. The whole run is `npm run check:quick-model`. */
import { resolve } from 'node:path';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { describe, expect, test } from 'vitest';
import { run } from '../../../../.config/testing/repository.ts';
import { comparisons, isInside } from '../../scripts/check-quick-model/comparison.ts';
import { fitGoals } from '../../scripts/check-quick-model/goal-fit.ts';
import { type PairedMatch, pairedMatches } from '../../scripts/check-quick-model/paired-matches.ts';
import { playByModel } from '../../scripts/simulate-economy/quick-model.ts';

const PACKAGE = resolve(import.meta.dirname, '../..');

describe('the quick model compared with itself (R-ECO-5)', () => {
  const pairs = pairedMatches({ matches: 200, seed: 'test' }, playByModel, ALPHA);
  const outside = (changed: (pair: PairedMatch) => PairedMatch['engine']) =>
    comparisons(pairs.map((pair) => ({ ...pair, engine: changed(pair) })))
      .filter((comparison) => !isInside(comparison))
      .map(({ name }) => name);

  test('plays so many pairings of unequal sides, and is inside', () => {
    const differences = pairs.map(({ difference }) => difference);
    expect(pairs).toHaveLength(200);
    expect(Math.max(...differences)).toBeGreaterThan(8);
    expect(Math.min(...differences)).toBeLessThan(-8);
    expect(outside(({ engine }) => engine)).toEqual([]);
  });

  test('is outside an engine whose away side scores a goal more', () => {
    expect(outside(({ engine: { home, away } }) => ({ home, away: away + 1 }))).toContain('goals of the away side');
  });

  test('is outside an engine in which the weaker side scores', () => {
    expect(outside(({ engine: { home, away } }) => ({ home: away, away: home }))).toContain(
      'slope, log of goals a point',
    );
  });
});

test('a fit finds the means and the slope that goals were made of', () => {
  const made = [-9, -4, 0, 2, 7].flatMap((edge) => [
    { side: 'home' as const, edge, goals: 1.5 * Math.exp(0.05 * edge) },
    { side: 'away' as const, edge: -edge, goals: 1.1 * Math.exp(0.05 * -edge) },
  ]);
  const { home, away, slope } = fitGoals(made);
  expect([home, away, slope].map((value) => value.toFixed(6))).toEqual(['1.500000', '1.100000', '0.050000']);
});

describe('the command (R-ECO-5)', () => {
  const command = (...args: string[]) =>
    run(process.execPath, [resolve(PACKAGE, 'scripts/check-quick-model/index.ts'), ...args], PACKAGE);

  test('prints both sides of each figure with its verdict, and what fits the engine', async () => {
    const { stdout, code } = await command('--matches', '20', '--seed', '3');
    expect(stdout).toMatch(/^20 pairings, .+, seed 3:/);
    expect(stdout.match(/^[✔✘] .+ ± [\d.]+ +.+ ± .+ ± [\d.]+ {2}(in|out)side$/gm)).toHaveLength(6);
    expect(stdout).toMatch(/^fitted to the engine: equal sides score \d\.\d\d at home/m);
    expect(code).toBe(stdout.includes('✘') ? 1 : 0);
  });

  test.each([
    [['--matches', '5'], /^--matches is a whole number from 20, not 5\n$/],
    [['--clubs', '40'], /--clubs/],
  ])('refuses %j with exit code 2', async (args, complaint) => {
    const { code, stdout, stderr } = await command(...args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(complaint);
  });
});
