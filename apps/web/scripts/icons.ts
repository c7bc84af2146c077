/** Draws the icons of the web app's manifest from the product's mark: `npm run icons -w @mundo-manager/web`. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const PUBLIC = `${import.meta.dirname}/../public`;
/** File, side in pixels, and the share of the side that the mark takes: systems cut round shapes out of maskable ones. */
const ICONS = [
  { file: 'icon-180.png', side: 180, share: 1 },
  { file: 'icon-192.png', side: 192, share: 1 },
  { file: 'icon-512.png', side: 512, share: 1 },
  { file: 'icon-maskable-512.png', side: 512, share: 0.7 },
] as const;
/** The ground of the mark goes on around it; its horizon is an eighth below the middle. */
const HORIZON = 0.125;

const mark = readFileSync(`${PUBLIC}/favicon.svg`).toString('base64');
const browser = await chromium.launch({
  executablePath: process.env.MM_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
mkdirSync(`${PUBLIC}/icons`, { recursive: true });
for (const { file, side, share } of ICONS) {
  const page = await browser.newPage({ viewport: { width: side, height: side } });
  const horizon = `${100 * (0.5 + HORIZON * share)}%`;
  const ground = `linear-gradient(#10503c ${horizon}, #0b3c2d ${horizon})`;
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${ground}"><img style="width:${share * 100}%" src="data:image/svg+xml;base64,${mark}"></body>`,
  );
  await page.locator('img').evaluate((image: HTMLImageElement) => image.decode());
  writeFileSync(`${PUBLIC}/icons/${file}`, await page.screenshot());
  await page.close();
}
await browser.close();
