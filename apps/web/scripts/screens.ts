/**
 * Photographs screens at 1280 and 390 px in both themes: `npm run screens -w @mundo-manager/web [-- name …] [--to folder] [--axe]`.
 * The world is the demo world of the tests, the same every time; pictures go to docs/screens.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
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
/** Of 0 to 1: letters stay sharp. */
const QUALITY = 0.72;
const pictures = PICTURES.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
mkdirSync(values.to, { recursive: true });

const app = await startFakeApp(Number(values.port));
const browser = await launch();
let wrong = 0;
try {
  // The first visit lets Vite find and prepare the libraries, and loads the page again meanwhile.
  const first = await browser.newPage();
  for (const address of new Set(pictures.map(({ address }) => address))) {
    await first.goto(app.url + address, { waitUntil: 'networkidle' });
  }
  await first.close();
  const press = await browser.newPage();

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
        writeFileSync(`${values.to}/${label}.webp`, await asWebp(press, await page.screenshot()));
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

/** The picture as WebP, a third of its size, by the browser’s own encoder. */
async function asWebp(press: Page, png: Buffer): Promise<Buffer> {
  const encoded = await press.evaluate(
    async ({ source, quality }) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', quality);
    },
    { source: `data:image/png;base64,${png.toString('base64')}`, quality: QUALITY },
  );
  return Buffer.from(encoded.slice(encoded.indexOf(',') + 1), 'base64');
}

/** Makes the window as high as the page, so that what sticks to its edges stands at the edges of the picture; what comes when it is near makes the page grow. */
async function showWhole(page: Page): Promise<void> {
  const size = page.viewportSize();
  for (let grown = true; size !== null && grown; ) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    grown = height > (page.viewportSize()?.height ?? 0);
    await page.setViewportSize({ width: size.width, height: Math.max(size.height, height) });
    await page.waitForTimeout(grown ? 400 : 100);
  }
}

process.exitCode = wrong === 0 ? 0 : 1;
