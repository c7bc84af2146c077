/** npm run golden: writes the digests of this version of the engine. To be run when ENGINE_VERSION has been raised, and only then. */
import { writeFileSync } from 'node:fs';
import { ENGINE_VERSION, simulate } from '../src/index.ts';
import { matchInput, teamSheet } from '../src/testing/index.ts';

const PAIRS = [
  ['442', '442'],
  ['433Wide', '532'],
  ['4231DM', '343Diamond'],
  ['5212', '424'],
] as const;

const matches = PAIRS.map(([home, away], at) => {
  const input = matchInput(
    teamSheet({ formation: home, seed: 1, strength: 66 }),
    teamSheet({ formation: away, seed: 2 }),
  );
  const seed = at + 1;
  return { seed, home, away, digest: simulate(input, seed).digest };
});
const path = new URL('../src/output/golden.json', import.meta.url);
writeFileSync(path, `${JSON.stringify({ engineVersion: ENGINE_VERSION, matches }, null, 2)}\n`);
