import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = import.meta.dirname;
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
const read = (file: string) => readFileSync(join(SOURCES, file), 'utf8');

/** Style sheets by the path of the file, with the components that import each, and under which name. */
const sheets = new Map(
  files
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => [file, { classes: classesOf(read(file)), users: [] as { name: string; source: string }[] }]),
);
for (const file of files.filter((name) => /(?<!\.test)\.tsx?$/.test(name))) {
  const source = read(file);
  for (const [, name = '', path = ''] of source.matchAll(/import (\w+) from '(\.[^']*\.module\.css)'/g)) {
    sheets.get(join(dirname(file), path))?.users.push({ name, source });
  }
}

function classesOf(css: string): Set<string> {
  const selectors = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\{[^{}]*\}/g, ' ');
  return new Set([...selectors.matchAll(/\.([a-z]\w*)/gi)].map(([, name = '']) => name));
}

test('every class that a component names is in its style sheet', () => {
  const missing = [...sheets].flatMap(([file, { classes, users }]) =>
    users.flatMap(({ name, source }) =>
      [...source.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))]
        .filter(([, used = '']) => !classes.has(used))
        .map(([use]) => `${file}: ${use}`),
    ),
  );
  expect(sheets.size).toBeGreaterThan(50);
  expect(missing).toEqual([]);
});

test('every class of a style sheet is named by a component, or chosen by a value', () => {
  const unused = [...sheets].flatMap(([file, { classes, users }]) =>
    [...classes]
      .filter((used) => !users.some(({ name, source }) => new RegExp(`\\b${name}(?:\\.${used}\\b|\\[)`).test(source)))
      .map((name) => `${file}: .${name}`),
  );
  expect(unused).toEqual([]);
});
