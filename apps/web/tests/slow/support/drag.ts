import type { Locator, Page } from 'playwright-core';
import type { Size } from './browser.ts';

const STEPS = 6;
/** Milliseconds that a finger rests before it takes, and a little more. */
const REST = 400;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Keeps a drag going: moves to a place, and releases there. */
export interface Hand {
  readonly to: (point: Point) => Promise<void>;
  readonly up: () => Promise<void>;
}

/** Drags with the mouse, from the middle of the one to the middle of the other. */
export async function dragByMouse(page: Page, from: Locator, to: Locator): Promise<void> {
  await dragBy(takeByMouse, page, from, to);
}

/** Drags with a finger, as a touch screen reports it: rest, move, lift. */
export async function dragByFinger(page: Page, from: Locator, to: Locator): Promise<void> {
  await dragBy(takeByFinger, page, from, to);
}

/** Grabs a player at his place, by mouse or finger, as the size of the window suggests. */
export async function takeBy(size: Size, page: Page, from: Locator): Promise<Hand> {
  return (size === 'phone' ? takeByFinger : takeByMouse)(page, await middle(from));
}

/** The middle of a player who is in sight. */
export async function middle(element: Locator): Promise<Point> {
  const box = await element.boundingBox();
  if (box === null) throw new Error('it is not to be seen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function dragBy(
  take: (page: Page, start: Point) => Promise<Hand>,
  page: Page,
  from: Locator,
  to: Locator,
): Promise<void> {
  // Both are in the window then, and nothing sticky covers them.
  await to.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const [start, end] = [await middle(from), await middle(to)];
  const hand = await take(page, start);
  await hand.to(end);
  await hand.up();
}

async function takeByMouse({ mouse }: Page, start: Point): Promise<Hand> {
  await mouse.move(start.x, start.y);
  await mouse.down();
  return { to: ({ x, y }) => mouse.move(x, y, { steps: STEPS }), up: () => mouse.up() };
}

async function takeByFinger(page: Page, start: Point): Promise<Hand> {
  const screen = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: Point) =>
    screen.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] });
  let at = start;
  await touch('touchStart', start);
  await page.waitForTimeout(REST);
  return {
    to: async (end) => {
      const { x, y } = at;
      at = end;
      for (let step = 1; step <= STEPS; step += 1) {
        const share = step / STEPS;
        await touch('touchMove', { x: x + (end.x - x) * share, y: y + (end.y - y) * share });
      }
    },
    up: async () => {
      await touch('touchEnd');
      await screen.detach();
    },
  };
}
