import { readFileSync } from 'node:fs';
import { msg } from '@lingui/core/macro';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import indexHtml from '../../../index.html?raw';
import { LOCALES } from '../../ui/text/locale.ts';

const tokens =
  readFileSync(`${import.meta.dirname}/../../../../../packages/art/styles/tokens.css`, 'utf8').split(
    '@media (forced',
  )[0] ?? '';

/** The custom properties that a rule sets, by its selector. */
function propertiesOf(css: string, selector: string): Readonly<Record<string, string>> {
  const rules = css.split('}').filter((rule) => rule.split('{')[0]?.includes(selector));
  return Object.fromEntries(
    rules.flatMap((rule) => [...rule.matchAll(/(--[\w-]+): ([^;]+);/g)].map((m) => [m[1], m[2]])),
  );
}

test.each([
  [':root', 12],
  ['[data-theme="dark"]', 8],
])('the first view paints %s in the colours and fonts of the tokens (R-PRD-23)', (selector, count) => {
  const own = propertiesOf(indexHtml, selector);
  expect(Object.keys(own)).toHaveLength(count);
  expect(propertiesOf(tokens, selector)).toMatchObject(own);
});

beforeEach(() => vi.resetModules());
afterEach(() => {
  document.documentElement.removeAttribute('lang');
  document.head.replaceChildren();
  document.body.replaceChildren();
});

test.each(LOCALES)(
  'the first view says in %s, and in it alone, that the game is being loaded (R-LNG-1)',
  async (language) => {
    document.documentElement.lang = language;
    const shown = new DOMParser().parseFromString(indexHtml, 'text/html');
    document.head.append(...shown.querySelectorAll('style'));
    document.body.append(...shown.querySelectorAll('#root'));
    const texts = [...document.querySelectorAll<HTMLElement>('.first-load b')];
    expect(texts.map(({ lang }) => lang)).toEqual(LOCALES);
    const visible = texts.filter((text) => getComputedStyle(text).display !== 'none');
    expect(visible.map(({ lang }) => lang)).toEqual([language]);
    const { bringTranslations, startI18n } = await import('../../i18n.ts');
    const i18n = startI18n();
    await bringTranslations();
    expect(visible[0]?.textContent).toBe(i18n._(msg`Baixando dados ...`));
  },
);
