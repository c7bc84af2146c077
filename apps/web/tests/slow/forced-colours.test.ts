import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';

import { contextOf, launch, SOFTWARE_WEBGL, settled } from './support/browser.ts';
import { DEMO_REPLAY, startFakeApp } from './support/fake-app.ts';
import { playerIn } from './support/player.ts';

let app: Awaited<ReturnType<typeof startFakeApp>>;
let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  [app, browser] = await Promise.all([startFakeApp(), launch(SOFTWARE_WEBGL)]);
  context = await contextOf(browser, 'laptop', 'dark');
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

async function open(address: string): Promise<Page> {
  const page = await context.newPage();
  onTestFinished(() => page.close());
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto(app.url + address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await settled(page);
  return page;
}

/** The painted colour of an element, which a browser reports as it forces it. */
function paint(element: Locator): Promise<string> {
  return element.first().evaluate((painted) => getComputedStyle(painted).backgroundColor);
}

describe('with forced colours of the reader (R-PRD-25)', () => {
  test.each([
    ['/matchStats', '[role="tab"]', 'aria-selected'],
    ['/tactics', '[role="tab"]', 'aria-selected'],
    ['/tactics', '[role="group"][aria-label="Tática"] button', 'aria-pressed'],
    ['/competitions/mmleague', 'main button[aria-pressed]', 'aria-pressed'],
    ['/account', 'main button[aria-pressed]', 'aria-pressed'],
  ])('%s marks the selected item of %s', async (address, selector, state) => {
    const page = await open(address);
    const chosen = await paint(page.locator(`${selector}[${state}="true"]`));
    expect(chosen).not.toBe(await paint(page.locator(`${selector}[${state}="false"]`)));
    expect(chosen).not.toBe(await paint(page.locator('body')));
    await page.close();
  });

  test('/finances marks the tab that is shown', async () => {
    const page = await open('/finances');
    expect(await paint(page.locator('main [aria-current="page"]'))).not.toBe(await paint(page.locator('body')));
    await page.close();
  });

  test.each([
    ['/matchStats', 'main [class*="_bar_"]'],
    ['/squad', 'main [class*="_bar_"] i'],
    ['/facilities', 'main [class*="_built_"]'],
  ])('the bars of %s are painted', async (address, selector) => {
    const page = await open(address);
    const canvas = await paint(page.locator('body'));
    const bars = await page
      .locator(selector)
      .evaluateAll((all) => all.map((bar) => getComputedStyle(bar).backgroundColor));
    expect(bars.length).toBeGreaterThan(3);
    expect(bars).not.toContain(canvas);
    await page.close();
  });

  test.each([
    ['/squad', '[class*="_rating_"]', '::after'],
    ['/squad', '[class*="_position_"]', '::before'],
    ['/manager', '[class*="_fill_"]', ''],
  ])('gauges of %s that are drawn with gradients are not taken away: %s', async (address, selector, pseudo) => {
    const page = await open(address);
    const drawn = await page
      .locator(`main ${selector}`)
      .first()
      .evaluate((gauge, part) => {
        const { backgroundImage, forcedColorAdjust } = getComputedStyle(gauge, part) as CSSStyleDeclaration & {
          forcedColorAdjust: string;
        };
        return { isDrawn: backgroundImage.includes('gradient'), forcedColorAdjust };
      }, pseudo);
    expect(drawn).toEqual({ isDrawn: true, forcedColorAdjust: 'none' });
    await page.close();
  });

  test('the replay marks its speed', async () => {
    const page = await open(`/matchPlayer/${DEMO_REPLAY}`);
    const player = await playerIn(page);
    const [chosen, other] = await Promise.all(
      ['true', 'false'].map((state) => paint(player.locator(`.speed[aria-pressed="${state}"]`))),
    );
    expect(chosen).not.toBe(other);
    expect(chosen).not.toBe(await paint(player.locator('body')));
    await page.close();
  });
});
