import type { Page } from 'playwright-core';

/** A page whose height follows the window’s would grow for ever. */
const ROUNDS = 6;

/**
 * Makes the window as high as the page, so that sticky parts are at the edges of the picture. Content that loads when
 * it is near makes the page grow.
 */
export async function showWhole(page: Page): Promise<void> {
  const size = page.viewportSize();
  for (let round = 0, grown = true; size !== null && grown && round < ROUNDS; round += 1) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    grown = height > (page.viewportSize()?.height ?? 0);
    await page.setViewportSize({ width: size.width, height: Math.max(size.height, height) });
    await page.waitForTimeout(grown ? 400 : 100);
  }
}
