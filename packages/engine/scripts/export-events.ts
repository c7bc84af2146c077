/**
 * npm run export:events -- [--sample L|E|V|P] [--matches 380] [--seed 1] [--out file.csv[.gz]] [--ruleset file] [--threads 2]: simulated matches as event
 * data, to the file or to standard output.
 */
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { SAMPLES } from './calibration/samples.ts';
import { exportEvents } from './export/export-events.ts';
import { createProgress } from './parallel/progress.ts';
import { checkRuleset } from './parallel/read-ruleset-file.ts';

const { values } = parseArgs({
  options: {
    sample: { type: 'string', default: 'L' },
    matches: { type: 'string', default: '380' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string' },
    ruleset: { type: 'string' },
    threads: { type: 'string', default: String(availableParallelism()) },
  },
});
const sample = SAMPLES.find((name) => name === values.sample);
if (sample === undefined) {
  console.error(`--sample is one of ${SAMPLES.join(', ')}`);
  process.exit(2);
}
await checkRuleset(values.ruleset);
const matches = Number(values.matches);
const text = await exportEvents({
  sample,
  seed: Number(values.seed),
  matches,
  threads: Number(values.threads),
  ruleset: values.ruleset,
  progress: createProgress('matches', matches),
});
if (values.out === undefined) process.stdout.write(text);
else {
  const file = resolve(process.env.INIT_CWD ?? '.', values.out);
  writeFileSync(file, file.endsWith('.gz') ? gzipSync(text) : text);
}
