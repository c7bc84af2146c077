/** Measures cases one after the other. */
import { Bench } from 'tinybench';
import type { Case } from './cases.ts';

export interface Measurement {
  readonly measured: Case;
  /** Milliseconds for one run. */
  readonly median: number;
  readonly p99: number;
  /** Nanoseconds for one item, at the median. */
  readonly perItem: number;
  /** Cost of an item against the smallest amount of work of the same rule: 1 if the cost grows linearly. */
  readonly growth: number;
}

/** @param time milliseconds of measuring for each case, after half of that to warm up */
export function measure(cases: readonly Case[], time: number, onStart?: (next: Case) => void): Measurement[] {
  const first = new Map<string, number>();
  return cases.map((measured) => {
    onStart?.(measured);
    const bench = new Bench({ time, warmupTime: time / 2 });
    bench.add(measured.rule, () => {
      measured.work();
    });
    bench.runSync();
    const [task] = bench.tasks;
    if (task?.result.state !== 'completed') throw new Error(`${measured.rule} could not be measured`);
    const { p50: median, p99 } = task.result.latency;
    const perItem = (median * 1e6) / measured.items;
    const smallest = first.get(measured.rule) ?? perItem;
    first.set(measured.rule, smallest);
    return { measured, median, p99, perItem, growth: perItem / smallest };
  });
}
