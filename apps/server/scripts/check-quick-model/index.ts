/** `npm run check:quick-model -- --matches 400 --seed 1`: whether the quick model of `simulate:economy` plays as the engine does. R-ECO-5 */
import { parseArgs } from 'node:util';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { mean } from '../simulate-economy/accounts.ts';
import { playByEngine } from '../simulate-economy/engine-play.ts';
import { type Comparison, comparisons, fits, isInside, type MeasuredValue } from './comparison.ts';
import { type PairedMatch, pairedMatches } from './paired-matches.ts';

/** Fewer say nothing about a slope. */
const FEWEST = 20;
/** Differences in strength, home less away, between which matches are shown together. */
const BORDERS = [Number.NEGATIVE_INFINITY, -8, -3, 3, 8, Number.POSITIVE_INFINITY];

const options = readOptions(process.argv.slice(2));
if (typeof options === 'string') {
  console.error(options);
  process.exit(2);
}
const { matches, seeds } = options;
const pairs = seeds.flatMap((seed) => pairedMatches({ matches, seed }, playByEngine, ALPHA));
const compared = comparisons(pairs);
const { engine, model } = fits(pairs);

console.log(`${pairs.length} pairings, half of them between neighbouring categories, seed ${seeds.join(', ')}:`);
console.log(`${' '.repeat(29)}${['engine', 'model', 'allowed'].map((head) => head.padStart(18)).join('')}`);
for (const comparison of compared) console.log(verdict(comparison));
console.log('\nhome less away, points   matches   goals by the engine   by the model');
for (const [index, from] of BORDERS.slice(0, -1).entries()) {
  const to = BORDERS[index + 1] ?? from;
  console.log(
    step(
      from,
      to,
      pairs.filter(({ difference }) => difference >= from && difference < to),
    ),
  );
}
for (const [name, fit] of Object.entries({ engine, model })) {
  const factor = Math.exp(fit.slope).toFixed(3);
  console.log(
    `fitted to the ${name}: equal sides score ${fit.home.toFixed(2)} at home and ${fit.away.toFixed(2)} away, a point is a factor of ${factor}`,
  );
}
process.exit(compared.every(isInside) ? 0 : 1);

/** How many matches of each world, and the seed of each: `--seed` may be given more than once. */
function readOptions(
  args: readonly string[],
): { readonly matches: number; readonly seeds: readonly string[] } | string {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        matches: { type: 'string', default: '400' },
        seed: { type: 'string', multiple: true, default: ['1'] },
      },
    });
    const matches = Number(values.matches);
    if (Number.isInteger(matches) && matches >= FEWEST) return { matches, seeds: values.seed };
    return `--matches is a whole number from ${FEWEST}, not ${values.matches}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function verdict(comparison: Comparison): string {
  const { name, engine, model, allowed } = comparison;
  const digits = name.endsWith('%') ? 1 : 3;
  const shown = ({ value, error }: MeasuredValue) => `${value.toFixed(digits)} ± ${error.toFixed(digits)}`.padStart(18);
  const inside = isInside(comparison);
  return `${inside ? '✔' : '✘'} ${name.padEnd(27)}${shown(engine)}${shown(model)}${`± ${allowed.toFixed(digits)}`.padStart(18)}  ${inside ? 'inside' : 'outside'}`;
}

function step(from: number, to: number, matches: readonly PairedMatch[]): string {
  const goals = (scores: readonly PairedMatch['engine'][]) =>
    scores.length === 0
      ? '–'
      : `${mean(scores.map(({ home }) => home)).toFixed(2)} : ${mean(scores.map(({ away }) => away)).toFixed(2)}`;
  const bounds = `${Number.isFinite(from) ? from : ''} … ${Number.isFinite(to) ? to : ''}`;
  return [
    bounds.padStart(22),
    String(matches.length).padStart(10),
    goals(matches.map(({ engine }) => engine)).padStart(22),
    goals(matches.flatMap(({ model }) => model)).padStart(15),
  ].join('');
}
