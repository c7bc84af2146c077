import type { Frame, Page } from 'playwright-core';

/** The player in its frame, when its match can be seen. */
export async function playerIn(page: Page): Promise<Frame> {
  const element = await page.waitForSelector('iframe');
  const frame = await element.contentFrame();
  if (frame === null) throw new Error('the page has no player');
  await frame.waitForURL(/\/Webgl_On\//);
  await frame.locator('#player[data-phase="ready"]').waitFor({ timeout: 60_000 });
  return frame;
}

/** Takes the timeline to a tick by dragging, and waits until that is shown. */
export async function seek(player: Frame, tick: number): Promise<void> {
  await player.locator('#seek').evaluate((range: HTMLInputElement, at) => {
    range.value = String(at);
    range.dispatchEvent(new Event('input'));
  }, tick);
  await player.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))));
}

/** The film's present tick. */
export function tickOf(player: Frame): Promise<number> {
  return player.locator('#seek').evaluate((range: HTMLInputElement) => Number(range.value));
}

/** 'home–away' on the plates. */
export async function scoreOf(player: Frame): Promise<string> {
  return `${await player.locator('#homeScore').textContent()}–${await player.locator('#awayScore').textContent()}`;
}
