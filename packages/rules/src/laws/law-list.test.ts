import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ALPHA } from '../ruleset/alpha.ts';
import type { Implementation } from './implementation.ts';
import { checkLaws, LAWS, subjectOf, watchedSubject } from './index.ts';

const DOCUMENTS = new URL('../../../../docs/requirements/', import.meta.url);
const requirements = globSync('*.md', { cwd: DOCUMENTS })
  .map((file) => readFileSync(new URL(file, DOCUMENTS), 'utf8'))
  .join('\n');
const names = LAWS.map(({ name }) => name);

describe('the list of laws (R-LAW-1, R-LAW-2)', () => {
  test('has at least 60 laws', () => {
    expect(LAWS.length).toBeGreaterThanOrEqual(60);
  });

  test('calls every function: an author who replaces one gets a result for it (R-LAW-11)', async () => {
    const subject = subjectOf({ ruleset: ALPHA });
    const functions = Object.entries(subject.rules).filter(([, rule]) => typeof rule === 'function');
    const names = functions.map(([name]) => name as keyof Implementation);
    const watched = watchedSubject(subject, names);
    await checkLaws(LAWS, watched.subject, { runs: 10, seed: 7 });
    expect(watched.uncalled()).toEqual([]);
  });

  test('names every law once', () => {
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test('keeps the laws of a folder together', () => {
    const folders = LAWS.map(({ folder }) => folder);
    const runs = folders.filter((folder, index) => folder !== folders[index - 1]);
    expect(runs).toEqual([...new Set(folders)]);
  });

  test('gives every law a folder that exists', () => {
    const missing = LAWS.filter(({ folder }) => !existsSync(new URL(`../${folder}/`, import.meta.url)));
    expect(missing.map(({ name, folder }) => `${folder}: ${name}`)).toEqual([]);
  });

  test('gives every law a requirement that is written down', () => {
    const wrong = LAWS.flatMap(({ name, requirements: ids }) =>
      ids.length === 0
        ? [`${name}: none`]
        : ids.filter((id) => !requirements.includes(`**${id}**`)).map((id) => `${name}: ${id}`),
    );
    expect(wrong).toEqual([]);
  });

  test('gives every law a broken variant that changes something', () => {
    const wrong = LAWS.filter(({ broken }) => broken?.ruleset === undefined && broken?.rules === undefined);
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });
});
