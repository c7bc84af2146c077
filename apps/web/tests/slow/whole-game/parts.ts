import type { OwnClub } from '@mundo-manager/contract/client';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { settled } from '../support/browser.ts';

/** Waits for a screen by its heading. */
export async function arrive(page: Page, heading: string | RegExp): Promise<void> {
  await page.getByRole('heading', { level: 1, name: heading }).waitFor({ timeout: 60_000 });
  // Several parts of a screen may load at once.
  await expect.poll(() => page.getByText('Carregando ...').count()).toBe(0);
  await settled(page);
}

/** The club and the game time as the server has them. */
export function stateOf(page: Page): Promise<{ readonly club: OwnClub; readonly now: number }> {
  return page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem('mm.token') ?? '{}');
    const headers = { authorization: `Bearer ${token}` };
    const { data } = await fetch('/api/clubs/initialData', { headers }).then((answer) => answer.json());
    return { club: data.club, now: data.clock.now };
  });
}
