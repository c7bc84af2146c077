/** npm run calibrate:effects -- [--matches 200] [--kind team] [--threads 2] [--markdown]: what each input changes, with 95 % intervals over paired seeds. */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { deviation, mean } from './calibration/statistics.ts';
import type { Statistic } from './effects/expectations.ts';
import type { Measured } from './effects/measure.ts';
import { VARIATIONS } from './effects/variations.ts';
import type { EffectJob, EffectSample } from './effects/worker.ts';

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '200' },
    kind: { type: 'string', default: '' },
    threads: { type: 'string', default: String(availableParallelism()) },
    markdown: { type: 'boolean', default: false },
  },
});
const matches = Number(values.matches);
const jobs = [...VARIATIONS.keys()].filter((at) => values.kind === '' || VARIATIONS[at]?.kind === values.kind);
const samples = new Map<number, EffectSample>();
const queue = jobs[Symbol.iterator]();
await Promise.all(
  Array.from({ length: Number(values.threads) }, async () => {
    const worker = new Worker(new URL('./effects/worker.ts', import.meta.url));
    for (const variation of queue) {
      const sample = await run(worker, { variation, matches });
      samples.set(variation, sample);
      if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${samples.size} of ${jobs.length}`);
    }
    await worker.terminate();
  }),
);
if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');

const cell = values.markdown ? ' | ' : '  ';
const edge = values.markdown ? '| ' : '';
if (values.markdown) {
  console.log('| input | declared | points share, % | goals for | goals against | its statistic | verdict |');
  console.log('|---|---|---|---|---|---|---|');
}
for (const at of jobs) {
  const variation = VARIATIONS[at];
  const sample = samples.get(at);
  if (variation === undefined || sample === undefined) continue;
  const { name, statistic, sign } = variation;
  const direct = change(sample, statistic === 'share' ? 'points' : statistic);
  const significant = Math.abs(direct.value) > direct.error;
  const right = sign === 0 || direct.value * sign > 0;
  const verdict = !right && significant ? 'WRONG SIGN' : significant || sign === 0 ? 'as declared' : 'not shown';
  const declared = `${statistic} ${sign > 0 ? '+' : sign < 0 ? '−' : '±'}`;
  const shown = [
    shareOf(sample),
    shownChange(change(sample, 'goals')),
    shownChange(change(sample, 'goalsAgainst')),
    shownChange(direct),
  ];
  console.log(
    edge + [name.padEnd(36), declared.padEnd(22), ...shown, verdict].join(cell) + (values.markdown ? ' |' : ''),
  );
}

interface Change {
  readonly value: number;
  /** Half of the 95 % interval. */
  readonly error: number;
}

function change({ changed, neutral }: EffectSample, field: Statistic | 'points'): Change {
  const differences = changed.map((measured, at) => measured[field] - (neutral[at]?.[field] ?? 0));
  return { value: mean(differences), error: (1.96 * deviation(differences)) / Math.sqrt(differences.length) };
}

function shownChange({ value, error }: Change): string {
  return `${value >= 0 ? '+' : '−'}${Math.abs(value).toFixed(3)} ± ${error.toFixed(3)}`;
}

/** Points of the changed side over the points of both, with its 95 % interval. */
function shareOf({ changed }: EffectSample): string {
  const rival = (points: number) => (points === 3 ? 0 : points === 1 ? 1 : 3);
  const points = changed.map((measured: Measured) => measured.points);
  const total = mean(points) + mean(points.map(rival));
  const error = (1.96 * deviation(points)) / Math.sqrt(points.length) / total;
  return `${((100 * mean(points)) / total).toFixed(1)} ± ${(100 * error).toFixed(1)}`;
}

function run(worker: Worker, job: EffectJob): Promise<EffectSample> {
  return new Promise((settle, fail) => {
    worker.removeAllListeners();
    worker.once('message', settle);
    worker.once('error', fail);
    worker.postMessage(job);
  });
}
