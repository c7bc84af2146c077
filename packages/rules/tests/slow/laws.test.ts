/** The laws of the game with more inputs, and from another seed, than every change can wait for. */
import { describe, expect, test } from 'vitest';
import { checkLaw, LAWS, subjectOf } from '../../src/laws/index.ts';
import { ALPHA } from '../../src/ruleset/alpha.ts';

const RUNS = { runs: 200, seed: 1 };

describe.each(LAWS)('$folder: $name', (law) => {
  test(`holds for ${RUNS.runs} inputs of seed ${RUNS.seed}`, async () => {
    const report = await checkLaw(law, subjectOf({ ruleset: ALPHA }), RUNS);
    expect(report.counterexample).toBeNull();
  });
});
