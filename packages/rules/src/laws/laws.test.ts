import { describe, expect, test } from 'vitest';
import * as rules from '../index.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import * as tacticDraft from '../tactic-draft/index.ts';
import { checkLaw, LAWS } from './index.ts';

const implementation = { ...rules, ...tacticDraft };

describe.each(LAWS)('$folder: $name', (law) => {
  test('holds for Alpha', async () => {
    const report = await checkLaw(law, { ruleset: ALPHA, rules: implementation }, { runs: 100, seed: 7 });
    expect(report.counterexample).toBeNull();
  });

  test(`catches a variant in which ${law.broken.what}`, async () => {
    const broken = {
      ruleset: law.broken.ruleset?.(ALPHA) ?? ALPHA,
      rules: { ...implementation, ...law.broken.rules },
    };
    const report = await checkLaw(law, broken, { runs: 300, seed: 7 });
    expect(report.holds).toBe(false);
  });
});
