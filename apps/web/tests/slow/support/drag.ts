import type { Locator, Page } from 'playwright-core';

const STEPS = 6;
/** Milliseconds that a finger rests before it takes, and a little more. */
const REST = 400;

/** Drags with the mouse, from the middle of the one to the middle of the other. */
export async function dragByMouse(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = await bothSeen(from, to);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: STEPS });
  await page.mouse.up();
}

/** Drags with a finger, as the browser hears it from a touch screen: it rests, goes, and is lifted. */
export async function dragByFinger(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = await bothSeen(from, to);
  const screen = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: Point) =>
    screen.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] });
  await touch('touchStart', start);
  await page.waitForTimeout(REST);
  for (let step = 1; step <= STEPS; step += 1) {
    const share = step / STEPS;
    await touch('touchMove', { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share });
  }
  await touch('touchEnd');
  await screen.detach();
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middles of both, once both stand in the window and nothing sticks over them. */
async function bothSeen(from: Locator, to: Locator): Promise<readonly [Point, Point]> {
  await to.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  return [await middle(from), await middle(to)];
}

async function middle(element: Locator): Promise<Point> {
  const box = await element.boundingBox();
  if (box === null) throw new Error('it is not to be seen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
