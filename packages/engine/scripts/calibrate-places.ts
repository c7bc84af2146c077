/**
 * Whether places matter: line-ups against the same players in their best places, keepers, changes, and the worth of
 * each attribute in each place. Exit code 1 when a row is outside its band.
 */
// npm run calibrate:places -- [--matches 800] [--attribute-matches 16000] [--formations 442,4231DM,433Wide,5221]
// [--part slope] [--seed 1] [--ruleset file] [--threads 2] [--json]
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { SKILLS } from '@mundo-manager/rules/players';
import { type FormationName, isFormationName } from '@mundo-manager/rules/tactics';
import { deviation, mean } from './calibration/statistics.ts';
import type { Contest, ContestResult, ContestSettings } from './contest/worker.ts';
import { createPool } from './parallel/pool.ts';
import { createProgress } from './parallel/progress.ts';
import { checkRuleset, readRulesetFile } from './parallel/read-ruleset-file.ts';
import type { ArrangementName } from './places/arrangements.ts';
import { measureAttributes } from './places/measure-attributes.ts';
import { openPlaces } from './places/play.ts';
import {
  concededRow,
  goalsAgainstRow,
  isInside,
  type PlacesRow,
  pointsRow,
  rowShare,
  SHARE_LIMITS,
  shareRow,
} from './places/rows.ts';
import { shapeRows } from './places/shapes.ts';
import { fitSlopes } from './places/slope.ts';
import { specialisation } from './places/specialists.ts';

const PARTS = ['specialists', 'slope', 'places', 'keepers', 'changes', 'shapes', 'attributes'] as const;
const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '800' },
    'attribute-matches': { type: 'string', default: '16000' },
    formations: { type: 'string', default: '442,4231DM,433Wide,5221' },
    part: { type: 'string', default: PARTS.join(',') },
    seed: { type: 'string', default: '1' },
    ruleset: { type: 'string' },
    threads: { type: 'string', default: String(availableParallelism()) },
    json: { type: 'boolean', default: false },
  },
});
const parts = PARTS.filter((part) => values.part.split(',').includes(part));
if (parts.length === 0) throw new RangeError(`--part is one or more of ${PARTS.join(', ')}`);
const formations = values.formations.split(',').filter((name): name is FormationName => isFormationName(name));
const seed = Number(values.seed);
const matches = Number(values.matches);
/** Shuffled line-ups spread over drops of 0 to 10 points: as many matches as five line-up sets. */
const SETS = 5;
const SQUADS = 40;
const LEAST_SPECIALISED = 12;
const LEAST_R = 0.6;

await checkRuleset(values.ruleset);
const ruleset = await readRulesetFile(values.ruleset);
const plan = {
  threads: Number(values.threads),
  ruleset: values.ruleset,
  progress: createProgress('matches so far', 0),
};
const places = openPlaces(plan);
const play = (
  own: ArrangementName,
  count = matches,
  category: 'Várzea' | 'Pro' = 'Várzea',
  rival: ArrangementName = 'plain',
) => places.play({ category, own, rival, seed }, count);
const rows: PlacesRow[] = [];
const report = (row: PlacesRow) => {
  rows.push(row);
  if (!values.json) console.log(rowText(row));
};

const MEASURES: Readonly<Record<(typeof PARTS)[number], () => Promise<void>>> = {
  async specialists() {
    const all = specialisation('Várzea', SQUADS, ruleset);
    report({
      name: 'rating in the natural position above that in other lines (V)',
      ours: mean(all),
      error: deviation(all) / Math.sqrt(all.length),
      low: LEAST_SPECIALISED,
      high: Number.POSITIVE_INFINITY,
    });
  },
  async slope() {
    for (const category of ['Várzea', 'Pro'] as const) {
      const players = await play('weaker', SETS * matches, category);
      const shuffled = await play('shuffled', SETS * matches, category);
      const { ratio, error, players: ofPlayers, places: ofPlaces } = fitSlopes(players, shuffled);
      const note = `Elo a point: ${ofPlayers.toFixed(1)} by players, ${ofPlaces.toFixed(1)} by places`;
      report({ name: `slope of places / of players (${category})`, ours: ratio, error, low: 0.8, high: 1.2, note });
    }
  },
  async places() {
    for (const [name, most] of SHARE_LIMITS) report(shareRow(name, await play(name), most));
    const exchanged = await play('best forward and keeper change places');
    const name = 'best forward and keeper change places: share of the points %';
    report({ name, ...rowShare(exchanged), low: 0, high: 23 });
  },
  async keepers() {
    const hopeless = await play('keeper at 5');
    const poor = await play('keeper at 40');
    const usual = await play('keeper at 60');
    const good = await play('keeper at 80');
    report({ name: 'keeper at 5: share of the points %', ...rowShare(hopeless), low: 0, high: 22 });
    report(goalsAgainstRow('keeper at 5', hopeless, 3));
    report(concededRow('keeper at 80', good, usual, [-22, -12]));
    report(concededRow('keeper at 40', poor, usual, [15, 35]));
  },
  async changes() {
    const changed = await play('five changes', 2 * matches, 'Várzea', 'tired');
    const without = await play('tired', 2 * matches, 'Várzea', 'tired');
    report(pointsRow("five changes at 60', points a match", changed, without, [0.1, 0.25]));
  },
  async shapes() {
    const module = new URL('./contest/worker.ts', import.meta.url);
    const pool = createPool<Contest, ContestResult[]>(module, plan.threads, {
      ruleset: values.ruleset,
    } satisfies ContestSettings);
    for (const row of await shapeRows(pool, plan.progress, matches)) report(row);
    await pool.close();
  },
  async attributes() {
    for (const formation of formations) {
      const effects = await measureAttributes(plan, formation, seed, Number(values['attribute-matches']));
      for (const { place, effects: each, error, r, corrected, errorOfR } of effects) {
        const best = SKILLS.toSorted((a, b) => each[b] - each[a]).slice(0, 5);
        const note = `without noise ${corrected.toFixed(2)}; most: ${best.map((skill) => `${skill} ${each[skill].toFixed(3)}`).join(', ')} (± ${error.toFixed(3)})`;
        report({
          name: `${formation} ${place}: r of effects and weights`,
          ours: r,
          error: errorOfR,
          low: LEAST_R,
          high: 1,
          note,
        });
      }
    }
  },
};
for (const part of parts) await MEASURES[part]();
await places.close();
plan.progress.end();

const outside = rows.filter((row) => !isInside(row)).length;
if (values.json)
  console.log(
    JSON.stringify({ seed, matches, rows: rows.map((row) => ({ ...row, inside: isInside(row) })), outside }, null, 2),
  );
else console.log(`\n${rows.length - outside} of ${rows.length} rows inside`);
process.exitCode = outside === 0 ? 0 : 1;

function rowText(row: PlacesRow): string {
  const { name, ours, error, low, high, note } = row;
  const band = Number.isFinite(high) ? `${low.toFixed(2)}–${high.toFixed(2)}` : `≥ ${low}`;
  const text = `${name}: ${ours.toFixed(2)} ± ${error.toFixed(2)}  band ${band}  ${isInside(row) ? 'inside' : 'OUTSIDE'}`;
  return note === undefined ? text : `${text}\n      ${note}`;
}
