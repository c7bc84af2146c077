import { describe, expect, test } from 'vitest';
import { ALPHA } from '../ruleset/alpha.ts';
import { brokenSubject, checkLaw, LAWS, subjectOf } from './index.ts';

describe.each(LAWS)('$folder: $name', (law) => {
  test('holds for Alpha', async () => {
    const report = await checkLaw(law, subjectOf({ ruleset: ALPHA }), { runs: 100, seed: 7 });
    expect(report.counterexample).toBeNull();
  });

  test(`catches a variant in which ${law.broken?.what}`, async () => {
    const report = await checkLaw(law, brokenSubject(law, subjectOf({ ruleset: ALPHA })), { runs: 300, seed: 7 });
    expect(report.holds).toBe(false);
  });
});
