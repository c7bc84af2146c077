/** npm run bench:engine: a match with and without its replay beside the bare loop, in one run, turn by turn. Ratios are what counts. */
import { createRecorder, simulate } from '../src/index.ts';
import { matchInput, teamSheet } from '../src/testing/index.ts';
import { bareLoop } from './bare-loop.ts';

const ROUNDS = 100;
const WARM_UP = 40;
/** Times of the bare loop that a match with replay may take: median and 95th percentile. */
const BUDGET = { median: 3, p95: 5 };
/** What recording may add. */
const RECORDING_BUDGET = 1.15;

const input = matchInput(teamSheet({ seed: 1 }), teamSheet({ seed: 2 }));
const contestants = {
  'bare loop': (seed: number) => bareLoop(seed),
  'match without replay': (seed: number) => simulate(input, seed).events.length,
  'match with replay': (seed: number) => {
    const recorder = createRecorder();
    simulate(input, seed, { observe: recorder.observe });
    return recorder.recording().length;
  },
};
type Name = keyof typeof contestants;
const names = Object.keys(contestants) as Name[];
const times: Record<Name, number[]> = { 'bare loop': [], 'match without replay': [], 'match with replay': [] };

let kept = 0;
for (let round = -WARM_UP; round < ROUNDS; round++) {
  for (const name of names) {
    const before = performance.now();
    kept += contestants[name](round + WARM_UP);
    if (round >= 0) times[name].push(performance.now() - before);
  }
}

const quantile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? 0;
const [bare, bareSlow] = [quantile(times['bare loop'], 0.5), quantile(times['bare loop'], 0.95)];
console.log(`Node ${process.version}, ${ROUNDS} rounds (${kept > 0 ? 'kept' : 'empty'})`);
for (const name of names) {
  const [median, p95] = [quantile(times[name], 0.5), quantile(times[name], 0.95)];
  const ratios = `${(median / bare).toFixed(2)} × and ${(p95 / bareSlow).toFixed(2)} × the bare loop`;
  console.log(`${name.padEnd(22)} median ${median.toFixed(2)} ms, p95 ${p95.toFixed(2)} ms, ${ratios}`);
}
const replay = quantile(times['match with replay'], 0.5);
const inside = [
  replay / bare <= BUDGET.median,
  quantile(times['match with replay'], 0.95) / bareSlow <= BUDGET.p95,
  replay / quantile(times['match without replay'], 0.5) <= RECORDING_BUDGET,
];
console.log(inside.every(Boolean) ? 'inside the budgets' : 'OUTSIDE a budget');
process.exitCode = inside.every(Boolean) ? 0 : 1;
