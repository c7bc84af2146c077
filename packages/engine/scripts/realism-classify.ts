/**
 * Exports matches and trains a classifier to distinguish them from the real ones of a file (columns of
 * `export:events`). Needs Python 3 with scikit-learn (Debian: python3-sklearn). Real events: L. Pappalardo et al.,
 * Scientific Data 6, 236 (2019), CC BY 4.0.
 */
// npm run realism:classify -- --real real.csv[.gz] [--sample L] [--matches 380] [--seed 1] [--python /usr/bin/python3]
// [--ruleset file] [--threads 2]
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { SAMPLES } from './calibration/samples.ts';
import { exportEvents } from './export/export-events.ts';
import { createProgress } from './parallel/progress.ts';
import { checkRuleset } from './parallel/read-ruleset-file.ts';

const { values } = parseArgs({
  options: {
    real: { type: 'string' },
    sample: { type: 'string', default: 'L' },
    matches: { type: 'string', default: '380' },
    seed: { type: 'string', default: '1' },
    python: { type: 'string', default: '/usr/bin/python3' },
    ruleset: { type: 'string' },
    threads: { type: 'string', default: String(availableParallelism()) },
  },
});
const sample = SAMPLES.find((name) => name === values.sample);
const real = values.real === undefined ? undefined : resolve(process.env.INIT_CWD ?? '.', values.real);
if (sample === undefined || real === undefined || !existsSync(real)) {
  console.error(`--real is a file of real events, --sample one of ${SAMPLES.join(', ')}`);
  process.exit(2);
}
await checkRuleset(values.ruleset);
const matches = Number(values.matches);
const folder = mkdtempSync(join(tmpdir(), 'realism-'));
try {
  const ours = join(folder, 'ours.csv');
  const plan = { sample, seed: Number(values.seed), matches, threads: Number(values.threads), ruleset: values.ruleset };
  writeFileSync(ours, await exportEvents({ ...plan, progress: createProgress('matches', matches) }));
  const script = fileURLToPath(new URL('./realism/classify.py', import.meta.url));
  const { status, error } = spawnSync(values.python, [script, real, ours], { stdio: 'inherit' });
  if (error !== undefined) console.error(`${values.python}: ${error.message}`);
  process.exitCode = status ?? 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
