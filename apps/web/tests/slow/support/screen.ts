import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { settled, THEMES, violationsOf } from './browser.ts';

/** Opens a screen by its address and waits until it is complete. */
export async function openScreen(page: Page, url: string, heading: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await settled(page);
}

/** No serious violation in either theme, and nothing wider than the window. */
export async function expectSound(page: Page): Promise<void> {
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await violationsOf(page)).toEqual([]);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  const folder = process.env.MM_PICTURES;
  if (folder) await page.screenshot({ path: `${folder}/${picture++}.png`, fullPage: true });
}
let picture = 1;

/** A keyboard goes on where it was, not at the top of the page, when what opened a dialog is gone. */
export async function focusIsInside(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.activeElement?.closest('main') && document.activeElement.tagName !== 'MAIN',
  );
}

/**
 * Presses 'Avançar' and waits until the next screen has arrived, as the text beside the button says. Returns that text.
 */
export async function advance(page: Page): Promise<string> {
  const hint = page.getByText(/^até (?:30 minutos antes do jogo|a bola rolar|o apito final)$/);
  const destination = async () => ((await hint.count()) === 0 ? '' : ((await hint.first().textContent()) ?? ''));
  await button(page, /^Avançar$/).waitFor();
  const before = await destination();
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/clock/advance'), { timeout: 60_000 });
  await button(page, /^Avançar$/).click();
  // A refusal is shown for seconds alone, and would look like a screen that never came.
  expect((await answer).status()).toBe(200);
  await expect.poll(destination, { timeout: 60_000 }).not.toBe(before);
  // The stream sends the new time before the matches up to it are played; the answer waits for them.
  await button(page, /^Avançar$/)
    .and(page.locator('[aria-busy]'))
    .waitFor({ state: 'detached', timeout: 60_000 });
  return before;
}

/** A button by its name. */
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** What the page complained about, without the 422 that leads a newcomer to creation, which the browser notes itself. */
export function own(complaints: readonly string[]): readonly string[] {
  return complaints.filter((text) => !text.includes('status of 422'));
}
