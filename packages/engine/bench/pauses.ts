/**
 * Pauses of the garbage collector while matches are simulated one after the other with their replays. The first matches
 * still include V8's compilation: their longest pause is printed without a budget.
 */
import { PerformanceObserver } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';
import { createRecorder, type MatchInput, simulate } from '../src/index.ts';
import { type BenchFigure, quantile, WARM_UP } from './figures.ts';

const BUDGET_MS = 5;

export async function pauses(input: MatchInput, matches: number): Promise<BenchFigure[]> {
  const warmUp = await durationsWhile(input, 0, WARM_UP);
  const durations = await durationsWhile(input, WARM_UP, WARM_UP + matches);
  const over = durations.filter((duration) => duration > BUDGET_MS).length;
  return [
    { what: `pause, longest in the ${WARM_UP} matches before`, value: quantile(warmUp, 1), unit: 'ms' },
    { what: `pauses in ${matches} matches`, value: durations.length, unit: '' },
    { what: 'pause, median', value: quantile(durations, 0.5), unit: 'ms' },
    { what: 'pause, 99th percentile', value: quantile(durations, 0.99), unit: 'ms' },
    { what: 'pause, longest', value: quantile(durations, 1), unit: 'ms', atMost: BUDGET_MS },
    { what: `pauses over ${BUDGET_MS} ms`, value: over, unit: '' },
  ];
}

async function durationsWhile(input: MatchInput, from: number, to: number): Promise<number[]> {
  const durations: number[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) durations.push(duration);
  });
  observer.observe({ entryTypes: ['gc'] });
  for (let seed = from; seed < to; seed++) {
    simulate(input, seed, { observe: createRecorder().observe });
    // The observer gets its turn between two matches.
    await setImmediate();
  }
  await setImmediate();
  observer.disconnect();
  return durations;
}
