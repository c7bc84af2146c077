/** Plays the golden matches and prints their digests, in whatever JavaScript engine runs this. */
import type { FormationName } from '@mundo-manager/rules/tactics';
import { simulate } from '../src/index.ts';
import golden from '../src/output/golden.json' with { type: 'json' };
import { matchInput, teamSheet } from '../src/testing/index.ts';

for (const { seed, home, away } of golden.matches) {
  const input = matchInput(
    teamSheet({ formation: home as FormationName, seed: 1, strength: 66 }),
    teamSheet({ formation: away as FormationName, seed: 2 }),
  );
  console.log(simulate(input, seed).digest);
}
