import { readFileSync } from 'node:fs';
import { getCatalogs } from '@lingui/cli/api';
import { makeConfig } from '@lingui/conf';
import { setupI18n } from '@lingui/core';
import { describe, expect, test } from 'vitest';
import lingui from '../../lingui.config.ts';
import { tokensOf } from '../../scripts/compiled-messages.ts';
import { type Catalogue, compileCatalogue, readCatalogue } from '../../scripts/translations.ts';

const WEB = `${import.meta.dirname}/../..`;
const LANGUAGES = ['en-GB', 'es'] as const;
/** Names, units and words of the game that no language translates. */
const NAMES =
  /^(?:MM(?: (?:Cup|League|Special|Tournament))?|Mundo (?:<0>)?Manager(?:<\/0>)?|\{name\} · Mundo Manager|Várzea|Auto Elétrica|Bar da Dona Célia|Materiais Tonhão|Padaria do Gol|Pão quente às 6|Condor|Piranha|Scudo|Boosters?|Ctrl K|Esc|Loading\.\.\.|(?:\{0\} )?km|\{0\}\/\{1\} XP|xG)$/;
/** Messages that a language writes as Portuguese does: one a line. */
const commonWith = (language: string) =>
  readFileSync(`${WEB}/src/locales/${language}.same.txt`, 'utf8').trim().split('\n');

const catalogueOf = (language: string): Promise<Catalogue> => {
  const file = `${WEB}/src/locales/${language}.po`;
  return readCatalogue(readFileSync(file, 'utf8'), file);
};

const pairsOf = async (language: string) =>
  Object.values(await catalogueOf(language)).map(({ message = '', translation = '' }) => ({ message, translation }));

/** The names and tags that a message shows, each once, in order of their names. */
function partsOf(message: string): readonly string[] {
  const parts = new Set<string>();
  const visit = (tokens: unknown): void => {
    if (typeof tokens === 'string') for (const [tag] of tokens.matchAll(/<\/?\d+\/?>/g)) parts.add(tag);
    if (!Array.isArray(tokens)) return;
    for (const token of tokens) {
      if (!Array.isArray(token)) {
        visit(token);
        continue;
      }
      const [name, kind, arms] = token;
      parts.add(kind === 'select' ? `${name} of ${Object.keys(arms)}` : name);
      for (const arm of Object.values(arms ?? {})) visit(arm);
    }
  };
  visit(tokensOf(message));
  return [...parts].toSorted();
}

/** A message by its text and, where one text has two meanings, its context. */
const nameOf = ({ message = '', context = '' }: Catalogue[string]) =>
  context === '' ? message : `${message} (${context})`;

/** The messages of the code, as `npm run messages:extract` finds them. */
async function extract(): Promise<readonly string[]> {
  const [catalog] = await getCatalogs(makeConfig({ ...lingui, rootDir: WEB }));
  const collected = await catalog?.collect();
  return Object.values(collected ?? {}).map(nameOf);
}

const extracted = extract();

describe.each(LANGUAGES)('the catalogue of %s', (language) => {
  test('has each message of the sources, and no other (R-LNG-3)', async () => {
    const sources = await extracted;
    expect(sources.length).toBeGreaterThan(2000);
    const catalogued = Object.values(await catalogueOf(language)).map(nameOf);
    // Refresh with `npm run messages:extract -w @mundo-manager/web`.
    expect(sources.filter((message) => !catalogued.includes(message))).toEqual([]);
    expect(catalogued.filter((message) => !sources.includes(message))).toEqual([]);
  });

  test('compiles: each message is translated, and no two have one key', async () => {
    const catalogue = await catalogueOf(language);
    expect(Object.keys(compileCatalogue(catalogue))).toHaveLength(Object.keys(catalogue).length);
  });

  test('shows the values and tags of each source', async () => {
    const pairs = await pairsOf(language);
    const others = pairs.filter(({ message, translation }) => `${partsOf(message)}` !== `${partsOf(translation)}`);
    expect(others).toEqual([]);
  });

  test('keeps the spaces at both ends, which join a message to what stands beside it', async () => {
    const ends = (text: string) => [/^\s*/, /\s*$/].map((end) => end.exec(text)?.[0]).join('|');
    const pairs = await pairsOf(language);
    expect(pairs.filter(({ message, translation }) => ends(message) !== ends(translation))).toEqual([]);
  });

  test('leaves nothing in Portuguese but names and words that both languages have', async () => {
    const pairs = await pairsOf(language);
    const same = pairs.filter(({ message, translation }) => message === translation).map(({ message }) => message);
    const wordy = same.filter((message) => /\p{L}{2}/u.test(message.replaceAll(/\{\w+\}|<\/?\d+\/?>/g, '')));
    const common = new Set(wordy.filter((message) => !NAMES.test(message)));
    expect([...common]).toEqual(commonWith(language));
  });
});

test('a text with two meanings has a translation for each context (R-LNG-3)', async () => {
  const twice = { a: { message: 'Falta', translation: 'Free kick' } };
  const keys = Object.keys(
    compileCatalogue({ ...twice, b: { message: 'Falta', translation: 'Missing', context: 'still missing' } }),
  );
  expect(new Set(keys).size).toBe(2);
  const { translate } = await import('./translate.ts');
  const shown = setupI18n({ locale: 'en-GB', messages: { 'en-GB': {} } });
  translate(shown, { [keys[0] ?? '']: 'Free kick', [keys[1] ?? '']: 'Missing' });
  const message = tokensOf('Falta') as string;
  expect(shown._({ id: 'a', message })).toBe('Free kick');
  const missing = { id: 'b', message, context: 'still missing' };
  expect(shown._(missing)).toBe('Missing');
});

test('a message without translation, or with the key of another, fails the build', () => {
  expect(() => compileCatalogue({ a: { message: 'Elenco', translation: '' } })).toThrow('no translation: Elenco');
  const twice = { message: 'Elenco', translation: 'Squad' };
  expect(() => compileCatalogue({ a: twice, b: twice })).toThrow('two messages with the key');
  expect(() => compileCatalogue({ a: { message: 'Elenco', translation: '{count' } })).toThrow();
});
