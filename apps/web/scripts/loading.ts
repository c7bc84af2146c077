/** First view, largest paint and layout shift of screens, as measured by the browser. */
import type { Browser, Page } from 'playwright-core';
import { contextOf, SIZES, type Size, settled } from '../tests/slow/support/browser.ts';
import { signInWithClub } from '../tests/slow/support/club.ts';

interface Loading {
  readonly name: string;
  /** Milliseconds from the start of the visit. */
  readonly paint: number;
  readonly shift: number;
}

const SCREENS = ['/home', '/squad', '/tactics', '/market'];
const VISITS = 3;

/** The landing page for strangers, and screens of a manager, each with nothing in the browser’s store. */
export async function measureLoading(browser: Browser, url: string): Promise<readonly Loading[]> {
  const measured: Loading[] = [];
  for (const size of Object.keys(SIZES) as Size[]) {
    measured.push(await median(browser, size, `${url}/landing`));
    const context = await contextOf(browser, size, 'light');
    await signInWithClub(await context.newPage(), url, `medida-${size}`, `Medida ${size}`);
    const stored = await context.storageState();
    await context.close();
    for (const screen of SCREENS) measured.push(await median(browser, size, url + screen, { stored }));
  }
  return measured;
}

/** Of a slow mobile connection: bytes a second, and milliseconds to each answer. */
const SLOW = { offline: false, downloadThroughput: 50_000, uploadThroughput: 50_000, latency: 100 };

/** Milliseconds until a phone at 400 kbit/s shows the first view of an address, the median of three cold visits. R-PRD-23 */
export async function measureFirstView(browser: Browser, address: string): Promise<number> {
  const visits: number[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    const context = await contextOf(browser, 'phone', 'light');
    const page = await context.newPage();
    const network = await context.newCDPSession(page);
    await network.send('Network.enable');
    await network.send('Network.emulateNetworkConditions', SLOW);
    await page.goto(address, { waitUntil: 'commit' });
    const paint = await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    );
    visits.push((await paint.jsonValue()) ?? Number.POSITIVE_INFINITY);
    await context.close();
  }
  return visits.toSorted((a, b) => a - b)[1] ?? Number.POSITIVE_INFINITY;
}

type Visitor = Parameters<typeof contextOf>[3];

async function median(browser: Browser, size: Size, address: string, visitor?: Visitor): Promise<Loading> {
  const visits: { paint: number; shift: number }[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    const context = await contextOf(browser, size, 'light', visitor);
    const page = await context.newPage();
    await page.goto(address);
    await page.locator('h1').first().waitFor();
    await settled(page);
    visits.push(await timings(page));
    await context.close();
  }
  const middle = (of: 'paint' | 'shift') => visits.map((visit) => visit[of]).toSorted((a, b) => a - b)[1] ?? 0;
  return { name: `${new URL(address).pathname} on a ${size}`, paint: middle('paint'), shift: middle('shift') };
}

function timings(page: Page): Promise<{ paint: number; shift: number }> {
  return page.evaluate(async () => {
    const told = (type: string) =>
      new Promise<PerformanceEntryList>((resolve) => {
        new PerformanceObserver((list, observer) => {
          observer.disconnect();
          resolve(list.getEntries());
        }).observe({ type, buffered: true });
        setTimeout(() => resolve([]), 500);
      });
    const paints = await told('largest-contentful-paint');
    const shifts = (await told('layout-shift')) as (PerformanceEntry & { value: number })[];
    return { paint: paints.at(-1)?.startTime ?? 0, shift: shifts.reduce((sum, { value }) => sum + value, 0) };
  });
}
