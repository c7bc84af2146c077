/** What every JavaScript engine is given: the engine as one file, matches to play, and a module that plays them. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FormationName } from '@mundo-manager/rules/tactics';
import * as fc from 'fast-check';
import { ENGINE_VERSION, type MatchInput, simulate } from '../../src/index.ts';
import golden from '../../src/output/golden.json' with { type: 'json' };
import { anyMatchInput } from '../../src/testing/arbitraries.ts';
import { matchInput, teamSheet } from '../../src/testing/index.ts';
import { bundleText } from '../bundle/store.ts';

/** Plays the matches and prints their digests, one a line; `done` for a page that has to send them home. */
const PLAYER = `import { simulate } from './engine.mjs';
import { matches } from './matches.mjs';
const digests = matches.map(({ input, seed, knockout }) => simulate(input, seed, { knockout }).digest).join('\\n');
if (typeof document === 'object') await fetch('/digests', { method: 'POST', body: digests });
else (typeof print === 'function' ? print : console.log)(digests);
`;

interface RunningMatch {
  readonly input: MatchInput;
  readonly seed: string | number;
  readonly knockout: boolean;
}

export interface Folder {
  readonly path: string;
  /** The digests as this process plays them, one a line. */
  readonly expected: string;
  readonly matches: number;
}

/** Writes it all into a new folder. The golden matches come first; then any legal matches, from hopeless sides to perfect ones, every second a cup tie. */
export async function writeFolder(anyMatches: number): Promise<Folder> {
  const path = mkdtempSync(join(tmpdir(), 'determinism-'));
  const goldenMatches = golden.matches.map(({ seed, home, away }): RunningMatch => {
    const input = matchInput(
      teamSheet({ formation: home as FormationName, seed: 1, strength: 66 }),
      teamSheet({ formation: away as FormationName, seed: 2 }),
    );
    return { input, seed, knockout: false };
  });
  const others = fc
    .sample(anyMatchInput, { seed: 1, numRuns: anyMatches })
    .map((input, at): RunningMatch => ({ input, seed: `any ${at}`, knockout: at % 2 === 1 }));
  const matches = [...goldenMatches, ...others];
  writeFileSync(join(path, 'engine.mjs'), await bundleText(ENGINE_VERSION));
  writeFileSync(join(path, 'matches.mjs'), `export const matches = ${JSON.stringify(matches)};\n`);
  writeFileSync(join(path, 'play.mjs'), PLAYER);
  writeFileSync(join(path, 'index.html'), '<!doctype html><script type="module" src="/play.mjs"></script>');
  const digests = matches.map(({ input, seed, knockout }) => simulate(input, seed, { knockout }).digest);
  return { path, expected: digests.join('\n'), matches: matches.length };
}
