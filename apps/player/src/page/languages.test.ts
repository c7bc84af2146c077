// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ENGLISH_PAGE, ENGLISH_TEXTS } from './languages/english.ts';
import { PORTUGUESE_TEXTS } from './languages/portuguese.ts';
import { SPANISH_PAGE, SPANISH_TEXTS } from './languages/spanish.ts';

const read = (path: string) => readFileSync(`${import.meta.dirname}/../../${path}`, 'utf8');
const html = read('index.html');
const script = read('public/theme.js');
const root = document.documentElement;

/** Texts and names of the page, without digits, signs and what is empty. */
function textsOf(page: Document): string[] {
  const texts = [...page.querySelectorAll('title, main *')].flatMap((each) => [
    each.childElementCount === 0 ? each.textContent.trim() : '',
    each.getAttribute('aria-label') ?? '',
    each.getAttribute('title') ?? '',
  ]);
  return texts.filter((text) => /\p{L}/u.test(text));
}

/** The player's address, the browser's languages, and what the game has kept. */
interface Page {
  readonly search?: string;
  readonly browser?: readonly string[];
  readonly kept?: string;
}

/** The language that the first script puts on the page. */
function languageOf({ search = '', browser = [], kept }: Page): string {
  root.lang = 'pt-BR';
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }));
  history.replaceState(null, '', `/${search}`);
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(browser);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation((key) => (key === 'mm.language' ? (kept ?? null) : null));
  new Function(script)();
  return root.lang;
}

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  root.removeAttribute('lang');
});

test.each<[Page, string]>([
  [{ search: '?replay=r1&language=es', browser: ['en'], kept: 'pt-BR' }, 'es'],
  [{ search: '?language=en-GB' }, 'en-GB'],
  [{ search: '?language=nonsense', kept: 'es' }, 'es'],
  [{ browser: ['de', 'en-US'] }, 'en-GB'],
  [{ browser: ['de'] }, 'pt-BR'],
  [{}, 'pt-BR'],
])('%j is shown in %s (R-LNG-6)', (page, language) => {
  expect(languageOf(page)).toBe(language);
});

describe.each([
  ['en-GB', ENGLISH_TEXTS, ENGLISH_PAGE],
  ['es', SPANISH_TEXTS, SPANISH_PAGE],
] as const)('in %s', (language, texts, page) => {
  test('has every text of the page, and no other (R-LNG-6)', () => {
    const sources = textsOf(new DOMParser().parseFromString(html, 'text/html'));
    expect(Object.keys(page).toSorted()).toEqual([...new Set(sources)].toSorted());
  });

  test('leaves nothing of the page in Portuguese (R-LNG-6)', async () => {
    root.lang = language;
    const shown = new DOMParser().parseFromString(html, 'text/html');
    const sources = textsOf(shown);
    const { translatePage } = await import('./translate-page.ts');
    translatePage(shown);
    expect(textsOf(shown)).toEqual(sources.map((text) => page[text]));
  });

  test('says everything in other words than Portuguese (R-LNG-6)', async () => {
    const common = language === 'es' ? ['pause', 'decimalSign'] : ['replay'];
    const same = Object.entries(texts).filter(
      ([key, text]) => text === PORTUGUESE_TEXTS[key as keyof typeof PORTUGUESE_TEXTS],
    );
    expect(same.map(([key]) => key)).toEqual(common);
    root.lang = language;
    const { TEXTS, speedText } = await import('./texts.ts');
    expect(TEXTS).toEqual(texts);
    expect(speedText(0.5)).toBe(language === 'es' ? '0,5×' : '0.5×');
  });

  test('comments matches in that language (R-REP-6)', async () => {
    root.lang = language;
    const { loadCommentary } = await import('./commentary.ts');
    const { input, simulated } = (await import('../testing/simulated-replay.ts')).simulatedReplay();
    const [first] = (await loadCommentary())(simulated.events, input);
    const kickOff = language === 'es' ? /balón|partido|saca de centro/ : /under way|begins|get us started|rolling/;
    expect(first?.text).toMatch(kickOff);
  });
});
