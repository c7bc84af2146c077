/** Digests of this version. A changed digest is a changed model: raise ENGINE_VERSION with it, so that stored replays name the engine that plays them. */
import type { FormationName } from '@mundo-manager/rules/tactics';
import { expect, test } from 'vitest';
import { ENGINE_VERSION, simulate } from '../index.ts';
import { matchInput, teamSheet } from '../testing/index.ts';
import golden from './golden.json' with { type: 'json' };

test('the golden digests were recorded with this engine version', () => {
  expect(golden.engineVersion).toBe(ENGINE_VERSION);
});

test.each(golden.matches)('match $seed, $home against $away', ({ seed, home, away, digest }) => {
  const input = matchInput(
    teamSheet({ formation: home as FormationName, seed: 1, strength: 66 }),
    teamSheet({ formation: away as FormationName, seed: 2 }),
  );
  expect(simulate(input, seed).digest).toBe(digest);
});
