/** What a match that is being played keeps: many of them at once, and what the heap has grown by. Needs node --expose-gc. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createMatch, type MatchInput, type RunningMatch, step } from '../src/index.ts';
import type { BenchFigure } from './figures.ts';

const MATCHES = 100;
const BUDGET_KB = 200;
const TICKS = { 'kick-off': 1, 'half-time': 5_500, 'the last minute': 10_700 } as const;

export function memory(input: MatchInput): BenchFigure[] {
  return Object.entries(TICKS).map(([when, ticks]) => {
    const before = heapUsed();
    const running: RunningMatch[] = [];
    for (let seed = 0; seed < MATCHES; seed++) {
      const match = createMatch(input, seed);
      for (let tick = 0; tick < ticks; tick++) step(match);
      running.push(match);
    }
    const each = (heapUsed() - before) / MATCHES / 1000;
    return { what: `a match at ${when} (of ${running.length})`, value: each, unit: 'kB', atMost: BUDGET_KB };
  });
}

function heapUsed(): number {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  collect();
  collect();
  const { heapUsed: heap, arrayBuffers } = process.memoryUsage();
  return heap + arrayBuffers;
}
