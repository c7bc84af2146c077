/** Requirements, rules and tests hold together: R-PKG-5. */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { REPOSITORY } from '../../../.config/testing/repository.ts';
import { citations, isProof, requirements, requirementsText } from '../scripts/requirements.ts';
import { buildMatch } from '../src/testing/builders.ts';

const all = requirements();
const ids = new Set(all.map(({ id }) => id));
const cited = citations();
const isProved = (id: string) => (cited.get(id) ?? []).some(isProof);

/** Requirements that no test can prove, and why. The ids lack their R, which would cite them. */
const WITHOUT_TEST = {
  'ENG-11': 'twenty thousand matches, which take minutes: npm run calibrate, docs/engine/calibration.md',
  'ENG-12':
    'a budget in time, which only a quiet machine can measure: npm run bench:engine, docs/engine/performance.md',
};

describe('the requirements (R-PKG-5)', () => {
  test('have ids of their own', () => {
    expect(all.length).toBeGreaterThan(400);
    expect(all.map(({ id }) => id).filter((id, index, list) => list.indexOf(id) !== index)).toEqual([]);
  });

  test('are in areas that name their packages', () => {
    expect(new Set(all.map(({ home }) => home))).toEqual(new Set(['rules', 'engine', 'server', 'web', 'player']));
  });

  test('are list items under the heading of their area', () => {
    const sections = requirementsText().split('\n## ').slice(1);
    const strays = sections.flatMap((section) => {
      const [heading = '', ...body] = section.split('\n');
      const area = heading.slice(0, heading.indexOf(' '));
      return body.filter((line) => !/^($|# | {2}\S)/.test(line) && !line.startsWith(`- **${area}-`));
    });
    expect(strays).toEqual([]);
  });

  test('exist wherever code cites them', () => {
    const unknown = [...cited].filter(([id]) => !ids.has(id)).map(([id, files]) => `${id} in ${files.join(', ')}`);
    expect(unknown).toEqual([]);
  });

  test('have a test or a law each', () => {
    const open = all.filter(({ id }) => !isProved(id)).map(({ id }) => id);
    expect(open).toEqual(Object.keys(WITHOUT_TEST).map((id) => `R-${id}`));
  });
});

describe('names and sentences that were corrected', () => {
  const sources = globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: REPOSITORY })
    .filter((file) => !file.includes('.test.'))
    .map((file) => ({ file, text: readFileSync(resolve(REPOSITORY, file), 'utf8') }));

  test.each([
    ['R-SPL-1', 'terciary'],
    ['R-SPL-2', 'attendence'],
    ['R-SPL-3', 'ticketsSale'],
    ['R-SPL-4', 'substituitions'],
    ['R-SPL-5', 'Distribuition'],
    ['R-SPL-6', 'Rescision'],
    ['R-SPL-8', 'Contruindo'],
    ['R-SPL-9', 'Secondária'],
    ['R-SPL-10', 'colocá-lo a venda'],
    ['R-SPL-11', 'Cheque todas suas'],
  ])('%s: no source says %s', (_, wrong) => {
    expect(sources.length).toBeGreaterThan(50);
    expect(sources.filter(({ text }) => text.includes(wrong)).map(({ file }) => file)).toEqual([]);
  });

  test('R-SPL-7: a match that has not started says so in two words, and the league has its name', () => {
    expect(buildMatch()).toMatchObject({ status: 'not started', competitionName: 'MM League' });
  });
});
