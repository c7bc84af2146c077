import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import indexHtml from '../../../index.html?raw';

const tokens =
  readFileSync(`${import.meta.dirname}/../../../../packages/art/styles/tokens.css`, 'utf8').split(
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
