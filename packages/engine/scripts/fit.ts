/**
 * Moves up to 25 constants so that fewer rows of real football are outside their bands, and prints them as a patch.
 * Generations use new seeds; a state file resumes. `npm run calibrate -- --fresh` judges the result.
 */
// npm run fit -- --constants PASSING.base:0.5:1.2,SHOOTING.patience [--file bounds.json] [--generations 30]
// [--population 13] [--matches 240] [--state fit.json] [--seed 1] [--ruleset file] [--threads 2]
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createRandom } from '@mundo-manager/rules/core';
import { advanceSearch, type CmaSearch, populationFor, sample, startSearch } from './fit/cma.ts';
import { type Evaluation, evaluateAll } from './fit/evaluate.ts';
import { constantsAt, parametersOf, parameterText, startOf } from './fit/parameters.ts';
import { patchOf } from './fit/patch.ts';
import type { FitAnswer, FitJob } from './fit/worker.ts';
import { createPool } from './parallel/pool.ts';
import { checkRuleset, readRulesetFile } from './parallel/read-ruleset-file.ts';

const { values } = parseArgs({
  options: {
    constants: { type: 'string' },
    file: { type: 'string' },
    generations: { type: 'string', default: '30' },
    population: { type: 'string' },
    matches: { type: 'string', default: '240' },
    state: { type: 'string' },
    seed: { type: 'string', default: '1' },
    ruleset: { type: 'string' },
    threads: { type: 'string', default: String(availableParallelism()) },
  },
});
const placed = (file: string) => resolve(process.env.INIT_CWD ?? '.', file);

await checkRuleset(values.ruleset);
const ruleset = await readRulesetFile(values.ruleset);
const text = values.file === undefined ? values.constants : parameterText(readFileSync(placed(values.file), 'utf8'));
if (text === undefined) {
  console.error('name constants with --constants or --file');
  process.exit(2);
}
const parameters = parametersOf(text, ruleset);
const count = Number(values.population ?? populationFor(parameters.length));
const matches = Number(values.matches);
const start = startOf(parameters);
const pool = createPool<FitJob, FitAnswer>(new URL('./fit/worker.ts', import.meta.url), Number(values.threads), {
  ruleset: values.ruleset,
});
/** Far from the seeds that a person names. */
const FIRST_SEED = 1_000_000 * Number(values.seed);
/** Rows that are named after a fit, those that are farthest outside first. */
const NAMED_ROWS = 12;

let search = resumed() ?? startSearch(start);
while (search.generation < Number(values.generations)) {
  const began = performance.now();
  const seed = FIRST_SEED + search.generation;
  const points = sample(search, count, createRandom(`fit ${seed}`));
  const candidates = points.map((point) => constantsAt(parameters, point));
  const evaluations = await evaluateAll(pool, candidates, seed, matches);
  const losses = evaluations.map(({ loss }) => loss);
  search = advanceSearch(
    search,
    points.map((at, n) => ({ at, loss: losses[n] ?? Number.POSITIVE_INFINITY })),
  );
  keep(search);
  const mean = losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
  const seconds = Math.round((performance.now() - began) / 1000);
  console.error(
    `generation ${search.generation}: loss ${Math.min(...losses).toFixed(2)} best, ${mean.toFixed(2)} mean, step ${search.step.toFixed(3)}, ${seconds} s`,
  );
}

// The middle of the search has seen more matches than any point of it; both are judged on seeds of their own.
const fitted = constantsAt(parameters, search.mean);
const [before, after] = await evaluateAll(
  pool,
  [constantsAt(parameters, start), fitted],
  FIRST_SEED + 500_000,
  4 * matches,
);
await pool.close();
if (before !== undefined && after !== undefined) report(before, after);
console.log(patchOf(readFileSync(new URL('../src/model/constants.ts', import.meta.url), 'utf8'), fitted));

function report(before: Evaluation, after: Evaluation): void {
  console.log(`# loss on fresh seeds: ${before.loss.toFixed(2)} before, ${after.loss.toFixed(2)} after`);
  const inside = ({ rows }: Evaluation) => `${rows.filter(({ loss }) => loss === 0).length} of ${rows.length}`;
  console.log(`# rows inside: ${inside(before)} before, ${inside(after)} after; farthest outside after:`);
  for (const { name, loss } of after.rows.toSorted((a, b) => b.loss - a.loss).slice(0, NAMED_ROWS))
    if (loss > 0) console.log(`#   ${loss.toFixed(2)} ${name}`);
}

function resumed(): CmaSearch | null {
  if (values.state === undefined || !existsSync(placed(values.state))) return null;
  const kept = JSON.parse(readFileSync(placed(values.state), 'utf8')) as {
    readonly text: string;
    readonly search: CmaSearch;
  };
  if (kept.text === text) return kept.search;
  console.error(`${values.state} is the state of other constants`);
  process.exit(2);
}

function keep(now: CmaSearch): void {
  if (values.state === undefined) return;
  writeFileSync(
    placed(values.state),
    JSON.stringify({ text, search: now, constants: constantsAt(parameters, now.mean) }, null, 2),
  );
}
