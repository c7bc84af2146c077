/** npm run test:attacks: the tests that the tables of docs/security.md name, the slow ones last. Fails where a row names none, or one that is not there. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const [threats = ''] = readFileSync(`${root}/docs/security.md`, 'utf8').split('\n## Results');
const rows = threats
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(1)
  .map((line) => line.split(' | '));
const pathsOf = (cell = '') => [...cell.matchAll(/`((?:apps|packages)\/[^`]+)`/g)].map(([, path = '']) => path);
const isTest = (path) => !/\.ts$/.test(path) || path.endsWith('.test.ts');

/** Threats that no test shows, each with its reason in its row. */
const BY_HAND = ['SQL injection', 'Vulnerable dependencies'];
const faults = [];
const found = new Set();
for (const [threat = '', , proof] of rows) {
  const paths = pathsOf(proof);
  for (const path of paths) if (!existsSync(`${root}/${path}`)) faults.push(`${threat}: ${path} is not there`);
  const tests = paths.filter(isTest);
  if (tests.length === 0 && !BY_HAND.some((each) => threat.includes(each))) faults.push(`${threat}: no test`);
  for (const path of tests) found.add(path);
}
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
const files = [...found].sort();
console.log(`${rows.length} threats, ${files.length} files and folders of tests`);
if (process.argv.includes('--list')) {
  console.log(files.join('\n'));
  process.exit(0);
}
const isSlow = (path) => path.includes('/tests/slow/');
const run = (config, paths) =>
  spawnSync('npx', ['vitest', 'run', '--config', `.config/${config}`, ...paths], { cwd: root, stdio: 'inherit' })
    .status;
const statuses = [
  run(
    'vitest.ts',
    files.filter((path) => !isSlow(path)),
  ),
  run('vitest.slow.ts', files.filter(isSlow)),
];
process.exit(statuses.every((status) => status === 0) ? 0 : 1);
