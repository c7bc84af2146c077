import type { Browser, BrowserContext, Frame, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';

import { contextOf, launch, SOFTWARE_WEBGL, settled } from './support/browser.ts';
import { DEMO_REPLAY, startFakeApp } from './support/fake-app.ts';
import { playerIn, tickOf } from './support/player.ts';

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

/** A window of 1280 × 720 at a zoom of 200 %. */
const ZOOMED = [640, 360] as const;

/** Controls of the page or a frame that are cut off or covered once they are scrolled to, and texts wider than the window; one line each. */
const faultsIn = (place: Page | Frame) =>
  place.evaluate(() => {
    const nameOf = (part: Element) => part.getAttribute('aria-label') ?? part.textContent ?? part.tagName;
    const shown = [
      ...document.querySelectorAll('main :is(a, button, input, select), #player :is(button, input)'),
    ].filter(
      (part) =>
        part instanceof HTMLElement && part.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
    const hidden = shown.flatMap((part) => {
      part.scrollIntoView({ block: 'center', inline: 'center' });
      const { left, top, width, height } = part.getBoundingClientRect();
      if (width <= 1 || height <= 1) return [];
      const above = document.elementFromPoint(left + width / 2, top + height / 2);
      const isReached =
        above !== null && (part.contains(above) || above.contains(part) || above.closest('label') !== null);
      const isCut = left < -1 || left + width > innerWidth + 1;
      return isCut || !isReached ? [`${nameOf(part)}: ${isCut ? 'cut off' : 'covered'}`] : [];
    });
    return [
      ...hidden,
      ...(document.documentElement.scrollWidth > innerWidth
        ? [`page of ${document.documentElement.scrollWidth} px`]
        : []),
    ];
  });

describe('at a zoom of 200 % (R-PRD-27)', () => {
  test('every control of the tactics is reached, and two thirds of the window are left for the pitch', async () => {
    const page = await open('/tactics', ...ZOOMED);
    expect(await faultsIn(page)).toEqual([]);
    const pitch = page.getByRole('group', { name: 'Campo, ataque para cima' });
    const place = (position: string) => pitch.getByRole('button', { name: new RegExp(`^${position}: `) });
    await place('LCB').scrollIntoViewIfNeeded();
    const who = () => Promise.all(['LCB', 'RCB'].map((position) => place(position).textContent()));
    const before = await who();
    await place('LCB').click();
    await place('RCB').click();
    expect(await who()).not.toEqual(before);
    await page.getByRole('button', { name: 'Salvar' }).scrollIntoViewIfNeeded();
    await pitch.evaluate((field) => field.scrollIntoView({ block: 'start' }));
    const covers = await page.evaluate(() => {
      const step = 4;
      const isPitch = (y: number) => document.elementFromPoint(innerWidth / 2, y)?.closest('[role="group"]') != null;
      return (
        Array.from({ length: innerHeight / step }, (_, index) => isPitch(index * step)).filter(Boolean).length * step
      );
    });
    expect(covers).toBeGreaterThan((ZOOMED[1] * 2) / 3);
    for (const tab of ['Inst. Individuais', 'Inst. Coletivas', 'Set Pieces', 'Substituições']) {
      await page.getByRole('tab', { name: tab }).click();
      await settled(page);
      expect(await faultsIn(page), tab).toEqual([]);
    }
  });

  test('score, pitch and controls of a replay are reached, and it plays', async () => {
    const page = await open(`/matchPlayer/${DEMO_REPLAY}`, ...ZOOMED);
    const player = await playerIn(page);
    expect(await faultsIn(page)).toEqual([]);
    expect(await faultsIn(player)).toEqual([]);
    const before = await tickOf(player);
    await player.locator('#toggle').click();
    await expect.poll(() => tickOf(player)).toBeGreaterThan(before);
    await player.locator('#toggle').click();
    await player.locator('#stage').evaluate((stage) => stage.scrollIntoView({ block: 'end' }));
    const [stage, dock] = await Promise.all([
      player.locator('#stage').boundingBox(),
      page.locator('[class*="dock"]').first().boundingBox(),
    ]);
    expect(stage?.y).toBeGreaterThanOrEqual(0);
    expect((stage?.y ?? 0) + (stage?.height ?? 0)).toBeLessThanOrEqual((dock?.y ?? 0) + 1);
  });
});
