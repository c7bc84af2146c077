/**
 * Measures the replay player in a browser: `npm run bench:player [-- --seconds 10] [--whole]`. Reads script time per
 * frame and heap size from the browser, on the real server. `--whole` plays all at 16× (minutes). Exits with 1 over
 * budget.
 */
import { parseArgs } from 'node:util';
import type { Browser, CDPSession, Frame, Page } from 'playwright-core';
import { launch, SOFTWARE_WEBGL } from '../tests/slow/support/browser.ts';
import { playerIn, tickOf } from '../tests/slow/support/player.ts';
import { startGameServer } from '../tests/slow/support/server.ts';

const FRAME_BUDGET_MS = 4;
/** How much more the heap may hold at the end than after the first tenth. */
const HEAP_BUDGET = 1.25;

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '10' }, whole: { type: 'boolean', default: false } },
});

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  /** Microseconds: of the thread's own time, and by the clock on the wall. */
  readonly tdur?: number;
  readonly dur?: number;
  readonly args?: { readonly data?: { readonly frame?: string } };
}

/** Milliseconds of script in each animation frame of the player, smallest first. The page around it has frames of its own, which cost next to nothing. */
async function frameTimes(browser: Browser, page: Page, seconds: number): Promise<number[]> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await page.waitForTimeout(1000 * seconds);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const fired = traceEvents.filter(({ name, ph }) => name === 'FireAnimationFrame' && ph === 'X');
  const byFrame = Map.groupBy(fired, ({ args }) => args?.data?.frame ?? '');
  const times = [...byFrame.values()].map((events) => events.map(({ tdur, dur }) => (tdur ?? dur ?? 0) / 1000));
  const sum = (all: readonly number[]) => all.reduce((total, time) => total + time, 0);
  return (times.toSorted((a, b) => sum(b) - sum(a))[0] ?? []).toSorted((a, b) => a - b);
}

/** Megabytes that remain after a collection of garbage. */
async function heap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  return (await metric(session, 'JSHeapUsedSize')) / 1e6;
}

async function metric(session: CDPSession, wanted: string): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === wanted)?.value ?? 0;
}

/** The heap at each tenth of the match, played at 16×. */
async function heapOverMatch(player: Frame, session: CDPSession): Promise<number[]> {
  const end = Number(await player.locator('#seek').getAttribute('max'));
  const sizes: number[] = [];
  await player.getByRole('button', { name: '16×' }).click();
  for (let tenth = 1; tenth <= 10; tenth++) {
    while ((await tickOf(player)) < (end * tenth) / 10) await player.page().waitForTimeout(250);
    sizes.push(await heap(session));
  }
  return sizes;
}

const share = (sorted: readonly number[], part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? 0;
const shown = (value: number) => value.toFixed(2);

const server = await startGameServer({ MM_LOG_LEVEL: 'warn' });
const browser = await launch(SOFTWARE_WEBGL);
let isOver = false;
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto(`${server.url}/enginedemo`);
  const player = await playerIn(page);
  await page.waitForTimeout(2_000);
  const seconds = Number(values.seconds);
  const [tick, script] = [await tickOf(player), await metric(session, 'ScriptDuration')];
  const frames = await frameTimes(browser, page, seconds);
  const spent = 1000 * ((await metric(session, 'ScriptDuration')) - script);
  console.log(
    `the film went on by ${(await tickOf(player)) - tick} ticks; all script of the page: ${shown(spent / frames.length)} ms a frame`,
  );
  const [median, p95] = [share(frames, 0.5), share(frames, 0.95)];
  console.log(`frames: ${frames.length} in ${seconds} s`);
  console.log(
    `script a frame: median ${shown(median)} ms, p95 ${shown(p95)} ms, longest ${shown(share(frames, 1))} ms; budget ${FRAME_BUDGET_MS} ms at p95`,
  );
  isOver = p95 > FRAME_BUDGET_MS || frames.length === 0;
  if (values.whole) {
    const sizes = await heapOverMatch(player, session);
    console.log(`heap at each tenth of the match, MB: ${sizes.map((size) => size.toFixed(1)).join(' ')}`);
    isOver ||= (sizes.at(-1) ?? 0) > (sizes[0] ?? 0) * HEAP_BUDGET;
  } else console.log('heap over a whole match: NOT MEASURED (--whole)');
} finally {
  await browser.close();
  await server.close();
}
console.log(isOver ? 'OVER budget' : 'within budget');
process.exitCode = isOver ? 1 : 0;
