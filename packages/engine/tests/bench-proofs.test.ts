import { expect, test } from 'vitest';
import { proofs } from '../bench/proofs.ts';
import { matchInput, teamSheet } from '../src/testing/index.ts';

test('the bench checks proofs that all hold, against a minute for a thousand (R-PRF-17)', () => {
  const [figure] = proofs(matchInput(teamSheet({ seed: 1 }), teamSheet({ seed: 2 })), 20);
  expect(figure).toMatchObject({ what: 'checks of 1,000 proofs', unit: 's', atMost: 60 });
  expect(figure?.value).toBeGreaterThan(0);
});
