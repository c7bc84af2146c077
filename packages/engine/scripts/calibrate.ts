/** npm run calibrate -- [--seeds 1-5] [--matches 2000] [--ruleset file] [--threads 2] [--json]: our football beside real football, row by row. */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { playSamples, sampleKey } from './calibration/play.ts';
import { BACKGROUND, ROWS } from './calibration/rows.ts';
import type { SampleName } from './calibration/samples.ts';
import { measureStrength } from './calibration/strength.ts';
import { checkRuleset } from './parallel/load-ruleset.ts';
import { createProgress } from './parallel/progress.ts';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '1-5' },
    matches: { type: 'string', default: '2000' },
    ruleset: { type: 'string' },
    threads: { type: 'string', default: String(availableParallelism()) },
    json: { type: 'boolean', default: false },
  },
});
const [first = 1, last = first] = values.seeds.split('-').map(Number);
const seeds = Array.from({ length: last - first + 1 }, (_, index) => first + index);

await checkRuleset(values.ruleset);
const started = performance.now();
const played = await playSamples({
  seeds,
  matches: Number(values.matches),
  threads: Number(values.threads),
  ruleset: values.ruleset,
  progress: createProgress('matches', 0),
});

const matchesOf = (seed: number, sample: SampleName) => played.get(sampleKey(seed, sample)) ?? [];
const rows = ROWS.map(({ name, sample, low, high, measure }) => {
  const ours = seeds.map((seed) => measure(matchesOf(seed, sample)));
  return { name, sample, low, high, ours, inside: ours.every((value) => value >= low && value <= high) };
});
const background = BACKGROUND.map(({ name, sample, measure }) => ({
  name,
  sample,
  ours: seeds.map((seed) => measure(matchesOf(seed, sample))),
}));
const strength = measureStrength(seeds.flatMap((seed) => matchesOf(seed, 'L')));
const outside = rows.filter(({ inside }) => !inside).length + strength.filter(({ inside }) => !inside).length;

if (values.json)
  console.log(JSON.stringify({ seeds, matches: Number(values.matches), rows, background, strength, outside }, null, 2));
else print();
process.exitCode = outside === 0 ? 0 : 1;

function print(): void {
  const shown = (numbers: readonly number[]) => numbers.map((value) => value.toFixed(2).padStart(8)).join('');
  for (const { name, sample, low, high, ours, inside } of rows) {
    const band = `${low}–${high}`;
    console.log(`${name.padEnd(34)} ${sample} ${band.padStart(11)} ${shown(ours)}  ${inside ? 'inside' : 'OUTSIDE'}`);
  }
  for (const { name, sample, ours } of background)
    console.log(`${name.padEnd(34)} ${sample} ${' '.repeat(11)} ${shown(ours)}`);
  console.log('\nElo gap of the favourite: wins, draws, losses, goal difference (real football in brackets)');
  for (const { row, matches, ours, inside } of strength) {
    const cells = ours.map((value, at) => `${value.toFixed(2)} (${row.real[at]?.toFixed(2)})`).join('  ');
    console.log(
      `${row.gap.join('–').padEnd(10)} ${String(matches).padStart(6)} matches  ${cells}  ${inside ? 'inside' : 'OUTSIDE'}`,
    );
  }
  console.log(`\n${outside} rows outside, ${Math.round((performance.now() - started) / 1000)} s`);
}
