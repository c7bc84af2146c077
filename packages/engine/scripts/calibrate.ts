/** Our football beside real football, row by row. Exit code 1 when the rows are not accepted. */
// npm run calibrate -- [--fresh | --quick | --seeds 1-3 --matches 2000] [--samples L,E,V,P] [--outside] [--ruleset
// file] [--threads 2] [--json]
// `--fresh` judges: three seeds × 2,000 matches of L and one × 2,000 of E, V and P, with seeds derived from the last
// commit of the model. `--quick` plays a few hundred. `--outside` prints only rows outside their bands.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { modelCommit, seedsOf } from './calibration/fresh-seeds.ts';
import { calibrationVerdict, judgeSample } from './calibration/judge.ts';
import { playSamples, type Series } from './calibration/play.ts';
import { calibrationText, rowText } from './calibration/report.ts';
import { ROWS, SECTIONS } from './calibration/rows/index.ts';
import { SAMPLES, type SampleName } from './calibration/samples.ts';
import { createProgress } from './parallel/progress.ts';
import { checkRuleset } from './parallel/read-ruleset-file.ts';

const { values } = parseArgs({
  options: {
    fresh: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    seeds: { type: 'string', default: '1-3' },
    matches: { type: 'string', default: '2000' },
    samples: { type: 'string', default: SAMPLES.join(',') },
    outside: { type: 'boolean', default: false },
    ruleset: { type: 'string' },
    threads: { type: 'string', default: String(availableParallelism()) },
    json: { type: 'boolean', default: false },
  },
});
const wanted = SAMPLES.filter((sample) => values.samples.split(',').includes(sample));
const FRESH_SEEDS = SAMPLES.length + 2;

await checkRuleset(values.ruleset);
const started = performance.now();
const series = seriesToPlay();
const played = await playSamples({
  series,
  threads: Number(values.threads),
  ruleset: values.ruleset,
  progress: createProgress('matches', 0),
});
const judged = [...played].flatMap(([sample, chunks]) => judgeSample(ROWS, sample, chunks));
const verdict = calibrationVerdict(judged);
const inOrder = ROWS.flatMap((row) => judged.filter((each) => each.row === row));

if (values.json) console.log(JSON.stringify({ series, rows: inOrder.map(asJson), verdict }, null, 2));
else {
  console.log(`${series.map(({ sample, seed, matches }) => `${sample} ${seed} × ${matches}`).join(', ')}`);
  console.log('bold rows have a star; each band is widened by two standard errors\n');
  let section = '';
  for (const each of inOrder) {
    if (values.outside && each.inside) continue;
    if (section !== each.row.section) console.log(`${section === '' ? '' : '\n'}${SECTIONS[each.row.section]}`);
    section = each.row.section;
    console.log(rowText(each));
  }
  console.log(`\n${calibrationText(verdict)}, ${Math.round((performance.now() - started) / 1000)} s`);
}
process.exitCode = verdict.accepted ? 0 : 1;

function seriesToPlay(): Series[] {
  if (values.fresh) return deal(freshSeeds(), 2000);
  if (values.quick) return deal([1], 380);
  const [first = 1, last = first] = values.seeds.split('-').map(Number);
  return deal(
    Array.from({ length: last - first + 1 }, (_, at) => first + at),
    Number(values.matches),
  );
}

/** L is played at the first three seeds, where there are as many; the other samples at the next one each, or at the first again. */
function deal(seeds: readonly number[], matches: number): Series[] {
  const ofLeague = seeds.slice(0, 3);
  return wanted.flatMap((sample: SampleName): Series[] => {
    if (sample === 'L') return ofLeague.map((seed) => ({ sample, seed, matches }));
    const seed = seeds[ofLeague.length + SAMPLES.indexOf(sample) - 1] ?? seeds[0] ?? 1;
    return [{ sample, seed, matches: values.quick ? 180 : matches }];
  });
}

function freshSeeds(): number[] {
  try {
    return seedsOf(modelCommit(), FRESH_SEEDS);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(2);
  }
}

function asJson({ row, sample, figures, measured, inside }: (typeof judged)[number]) {
  const { section, name, source, bold = false, real } = row;
  return { section, name, sample, source, bold, real, figures, measured, inside };
}
