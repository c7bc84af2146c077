import { describe, expect, test } from 'vitest';
import { checkLaw, LAWS, subjectOf } from '../../src/laws/index.ts';
import { ALPHA } from '../../src/ruleset/alpha.ts';

/** The laws of the game with many more inputs, and from other seeds, than every change can wait for. A file for each seed: two share two cores. */
export function holdLaws(seed: number, runs: number): void {
  describe.each(LAWS)('$folder: $name', (law) => {
    test(`holds for ${runs} inputs of seed ${seed}`, async () => {
      const report = await checkLaw(law, subjectOf({ ruleset: ALPHA }), { runs, seed });
      expect(report.counterexample).toBeNull();
    });
  });
}
