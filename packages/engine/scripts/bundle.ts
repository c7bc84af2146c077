/**
 * Writes the engine with the rules' tables as one file into bundles/<version>.js, with its golden matches. A released
 * version is refused: a change of the model needs the next ENGINE_VERSION.
 */
// npm run bundle [-- --release], which also marks the version as released
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { ENGINE_VERSION, simulate } from '../src/index.ts';
import { anyMatchInput } from '../src/testing/arbitraries.ts';
import {
  bundleFile,
  bundleText,
  type Golden,
  goldenFile,
  loadBundle,
  markReleased,
  released,
  removeAbandoned,
} from './bundle/store.ts';

/** What a browser loads for one version, gzipped. */
const BUDGET_KB = 60;
const GOLDEN_MATCHES = 5;

const { values } = parseArgs({ options: { release: { type: 'boolean', default: false } } });
process.exitCode = await main();

async function main(): Promise<0 | 1> {
  if (released()[ENGINE_VERSION] !== undefined) {
    console.error(`Version ${ENGINE_VERSION} is released: raise ENGINE_VERSION to change the engine.`);
    return 1;
  }
  writeFileSync(bundleFile(ENGINE_VERSION), await bundleText(ENGINE_VERSION));
  const bundle = await loadBundle(ENGINE_VERSION);
  const inputs = fc.sample(anyMatchInput, { seed: ENGINE_VERSION, numRuns: GOLDEN_MATCHES });
  const golden: Golden = {
    engineVersion: bundle.ENGINE_VERSION,
    matches: inputs.map((input, at) => {
      const seed = `golden ${at + 1}`;
      const knockout = at % 2 === 1;
      return { seed, knockout, input, digest: bundle.simulate(input, seed, { knockout }).digest };
    }),
  };
  const other = golden.matches.find(
    ({ input, seed, knockout, digest }) => simulate(input, seed, { knockout }).digest !== digest,
  );
  if (other !== undefined) {
    console.error(`The bundle plays ${other.seed} otherwise than the sources do.`);
    return 1;
  }
  writeFileSync(goldenFile(ENGINE_VERSION), `${JSON.stringify(golden)}\n`);
  if (values.release) markReleased(ENGINE_VERSION);
  for (const version of removeAbandoned(ENGINE_VERSION))
    console.log(`removed version ${version}, which was never released`);

  const text = readFileSync(bundleFile(ENGINE_VERSION));
  const gzipped = gzipSync(text, { level: 9 }).length / 1000;
  const state = values.release ? 'released' : 'not released';
  console.log(
    `bundles/${ENGINE_VERSION}.js (${state}): ${(text.length / 1000).toFixed(1)} kB, ${gzipped.toFixed(1)} kB gzipped`,
  );
  console.log(gzipped <= BUDGET_KB ? `within its budget of ${BUDGET_KB} kB` : `OUTSIDE its budget of ${BUDGET_KB} kB`);
  return gzipped <= BUDGET_KB ? 0 : 1;
}
