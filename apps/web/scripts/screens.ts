/**
 * Photographs screens at 1280 and 390 px in both themes: `npm run screens -w @mundo-manager/web [-- name …] [--to folder] [--axe]`.
 * The world is the demo world of the tests, the same every time; pictures go to docs/screens.
 */
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import {
  complaintsOf,
  contextOf,
  launch,
  SIZES,
  type Size,
  settled,
  THEMES,
  violationsOf,
} from '../tests/slow/support/browser.ts';
import { startFakeApp } from '../tests/slow/support/fakeApp.ts';
import { PICTURES } from './pictures.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    to: { type: 'string', default: new URL('../../../docs/screens', import.meta.url).pathname },
    port: { type: 'string', default: '3141' },
    axe: { type: 'boolean', default: false },
  },
});
const pictures = PICTURES.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
mkdirSync(values.to, { recursive: true });

const app = await startFakeApp(Number(values.port));
const browser = await launch();
let wrong = 0;
try {
  // The first visit lets Vite find and prepare the libraries, and loads the page again meanwhile.
  const first = await browser.newPage();
  for (const { address } of pictures) await first.goto(app.url + address, { waitUntil: 'networkidle' });
  await first.close();

  for (const size of Object.keys(SIZES) as Size[]) {
    for (const theme of THEMES) {
      const context = await contextOf(browser, size, theme);
      for (const { name, address, prepare } of pictures) {
        const page = await context.newPage();
        const complaints = complaintsOf(page);
        await page.goto(app.url + address);
        await settled(page);
        await prepare?.(page);
        if (prepare === undefined) await showWhole(page);
        const label = `${name}-${SIZES[size].width}-${theme}`;
        await page.screenshot({ path: `${values.to}/${label}.png` });
        const found = [...complaints, ...(values.axe ? await violationsOf(page) : [])];
        const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
        if (wide) found.push('wider than the window');
        wrong += found.length;
        console.log(found.length === 0 ? `✔ ${label}` : `✘ ${label}\n    ${found.join('\n    ')}`);
        await page.close();
      }
      await context.close();
    }
  }
} finally {
  await browser.close();
  await app.close();
}
/** Makes the window as high as the page, so that what sticks to its edges stands at the edges of the picture. */
async function showWhole(page: Page): Promise<void> {
  const size = page.viewportSize();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (size) await page.setViewportSize({ width: size.width, height: Math.max(size.height, height) });
  await page.waitForTimeout(100);
}

process.exitCode = wrong === 0 ? 0 : 1;
