import { expect, test } from 'vitest';
import { readerLanguage } from './reader-language.ts';

test.each([
  [undefined, 'pt-BR'],
  ['', 'pt-BR'],
  ['*', 'pt-BR'],
  ['es-AR,es;q=0.9,en;q=0.8', 'es'],
  ['en-US', 'en-GB'],
  ['de-DE, de;q=0.9, en;q=0.5, es;q=0.7', 'es'],
  ['en;q=0, es;q=0.1', 'es'],
  ['pt-PT,es', 'pt-BR'],
  ['constructor,es', 'es'],
])('a browser that wants %j reads %s (R-LNG-8)', (header, language) => {
  expect(readerLanguage(header)).toBe(language);
});
