/** Fails where a folder of the server imports one above it in the table of docs/architecture.md, or is missing there. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const SOURCES = 'apps/server/src';

const [, section = ''] = readFileSync('docs/architecture.md', 'utf8').split('## Where things are');
const [table = ''] = section.split('\n## ');
const order = [...table.matchAll(/^\| `([\w-]+)\/` \|/gm)].map(([, folder]) => folder);

const folderOf = (file) => relative(SOURCES, file).split('/').slice(0, -1)[0];
const files = globSync(`${SOURCES}/*/**/*.ts`).filter((file) => !file.endsWith('.test.ts'));
const unknown = new Set(files.map(folderOf).filter((folder) => !order.includes(folder)));
const upward = files.flatMap((file) => {
  const imports = readFileSync(file, 'utf8').matchAll(/\b(?:from|import\()\s*'(\.[^']+)'/g);
  return [...imports]
    .map(([, source]) => join(dirname(file), source))
    .filter((target) => order.indexOf(folderOf(target)) < order.indexOf(folderOf(file)))
    // `npm start` is the one folder that runs the process.
    .filter(() => folderOf(file) !== 'start')
    .map((target) => `${file} imports ${target}`);
});
for (const folder of unknown) console.log(`${SOURCES}/${folder} is missing in docs/architecture.md`);
for (const line of upward) console.log(line);
process.exitCode = unknown.size + upward.length === 0 ? 0 : 1;
