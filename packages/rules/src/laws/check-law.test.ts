import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALPHA } from '../ruleset/alpha.ts';
import { checkLaw, checkLaws, defineLaw, subjectOf } from './index.ts';

const small = defineLaw({
  name: 'every number is below the rests of a day times ten',
  property: ({ ruleset }) => fc.property(fc.nat(1000), (number) => number < ruleset.training.restsPerDay * 10),
});
const true_ = defineLaw({ name: 'every number is itself', property: () => fc.property(fc.nat(), (n) => n === n + 0) });

describe('checking a law (R-LAW-4)', () => {
  test('a law that holds reports its runs and no counterexample', async () => {
    expect(await checkLaw(true_, subjectOf({ ruleset: ALPHA }), { runs: 25, seed: 3 })).toEqual({
      law: true_,
      holds: true,
      runs: 25,
      seed: 3,
      counterexample: null,
    });
  });

  test('a broken law gives the smallest input that breaks it', async () => {
    const report = await checkLaw(small, subjectOf({ ruleset: ALPHA }), { runs: 100, seed: 7 });
    expect(report.holds).toBe(false);
    expect(report.counterexample).toMatchObject({
      input: [30],
      text: '[30]',
      message: 'the property answered false',
    });
  });

  test('the seed and the path lead straight back to that input', async () => {
    const first = await checkLaw(small, subjectOf({ ruleset: ALPHA }), { runs: 100, seed: 7 });
    const path = first.counterexample?.path ?? '';
    const again = await checkLaw(small, subjectOf({ ruleset: ALPHA }), { runs: 100, seed: 7, path });
    expect(path).not.toBe('');
    expect(again.runs).toBe(1);
    expect(again.counterexample?.input).toEqual([30]);
  });

  test('the same seed finds the same path, another seed another one', async () => {
    const paths = await Promise.all(
      [7, 7, 8].map(
        async (seed) =>
          (await checkLaw(small, subjectOf({ ruleset: ALPHA }), { runs: 100, seed })).counterexample?.path,
      ),
    );
    expect(paths[0]).toBe(paths[1]);
    expect(paths[0]).not.toBe(paths[2]);
  });

  test('an error that a property throws is the message', async () => {
    const law = defineLaw({
      name: 'throws',
      property: () =>
        fc.property(fc.nat(), () => {
          throw new Error('the wall fell down');
        }),
    });
    const report = await checkLaw(law, subjectOf({ ruleset: ALPHA }), { runs: 10, seed: 1 });
    expect(report.counterexample?.message).toBe('the wall fell down');
  });

  test('a law that can’t even make an input is broken, and says why', async () => {
    const law = defineLaw({
      name: 'makes nothing',
      property: () => {
        throw new Error('no formation to pick from');
      },
    });
    expect(await checkLaw(law, subjectOf({ ruleset: ALPHA }), { runs: 10, seed: 1 })).toEqual({
      law,
      holds: false,
      runs: 0,
      seed: 1,
      counterexample: {
        input: null,
        text: 'none: no input could be made',
        path: '',
        message: 'no formation to pick from',
      },
    });
  });

  test('a law that leaves out every input is broken', async () => {
    const law = defineLaw({ name: 'leaves all out', property: () => fc.property(fc.nat(), () => fc.pre(false)) });
    const report = await checkLaw(law, subjectOf({ ruleset: ALPHA }), { runs: 10, seed: 1 });
    expect(report.holds).toBe(false);
    expect(report.counterexample?.text).toBe('none: too many inputs were left out');
  });

  test('asynchronous laws are awaited', async () => {
    const law = defineLaw({ name: 'late', property: () => fc.asyncProperty(fc.nat(), async (n) => n < 0) });
    expect((await checkLaw(law, subjectOf({ ruleset: ALPHA }), { runs: 10, seed: 1 })).holds).toBe(false);
  });
});

describe('checking all laws (R-LAW-3, R-LAW-5)', () => {
  test('laws run in order, each reported with the number of finished ones', async () => {
    const lines: string[] = [];
    const reports = await checkLaws([true_, small], subjectOf({ ruleset: ALPHA }), {
      runs: 50,
      seed: 7,
      onReport: ({ law, holds }, done, total) => {
        lines.push(`${done}/${total} ${law.name} ${holds}`);
      },
    });
    expect(lines).toEqual([
      '1/2 every number is itself true',
      '2/2 every number is below the rests of a day times ten false',
    ]);
    expect(reports.map(({ holds }) => holds)).toEqual([true, false]);
  });

  test('the listener is optional', async () => {
    expect(await checkLaws([true_], subjectOf({ ruleset: ALPHA }), { runs: 5, seed: 7 })).toHaveLength(1);
  });

  test('a changed constant reaches the laws', async () => {
    const ruleset = { ...ALPHA, training: { ...ALPHA.training, restsPerDay: 200 } };
    expect((await checkLaw(small, subjectOf({ ruleset }), { runs: 100, seed: 7 })).holds).toBe(true);
  });
});
