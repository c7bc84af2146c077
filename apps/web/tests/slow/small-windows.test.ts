import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';

import { contextOf, launch, SOFTWARE_WEBGL, settled } from './support/browser.ts';
import { DEMO_REPLAY, startFakeApp } from './support/fake-app.ts';
import { playerIn } from './support/player.ts';

let app: Awaited<ReturnType<typeof startFakeApp>>;
let browser: Browser;
let phone: BrowserContext;
let laptop: BrowserContext;

beforeAll(async () => {
  [app, browser] = await Promise.all([startFakeApp(), launch(SOFTWARE_WEBGL)]);
  [phone, laptop] = await Promise.all([contextOf(browser, 'phone', 'light'), contextOf(browser, 'laptop', 'light')]);
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

/** A screen of the demo world in a window of that size. */
async function open(address: string, width: number, height: number): Promise<Page> {
  const page = await (width <= 720 ? phone : laptop).newPage();
  onTestFinished(() => page.close());
  await page.setViewportSize({ width, height });
  await page.goto(app.url + address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await settled(page);
  return page;
}

/** How much of the window that part of the page takes, in pixels. */
const shownOf = (page: Page, part: string) =>
  page.evaluate((selector) => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    return box ? Math.max(0, Math.min(innerHeight, box.bottom) - Math.max(0, box.top)) : 0;
  }, part);

describe('in a low window (R-PRD-22)', () => {
  test.each([
    [1280, 450, '/squad'],
    [844, 390, '/squad'],
    [667, 375, '/training'],
  ])('of %d × %d px the wall of %s goes away with the page, and the dock is slim', async (width, height, address) => {
    const page = await open(address, width, height);
    expect(await shownOf(page, 'header')).toBeGreaterThan(44);
    await page.evaluate(() => scrollTo(0, 200));
    expect(await shownOf(page, 'header')).toBe(0);
    expect(await shownOf(page, '[class*="dock"]')).toBe(width <= 720 ? 49 : 0);
  });

  test('one pixel higher the wall stays', async () => {
    const page = await open('/squad', 1280, 501);
    await page.evaluate(() => scrollTo(0, 200));
    expect(await shownOf(page, 'header')).toBeGreaterThan(56);
  });
});

test('at 320 px the bars of the statistics have room (R-STT-14)', async () => {
  const page = await open('/matchStats', 320, 640);
  const row = page.getByText('Posse de Bola', { exact: true }).locator('..');
  const tracks = await row.locator('[class*="track"]').evaluateAll((all) => all.map(({ clientWidth }) => clientWidth));
  expect(tracks).toHaveLength(2);
  for (const track of tracks) expect(track).toBeGreaterThan(120);
});

test('at 320 px ‘Determinação’ stays one word on the plate of a booster', async () => {
  const page = await open('/playerBoosters', 320, 800);
  for (let slot = 0; slot < 3; slot += 1) await page.locator('[data-drag]').first().click();
  const plates = page.getByRole('list', { name: 'Espaços da fundição' }).locator('[class*="attribute"]');
  const lines = await plates.evaluateAll((all) =>
    all.map((name) => {
      name.textContent = 'Determinação';
      const range = document.createRange();
      range.selectNodeContents(name);
      return range.getClientRects().length;
    }),
  );
  expect(lines).toEqual([1, 1, 1]);
});

test.each([
  [390, 844],
  [360, 740],
])(
  'in %d × %d px score, pitch and controls of a replay are between wall and dock (R-REP-13)',
  async (width, height) => {
    const page = await open(`/matchPlayer/${DEMO_REPLAY}`, width, height);
    const player = await playerIn(page);
    const [wall, dock] = await Promise.all(
      ['header', '[class*="dock"]'].map((part) => page.locator(part).first().boundingBox()),
    );
    const top = (wall?.y ?? 0) + (wall?.height ?? 0);
    const bottom = dock?.y ?? 0;
    expect(bottom).toBeGreaterThan(height * 0.9);
    for (const part of [
      '#homeName',
      '#homeScore',
      '#clock',
      '#stage',
      '#toggle',
      '#seek',
      '#speeds',
      '#best',
      '#full',
    ]) {
      const box = await player.locator(part).boundingBox();
      expect(box?.y, part).toBeGreaterThanOrEqual(top);
      expect((box?.y ?? height) + (box?.height ?? 0), part).toBeLessThanOrEqual(bottom);
    }
    const pitch = await player.locator('#stage').boundingBox();
    expect(pitch?.width).toBe(width);
    expect(pitch?.height).toBeGreaterThan(width * 0.85);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(/ × /);
  },
);
