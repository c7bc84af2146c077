/**
 * Time from a press until the browser paints its effect. Event Timing reports the next paint; a navigation may change
 * the page later, so the later of both counts. A press that changes nothing is an error.
 */
import type { Browser, Locator, Page } from 'playwright-core';
import { contextOf, settled } from '../tests/slow/support/browser.ts';
import { signInWithClub } from '../tests/slow/support/club.ts';

interface Presses {
  readonly name: string;
  /** Milliseconds, one for each press. */
  readonly durations: readonly number[];
}

const ROWS = 200;
/** The pitch with its eleven places. */
const BOARD = '[aria-label^="Campo"]';

/** Sorting a squad of 200, and changes of a tactic. */
export async function measurePresses(browser: Browser, url: string): Promise<readonly Presses[]> {
  const context = await contextOf(browser, 'laptop', 'light');
  const page = await context.newPage();
  await signInWithClub(page, url, 'medida-toques', 'Medida de Toques');
  const tactics = await changeTactic(page, url);
  const sorting = await sortLargeSquad(page, url);
  await context.close();
  return [...tactics, sorting];
}

async function changeTactic(page: Page, url: string): Promise<readonly Presses[]> {
  await page.goto(`${url}/tactics`);
  await settled(page);
  await observe(page, BOARD);
  const starters = page.getByRole('group', { name: 'Campo, ataque para cima' }).getByRole('button', { name: /: / });
  const swaps: number[] = [];
  for (const [one, other] of [
    [1, 2],
    [3, 5],
    [6, 8],
    [2, 9],
    [4, 7],
  ] as const) {
    await starters.nth(one).click();
    swaps.push(await press(page, starters.nth(other)));
  }
  const picks: number[] = [];
  const formations: number[] = [];
  for (const name of ['4-3-3 aberto', '4-5-1', '4-4-2']) {
    picks.push(await press(page, page.getByRole('button', { name: 'Escalar por mim' })));
    await page.getByRole('button', { name: /^Formação/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Formação' });
    formations.push(await press(page, dialog.getByRole('button', { name, exact: true })));
    await dialog.waitFor({ state: 'detached' });
  }
  return [
    { name: 'tactics: two starters swap', durations: swaps },
    { name: 'tactics: the line-up picks itself', durations: picks },
    { name: 'tactics: another formation', durations: formations },
  ];
}

async function sortLargeSquad(page: Page, url: string): Promise<Presses> {
  // No club has so many; the answer of the server is stretched on its way.
  await page.route('**/api/clubs/initialData', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const { players } = answer.data.club;
    answer.data.club.players = Array.from({ length: ROWS }, (_, index) => ({
      ...players[index % players.length],
      id: `p${index}`,
      number: index,
      // A club without matches is equal in these, and a sort by them would change nothing.
      attributes: { ...players[index % players.length].attributes, condition: 60 + ((index * 7) % 41) },
      statistics: { matches: 5, goals: index % 9, assists: index % 7, ratings: [5 + ((index * 13) % 40) / 10] },
    }));
    await route.fulfill({ response, json: answer });
  });
  await page.goto(`${url}/squad`);
  await page
    .locator('tbody tr')
    .nth(ROWS - 1)
    .waitFor();
  await settled(page);
  await observe(page, 'tbody');
  const durations: number[] = [];
  for (const column of ['Nome', 'Idade', 'Overall', 'Valor', 'Condição', 'Condição', 'Média']) {
    const head = page.getByRole('columnheader', { name: column }).getByRole('button');
    durations.push(await press(page, head));
  }
  return { name: `squad: ${ROWS} rows sort`, durations };
}

/**
 * Durations of a press in milliseconds: by Event Timing (steps of 8 ms, from 16 ms on), and until the frame after the
 * watched change.
 */
interface Watch {
  readonly told: number[];
  readonly changes: number[];
}

/** Lets the page collect how long its presses take. */
async function observe(page: Page, changing: string): Promise<void> {
  await page.evaluate((changing) => {
    const watch: Watch = { told: [], changes: [] };
    Object.assign(window, { watch });
    let pressedAt = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
        if (entry.interactionId) watch.told.push(entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
    window.addEventListener('pointerup', ({ timeStamp }) => (pressedAt = timeStamp), { capture: true });
    const target = document.querySelector(changing);
    if (target === null) throw new Error(`nothing to watch: ${changing}`);
    new MutationObserver(() => {
      const at = pressedAt;
      requestAnimationFrame(() => setTimeout(() => watch.changes.push(performance.now() - at)));
    }).observe(target, { subtree: true, childList: true, characterData: true, attributes: true });
  }, changing);
}

/**
 * Presses once, waits for the change, and returns the later of Event Timing’s duration and the change, in milliseconds.
 */
async function press(page: Page, target: Locator): Promise<number> {
  await target.scrollIntoViewIfNeeded();
  await target.hover();
  // What the pointer's arrival begins, such as a tooltip, is no part of the press.
  await page.waitForTimeout(200);
  await page.evaluate(() => {
    const { watch } = window as unknown as { watch: Watch };
    watch.told.length = 0;
    watch.changes.length = 0;
  });
  await target.click();
  await page
    .waitForFunction(() => (window as unknown as { watch: Watch }).watch.changes.length > 0, null, { timeout: 5_000 })
    .catch(() => {
      throw new Error(`a press changed nothing: ${target}`);
    });
  // Event Timing reports some frames after the paint.
  await page.waitForTimeout(300);
  const { told, changes } = await page.evaluate(() => (window as unknown as { watch: Watch }).watch);
  return Math.round(Math.max(...told, changes[0] ?? 0));
}
