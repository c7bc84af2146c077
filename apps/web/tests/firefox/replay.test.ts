/** The replay player in a stock Firefox, driven over WebDriver BiDi: `npm run test:firefox` (`MATCHES=20` looks at more). */
import type { Replay } from '@mundo-manager/contract';
import puppeteer, { type Browser, type Frame, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goalsInReplay } from '../slow/support/goals.ts';
import { replaysOf } from '../slow/support/league.ts';
import { openTestStage } from '../slow/support/stage.ts';

const MATCHES = Number(process.env.MATCHES ?? 3);
/** Without a display Firefox has no WebGL that the processor draws; a virtual one will do: `xvfb-run npm run test:firefox`. */
const HAS_DISPLAY = Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY);

// The server, and Chromium for those who play the matches; Firefox is for those who watch them.
const stage = openTestStage();
let replays: readonly Replay[];
let firefox: Browser;

beforeAll(async () => {
  replays = await replaysOf(stage, 'raposa', 'Raposa de Fogo', MATCHES);
  firefox = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.MM_FIREFOX ?? '/usr/bin/firefox-esr',
    headless: !HAS_DISPLAY,
    // A machine without a graphics card: the processor draws.
    extraPrefsFirefox: {
      'webgl.force-enabled': true,
      'webgl.forbid-software': false,
      'ui.prefersReducedMotion': 1,
      'intl.accept_languages': 'pt-BR',
    },
    defaultViewport: { width: 1280, height: 900 },
  });
}, 600_000);
afterAll(() => firefox?.close());

/** The page of a replay and the player in it, when its match can be seen. */
async function open(address: string): Promise<{ page: Page; player: Frame; complaints: string[] }> {
  const page = await firefox.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(stage.url + address);
  const frame = await page.waitForSelector('iframe');
  const player = await frame?.contentFrame();
  if (!player) throw new Error('the page has no player');
  await player.waitForSelector('#player[data-phase="ready"]', { timeout: 90_000 });
  return { page, player, complaints };
}

const textOf = (player: Frame, id: string) => player.$eval(`#${id}`, ({ textContent }) => textContent ?? '');
const scoreOf = async (player: Frame) => `${await textOf(player, 'homeScore')}–${await textOf(player, 'awayScore')}`;
const tickOf = (player: Frame) => player.$eval('#seek', (range) => Number((range as HTMLInputElement).value));
const endOf = (player: Frame) => player.$eval('#seek', (range) => Number((range as HTMLInputElement).max));
async function seek(player: Frame, tick: number): Promise<void> {
  await player.$eval(
    '#seek',
    (range, at) => {
      (range as HTMLInputElement).value = String(at);
      range.dispatchEvent(new Event('input'));
    },
    tick,
  );
  await player.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))));
}

test('every match shows its goals at their minutes and ends as it is stored (R-REP-3, R-REP-4)', async () => {
  expect(replays.length).toBeGreaterThanOrEqual(MATCHES);
  for (const replay of replays) {
    const { page, player, complaints } = await open(`/matchPlayer/${replay.id}`);
    for (const { tick, before, after, clock } of goalsInReplay(replay)) {
      await seek(player, tick - 1);
      expect(await scoreOf(player)).toBe(before);
      await seek(player, tick);
      expect(await scoreOf(player)).toBe(after);
      expect((await textOf(player, 'clock')).slice(0, 3)).toBe(clock);
    }
    await seek(player, await endOf(player));
    expect(await scoreOf(player)).toBe(`${replay.score.home}–${replay.score.away}`);
    expect(await textOf(player, 'period')).toBe('Fim de jogo');
    // The digest is the stored one.
    expect(await player.$eval('#notice', (notice) => (notice as HTMLElement).hidden)).toBe(true);
    expect(complaints).toEqual([]);
    await page.close();
  }
});

test.runIf(!HAS_DISPLAY)('NOT SEEN: the pitch, for want of a display; the narration goes on without it', async () => {
  const { page, player } = await open(`/matchPlayer/${replays[0]?.id}`);
  expect(await textOf(player, 'without')).toContain('Seu navegador não tem WebGL ligado');
  await seek(player, await endOf(player));
  expect(await player.$$eval('.line:not([hidden])', ({ length }) => length)).toBeGreaterThan(20);
  await page.close();
});

test.runIf(HAS_DISPLAY)('the pitch is drawn with WebGL, and moves while the film goes on (R-REP-5)', async () => {
  const { page, player } = await open(`/matchPlayer/${replays[0]?.id}`);
  expect(await player.$eval('#player', (element) => (element as HTMLElement).dataset.pitch)).toBe('shown');
  const canvas = await player.$('#pitch');
  const picture = async () => (await canvas?.screenshot({ encoding: 'base64' })) ?? '';
  await seek(player, 2_000);
  const still = await picture();
  expect(await picture()).toBe(still);
  await player.$eval('#toggle', (button) => (button as HTMLButtonElement).click());
  await expect.poll(() => tickOf(player), { timeout: 30_000 }).toBeGreaterThan(2_020);
  await player.$eval('#toggle', (button) => (button as HTMLButtonElement).click());
  expect(await picture()).not.toBe(still);
  const folder = process.env.MM_PICTURES;
  if (folder) await page.screenshot({ path: `${folder}/firefox.png` });
  await page.close();
});
