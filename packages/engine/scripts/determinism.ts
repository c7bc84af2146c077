/** npm run determinism: the golden matches on each JavaScript engine that this machine has. Engines that are missing are named. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import golden from '../src/output/golden.json' with { type: 'json' };

const bun = ['x64', 'aarch64']
  .map(
    (architecture) =>
      new URL(`../../../node_modules/@oven/bun-linux-${architecture}/bin/bun`, import.meta.url).pathname,
  )
  .find((path) => existsSync(path));

const engines = [
  { name: 'V8 (Node)', program: process.execPath },
  { name: 'JavaScriptCore (Bun)', program: bun },
  { name: 'SpiderMonkey', program: undefined },
];
const expected = golden.matches.map(({ digest }) => digest).join('\n');
const script = new URL('./digests.ts', import.meta.url).pathname;

let differs = false;
for (const { name, program } of engines) {
  if (program === undefined) {
    console.log(`${name}: NOT RUN, nothing here runs it`);
    continue;
  }
  const { stdout, stderr, status } = spawnSync(program, [script], { encoding: 'utf8' });
  const same = status === 0 && stdout.trim() === expected;
  differs ||= !same;
  console.log(`${name}: ${same ? `the same ${golden.matches.length} digests` : `ANOTHER result\n${stdout}${stderr}`}`);
}
process.exitCode = differs ? 1 : 0;
