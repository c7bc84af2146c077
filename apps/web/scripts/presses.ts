/**
 * How long after a press the browser paints what it did. Event Timing tells the next paint, in steps of 8 ms; a navigation, such as that of a sorted table, may change the
 * page in a later one, so the change itself is watched too and the later of the two counts.
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
  for (const name of ['4-3-3 Wide', '4-5-1', '4-4-2']) {
    picks.push(await press(page, page.getByRole('button', { name: 'Escalar sozinho' })));
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

/** Lets the page collect how long its presses take: as Event Timing tells, and until the frame after what was to change has changed. */
async function observe(page: Page, changing: string): Promise<void> {
  await page.evaluate((changing) => {
    const presses: number[] = [];
    const changes: number[] = [];
    let pressedAt = 0;
    Object.assign(window, { presses, changes });
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'click') presses.push(duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
    window.addEventListener('click', ({ timeStamp }) => (pressedAt = timeStamp), { capture: true });
    const target = document.querySelector(changing);
    if (target === null) throw new Error(`nothing to watch: ${changing}`);
    new MutationObserver(() => {
      const at = pressedAt;
      requestAnimationFrame(() => setTimeout(() => changes.push(performance.now() - at)));
    }).observe(target, { subtree: true, childList: true, characterData: true, attributes: true });
  }, changing);
}

/** Presses once, and answers what the browser told of it, or how long the change took where that came later. */
async function press(page: Page, target: Locator): Promise<number> {
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(200);
  const told = () =>
    page.evaluate(() => {
      const { presses, changes } = window as unknown as Record<'presses' | 'changes', number[]>;
      return { pressed: presses.splice(0), changed: changes.splice(0) };
    });
  await told();
  await target.click();
  await page.waitForTimeout(600);
  const { pressed, changed } = await told();
  if (changed.length === 0) throw new Error('nothing changed');
  return Math.round(Math.max(pressed.at(0) ?? 0, changed.at(0) ?? 0));
}
