/** Fails where names or comments of the code use a word of the list 'Words of our own' in docs/CONTRIBUTING.md. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const FILES = [
  'packages/*/src/**',
  'apps/*/src/**',
  'apps/*/tests/**',
  '.ci/run',
  '.config/**',
  ':!packages/engine/bundles',
];

const [, table = ''] = readFileSync('docs/CONTRIBUTING.md', 'utf8').split('## Words of our own');
const words = [...table.matchAll(/^\| `([^`]+)` \|/gm)].map(([, word]) => word);
if (words.length === 0) throw new Error('docs/CONTRIBUTING.md has no list of words');

const found = spawnSync(
  'git',
  ['grep', '--line-number', '--ignore-case', '--extended-regexp', words.join('|'), '--', ...FILES],
  {
    encoding: 'utf8',
  },
).stdout;
if (found !== '') console.log(`Words of our own, which a stranger has to decode (docs/CONTRIBUTING.md):\n${found}`);
process.exitCode = found === '' ? 0 : 1;
