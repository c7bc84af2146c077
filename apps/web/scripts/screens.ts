/**
 * Takes pictures of screens in the demo world at 1280 and 390 px, in both themes: `npm run screens -w
 * @mundo-manager/web [-- name …] [--missing] [--to folder] [--png] [--axe] [--language es]`. Exits with 1 on any fault.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { BrowserContext, Page } from 'playwright-core';
import {
  complaintsOf,
  contextOf,
  launch,
  SIZES,
  type Size,
  SOFTWARE_WEBGL,
  settled,
  THEMES,
  type Theme,
  violationsOf,
} from '../tests/slow/support/browser.ts';
import { startFakeApp } from '../tests/slow/support/fake-app.ts';
import { asWebp } from './pictures/as-webp.ts';
import { PICTURES } from './pictures/index.ts';
import type { Picture } from './pictures/picture.ts';
import { showWhole } from './pictures/show-whole.ts';

const { values, positionals } = parseArgs({
  // Names of pictures, or their beginnings, such as 'market'.
  allowPositionals: true,
  options: {
    to: { type: 'string', default: new URL('../../../docs/screens', import.meta.url).pathname },
    /** Takes only pictures that are not in the folder yet. */
    missing: { type: 'boolean', default: false },
    png: { type: 'boolean', default: false },
    axe: { type: 'boolean', default: false },
    /** Steps that press a control by its Portuguese name fail in another language. */
    language: { type: 'string', default: 'pt-BR' },
  },
});
/** Milliseconds that a step in a page may take, and a page as a whole. */
const STEP_TIMEOUT = 30_000;
const PICTURE_TIMEOUT = 120_000;
/** What a kept picture has of the screen’s pixels: all of them together stay within a few megabytes. */
const SCALES = { laptop: 0.75, phone: 1 } as const;
/** What the browser itself notes of an answer that a picture wants broken, and of the fault of '/broken'. */
const WANTED = /\/internal|a fault on purpose|the popup was closed|status of [45]\d\d/;

const asked = PICTURES.filter(
  ({ name }) => positionals.length === 0 || positionals.some((start) => name.startsWith(start)),
);
const fileOf = ({ name }: Picture, size: Size, theme: Theme) =>
  `${values.to}/${name}-${SIZES[size].width}-${theme}.${values.png ? 'png' : 'webp'}`;
mkdirSync(values.to, { recursive: true });

const app = await startFakeApp();
const browser = await launch(SOFTWARE_WEBGL);
const press = await browser.newPage();
let wrong = 0;
try {
  for (const size of Object.keys(SIZES) as Size[]) {
    const context = await contextOf(browser, size, 'light');
    context.setDefaultTimeout(STEP_TIMEOUT);
    await context.addInitScript(keepLanguage, values.language);
    for (const picture of asked) {
      const themes = themesOf(picture, size).filter(
        (theme) => !values.missing || !existsSync(fileOf(picture, size, theme)),
      );
      if (themes.length === 0) continue;
      const found = await taken(context, picture, size, themes).catch((error: unknown) => [String(error)]);
      wrong += found.length;
      const label = `${picture.name} ${SIZES[size].width}`;
      console.log(found.length === 0 ? `✔ ${label}` : `✘ ${label}\n    ${found.join('\n    ')}`);
    }
    await context.close();
  }
} finally {
  await browser.close();
  await app.close();
}
process.exitCode = wrong === 0 ? 0 : 1;

function keepLanguage(language: string): void {
  if (location.protocol.startsWith('http')) localStorage.setItem('mm.language', language);
}

/** A screen in both themes; another state of it light on a laptop and dark on a phone. */
function themesOf({ state }: Picture, size: Size): readonly Theme[] {
  if (!state) return THEMES;
  return [size === 'laptop' ? 'light' : 'dark'];
}

/** Opens the page once and takes the picture in those themes. Answers what was wrong with it. */
async function taken(
  context: BrowserContext,
  picture: Picture,
  size: Size,
  themes: readonly Theme[],
): Promise<readonly string[]> {
  const page = await context.newPage();
  // What is under way in a page that is closed ends with an error.
  const alarm = setTimeout(() => void page.close(), PICTURE_TIMEOUT);
  const found: string[] = complaintsOf(page);
  try {
    await page.emulateMedia({ colorScheme: themes[0] ?? null, reducedMotion: 'reduce' });
    await page.goto(app.url + picture.address);
    if (!/hold=initialData/.test(picture.address)) await settled(page);
    await picture.prepare?.(page);
    // Drawings and dialogs come when they are first needed.
    await page.waitForLoadState('networkidle');
    if (picture.prepare === undefined || picture.whole) await showWhole(page);
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await takePicture(page, fileOf(picture, size, theme), SCALES[size]);
      if (values.axe) found.push(...(await violationsOf(page)));
    }
    if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
      found.push('wider than the window');
  } finally {
    clearTimeout(alarm);
    await page.close();
  }
  return found.filter((complaint) => !WANTED.test(complaint));
}

async function takePicture(page: Page, file: string, scale: number): Promise<void> {
  // The player paints its shirts anew for another theme.
  await page.waitForTimeout(page.frames().length > 1 ? 1_000 : 50);
  const png = await page.screenshot({ animations: 'disabled' });
  writeFileSync(file, values.png ? png : await asWebp(press, png, scale));
}
