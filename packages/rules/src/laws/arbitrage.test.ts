import { expect, test } from 'vitest';
import { ALPHA } from '../ruleset/alpha.ts';
import { sureProfitLaws } from './arbitrage.ts';
import { checkLaw, subjectOf } from './index.ts';

test('a search over many sequences of six actions finds no sure profit (R-ECO-7)', async () => {
  for (const law of sureProfitLaws) {
    const report = await checkLaw(law, subjectOf({ ruleset: ALPHA }), { runs: 2_000, seed: 11 });
    expect(report).toMatchObject({ holds: true });
  }
}, 120_000);
