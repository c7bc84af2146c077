/** The laws of the game with many more inputs, and from other seeds, than every change can wait for. */

import { describe, expect, test } from 'vitest';
import { checkLaw, LAWS, subjectOf } from '../../src/laws/index.ts';
import { ALPHA } from '../../src/ruleset/alpha.ts';

describe.each(LAWS)('$folder: $name', (law) => {
  test.each([1, 2])('holds for 1,000 inputs of seed %i', async (seed) => {
    const report = await checkLaw(law, subjectOf({ ruleset: ALPHA }), { runs: 1000, seed });
    expect(report.counterexample).toBeNull();
  });
});
