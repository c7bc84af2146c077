/** Finding constants, on functions whose minimum is known. */
import { readFileSync } from 'node:fs';
import { createRandom, normal } from '@mundo-manager/rules/core';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { afterEach, describe, expect, test } from 'vitest';
import { advanceSearch, populationFor, sample, startSearch } from '../scripts/fit/cma.ts';
import { playsOf } from '../scripts/fit/evaluate.ts';
import { rowLoss } from '../scripts/fit/loss.ts';
import { constantsAt, parametersOf, parameterText, startOf } from '../scripts/fit/parameters.ts';
import { patchOf } from '../scripts/fit/patch.ts';
import { applyConstants, constantAt } from '../scripts/parallel/constants.ts';
import { PASSING } from '../src/model/constants.ts';

const tables = readFileSync(new URL('../src/model/constants.ts', import.meta.url), 'utf8');
const base = PASSING.base;
afterEach(() => {
  applyConstants({ 'PASSING.base': base }, ALPHA);
});

test('the search finds the minimum of a noisy bowl in coordinates of different weight', () => {
  const random = createRandom('bowl');
  const target = [0.2, 0.8, 0.5, 0.35, 0.6];
  let search = startSearch(target.map(() => 0.5));
  for (let generation = 0; generation < 80; generation++) {
    const points = sample(search, 2 * populationFor(target.length), random).map((at) => ({
      at,
      loss: at.reduce((sum, x, i) => sum + (1 + 9 * i) * (x - (target[i] ?? 0)) ** 2, 0) + 0.01 * normal(random),
    }));
    search = advanceSearch(search, points);
  }
  for (const [at, value] of search.mean.entries()) expect(Math.abs(value - (target[at] ?? 0))).toBeLessThan(0.12);
  expect(search.step).toBeLessThan(0.2);
});

test('points lie between 0 and 1', () => {
  const points = sample({ ...startSearch([0.02, 0.98]), step: 0.5 }, 200, createRandom('ends')).flat();
  expect(Math.min(...points)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...points)).toBeLessThanOrEqual(1);
});

describe('the loss of a row', () => {
  const figure = (ours: number, error = 0) => ({ ours, error, low: 10, high: 12 });

  test('is nothing inside, and counts band widths outside', () => {
    expect([rowLoss([figure(11)]), rowLoss([figure(13)]), rowLoss([figure(13), figure(11)])]).toEqual([0, 0.5, 0.25]);
  });

  test('lets a standard error off, and counts three widths at most', () => {
    expect(rowLoss([figure(15, 2)])).toBe(0.25);
    expect(rowLoss([figure(12.9, 1)])).toBe(0);
    expect(rowLoss([figure(99)])).toBe(3);
  });

  test('is none without a figure', () => {
    expect(rowLoss([figure(Number.NaN)])).toBeNaN();
  });
});

describe('constants', () => {
  test('have usual bounds around their value, or the ones given', () => {
    expect(parametersOf('PASSING.base', ALPHA)).toEqual([
      { path: 'PASSING.base', now: base, low: base / 2, high: 1.5 * base },
    ]);
    const text = parameterText(`{"PASSING.base": [${base - 1}, ${base + 1}], "ruleset.condition.cap": null}`);
    const [first, second] = parametersOf(text, ALPHA);
    expect(first).toMatchObject({ low: base - 1, high: base + 1 });
    expect(second).toMatchObject({ path: 'ruleset.condition.cap', now: ALPHA.condition.cap });
  });

  test.each([
    ['a table', 'PASSING'],
    ['nothing', 'PASSING.nothing'],
    ['bounds beside the value', `PASSING.base:${base + 1}:${base + 2}`],
    ['more than 25', Array.from({ length: 26 }, () => 'PASSING.base').join(',')],
  ])('that are %s are refused', (_, text) => {
    expect(() => parametersOf(text, ALPHA)).toThrow(RangeError);
  });

  test('come back from where they are', () => {
    const parameters = parametersOf('PASSING.base,PASSING.skill', ALPHA);
    expect(constantsAt(parameters, startOf(parameters))).toEqual({
      'PASSING.base': base,
      'PASSING.skill': PASSING.skill,
    });
  });

  test('reach the tables of the engine and the rule set', () => {
    const ruleset = applyConstants({ 'PASSING.base': 0.5, 'ruleset.condition.cap': 99 }, ALPHA);
    expect([PASSING.base, constantAt('PASSING.base', ALPHA), ruleset.condition.cap]).toEqual([0.5, 0.5, 99]);
    expect(ALPHA.condition.cap).not.toBe(99);
  });
});

describe('the patch', () => {
  test('changes the line of its constant and no other', () => {
    const patch = patchOf(tables, { 'PASSING.base': 0.123 });
    const [line] = tables
      .split('\n')
      .flatMap((text, at) =>
        /^ {2}base: /.test(text) && tables.split('\n').lastIndexOf('export const PASSING = {', at) >= 0 ? [text] : [],
      );
    expect(patch.split('\n').slice(3)).toEqual([`-${line}`, '+  base: 0.123,']);
  });

  test('names constants of the rule set apart', () => {
    expect(patchOf(tables, { 'ruleset.condition.cap': 99 })).toBe('# rule set: {"condition.cap":99}');
  });

  test('refuses a constant that is not written there', () => {
    expect(() => patchOf(tables, { 'PASSING.nothing': 1 })).toThrow(RangeError);
  });
});

test('an evaluation plays every sample and arrangement within its matches', () => {
  const plays = playsOf(1, 240);
  const count = plays.reduce((sum, play) => sum + play.count, 0);
  expect(Math.abs(count - 240)).toBeLessThan(20);
  expect(new Set(plays.map((play) => (play.kind === 'sample' ? play.sample : play.own))).size).toBe(14);
});
