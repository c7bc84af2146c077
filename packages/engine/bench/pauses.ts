/** How long the garbage collector stops the world while matches are played one after the other, each with its replay. */
import { PerformanceObserver } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';
import { createRecorder, type MatchInput, simulate } from '../src/index.ts';
import { type Figure, quantile } from './figures.ts';

const BUDGET_MS = 5;

export async function pauses(input: MatchInput, matches: number): Promise<Figure[]> {
  const durations: number[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) durations.push(duration);
  });
  observer.observe({ entryTypes: ['gc'] });
  for (let seed = 0; seed < matches; seed++) {
    simulate(input, seed, { observe: createRecorder().observe });
    // The observer gets its turn between two matches.
    await setImmediate();
  }
  await setImmediate();
  observer.disconnect();
  const over = durations.filter((duration) => duration > BUDGET_MS).length;
  return [
    { what: `pauses in ${matches} matches`, value: durations.length, unit: '' },
    { what: 'pause, median', value: quantile(durations, 0.5), unit: 'ms' },
    { what: 'pause, 99th percentile', value: quantile(durations, 0.99), unit: 'ms' },
    { what: 'pause, longest', value: quantile(durations, 1), unit: 'ms', atMost: BUDGET_MS },
    { what: `pauses over ${BUDGET_MS} ms`, value: over, unit: '' },
  ];
}
