/**
 * npm run determinism [-- --matches 40]: the golden matches and any others on each JavaScript engine that this machine has. Engines that are missing are
 * named. Ends with 1 where one plays another match.
 */
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ENGINE_VERSION } from '../src/index.ts';
import golden from '../src/output/golden.json' with { type: 'json' };
import { ENGINES } from './determinism/engines.ts';
import { writeFolder } from './determinism/folder.ts';

const { values } = parseArgs({ options: { matches: { type: 'string', default: '40' } } });
const { path, expected, matches } = await writeFolder(Number(values.matches));

const kept = golden.matches.map(({ digest }) => digest).join('\n');
let differs = !expected.startsWith(kept);
if (differs) console.log('The golden matches are NOT what they were.');
for (const { name, program, play } of ENGINES) {
  if (program === null) {
    console.log(`${name}: NOT RUN, this machine has none (of ES2023 or later)`);
    continue;
  }
  const started = performance.now();
  const said = await play(program, path).catch((error: unknown) => String(error));
  const same = said.trim() === expected;
  differs ||= !same;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${name}: ${same ? `the same ${matches} digests` : `ANOTHER result\n${said}\n`} (${seconds} s)`);
}
rmSync(path, { recursive: true });
console.log(differs ? 'NOT the same everywhere' : `engine version ${ENGINE_VERSION} is the same wherever it ran`);
process.exitCode = differs ? 1 : 0;
