/** A match with and without its replay beside the bare loop, turn by turn, so that whatever else the machine does hits all alike. */
import { createRecorder, type MatchInput, simulate } from '../src/index.ts';
import { bareLoop } from './bare-loop.ts';
import { type BenchFigure, quantile, WARM_UP } from './figures.ts';

export interface Times {
  readonly figures: readonly BenchFigure[];
  /** Median of a match with its replay, in milliseconds. */
  readonly matchMs: number;
}

export function timed(input: MatchInput, rounds: number): Times {
  const contestants = {
    bare: (seed: number) => bareLoop(seed),
    plain: (seed: number) => simulate(input, seed).events.length,
    replay(seed: number) {
      const recorder = createRecorder();
      simulate(input, seed, { observe: recorder.observe });
      return recorder.recording().length;
    },
  };
  const names = ['bare', 'plain', 'replay'] as const;
  const times = { bare: [] as number[], plain: [] as number[], replay: [] as number[] };
  for (let round = -WARM_UP; round < rounds; round++) {
    for (const name of names) {
      const before = performance.now();
      contestants[name](round + WARM_UP);
      if (round >= 0) times[name].push(performance.now() - before);
    }
  }
  const median = (name: keyof typeof times) => quantile(times[name], 0.5);
  const p95 = (name: keyof typeof times) => quantile(times[name], 0.95);
  return {
    matchMs: median('replay'),
    figures: [
      { what: 'bare loop, median', value: median('bare'), unit: 'ms' },
      { what: 'match without replay, median', value: median('plain'), unit: 'ms' },
      { what: 'match with replay, median', value: median('replay'), unit: 'ms' },
      { what: 'match with replay, 95th percentile', value: p95('replay'), unit: 'ms' },
      {
        what: 'with replay over the bare loop, medians',
        value: median('replay') / median('bare'),
        unit: '×',
        atMost: 3,
      },
      {
        what: 'with replay over the bare loop, 95th percentiles',
        value: p95('replay') / p95('bare'),
        unit: '×',
        atMost: 5,
      },
      { what: 'what recording costs', value: median('replay') / median('plain'), unit: '×', atMost: 1.15 },
    ],
  };
}
