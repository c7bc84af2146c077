import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';

const script = readFileSync(`${import.meta.dirname}/../../public/theme.js`, 'utf8');
const root = document.documentElement;

/** The language of the page after its first script. */
function languageFor(browser: readonly string[], kept: string | null = null): string {
  root.lang = 'pt-BR';
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(browser);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation((key) => (key === 'mm.language' ? kept : null));
  new Function(script)();
  return root.lang;
}

afterEach(() => {
  vi.restoreAllMocks();
  root.removeAttribute('lang');
});

test.each([
  [['pt-BR', 'en-US'], 'pt-BR'],
  [['pt-PT'], 'pt-BR'],
  [['en-US', 'pt-BR'], 'en-GB'],
  [['en'], 'en-GB'],
  [['es-419'], 'es'],
  [['fr-FR', 'es-ES', 'en'], 'es'],
  [['de'], 'pt-BR'],
  [[], 'pt-BR'],
])('a browser of %j reads %s (R-LNG-2)', (browser, language) => {
  expect(languageFor(browser)).toBe(language);
});

test('the language that the manager chose comes before the browser’s languages (R-LNG-2)', () => {
  expect(languageFor(['pt-BR'], 'en-GB')).toBe('en-GB');
  expect(languageFor(['en-US'], 'pt-BR')).toBe('pt-BR');
  expect(languageFor(['en-US'], 'nonsense')).toBe('en-GB');
});

test('a browser that forbids storage decides alone (R-LNG-2)', () => {
  root.lang = 'pt-BR';
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-US']);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  new Function(script)();
  expect(root.lang).toBe('en-GB');
});
