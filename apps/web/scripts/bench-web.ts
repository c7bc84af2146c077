/**
 * Checks the built app (`npm run build`) against its budgets (R-PRD-18): compressed script by route, then first view,
 * largest paint, layout shift and press latency in Chromium on the real server. Exits with 1 over budget.
 */
import { launch } from '../tests/slow/support/browser.ts';
import { startGameServer } from '../tests/slow/support/server.ts';
import { measureFirstView, measureLoading } from './loading.ts';
import { measurePresses } from './presses.ts';
import { scriptSizes } from './script-sizes.ts';

/** Milliseconds; the largest paint of a screen. */
const LARGEST_PAINT = 1500;
/** Milliseconds; the first view at 400 kbit/s. */
const FIRST_VIEW = 1000;
const LAYOUT_SHIFT = 0.05;
/** Milliseconds from a press to its paint. */
const PRESS = 100;

let failed = false;
function report(within: boolean, name: string, figure: string): void {
  failed ||= !within;
  console.log(`${within ? '✔' : '✘'} ${name.padEnd(58)} ${figure}`);
}

console.log('Compressed script, kB');
for (const { screen, bytes, budget } of scriptSizes()) {
  report(bytes <= budget, screen, `${(bytes / 1000).toFixed(1).padStart(6)} of ${budget / 1000}`);
}

const server = await startGameServer({ MM_LOG_LEVEL: 'warn' });
const browser = await launch();
try {
  console.log('\nFirst view of a phone at 400 kbit/s, ms, median of three cold visits');
  for (const path of ['/', '/home']) {
    const paint = await measureFirstView(browser, server.url + path);
    report(paint <= FIRST_VIEW, path, `${paint.toFixed(0).padStart(6)} of ${FIRST_VIEW}`);
  }
  console.log('\nLargest paint, ms, and layout shift, median of three cold visits');
  for (const { name, paint, shift } of await measureLoading(browser, server.url)) {
    const within = paint <= LARGEST_PAINT && shift <= LAYOUT_SHIFT;
    report(
      within,
      name,
      `${paint.toFixed(0).padStart(6)} of ${LARGEST_PAINT}   ${shift.toFixed(3)} of ${LAYOUT_SHIFT}`,
    );
  }
  console.log('\nFrom a press to its paint, ms: median (worst)');
  for (const { name, durations } of await measurePresses(browser, server.url)) {
    const sorted = durations.toSorted((a, b) => a - b);
    const median = sorted[Math.floor(sorted.length / 2)] ?? Number.POSITIVE_INFINITY;
    report(median <= PRESS, name, `${String(median).padStart(6)} (${sorted.at(-1)}) of ${PRESS}`);
  }
} finally {
  await browser.close();
  await server.close();
}
process.exitCode = failed ? 1 : 0;
