/**
 * The effect of each input over pairs of the same match with and without it. Exit code 1 when an input is inert, not
 * shown, or of the wrong sign.
 */
// npm run calibrate:effects -- [--matches 400] [--most 6400] [--kind team] [--name passing] [--failed] [--ruleset file]
// [--threads 2] [--json | --markdown]
// An input that is not shown gets three times as many pairs, until `--most`; an instruction to a single position once.
// `--failed` prints only inputs that differ from their declaration.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import type { Estimate } from './contest/estimate.ts';
import { playContests } from './contest/play.ts';
import { KINDS } from './contest/variation.ts';
import type { Contest, ContestResult, ContestSettings } from './contest/worker.ts';
import { type Declared, declarations } from './effects/expectations.ts';
import { type Effect, judgeEffect, VERDICTS } from './effects/judge.ts';
import { createPool } from './parallel/pool.ts';
import { createProgress } from './parallel/progress.ts';
import { checkRuleset } from './parallel/read-ruleset-file.ts';

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '400' },
    most: { type: 'string', default: '6400' },
    kind: { type: 'string', default: '' },
    name: { type: 'string', default: '' },
    failed: { type: 'boolean', default: false },
    ruleset: { type: 'string' },
    threads: { type: 'string', default: String(availableParallelism()) },
    json: { type: 'boolean', default: false },
    markdown: { type: 'boolean', default: false },
  },
});
const first = Number(values.matches);
const most = Math.max(first, Number(values.most));
const inputs = declarations().filter(
  ({ kind, name }) =>
    (values.kind === '' || kind === values.kind) && (values.name === '' || name.startsWith(values.name)),
);
if (inputs.length === 0) throw new RangeError(`--kind is one of ${KINDS.join(', ')}, --name an input of it`);

await checkRuleset(values.ruleset);
const settings: ContestSettings = { ruleset: values.ruleset };
const pool = createPool<Contest, ContestResult[]>(
  new URL('./contest/worker.ts', import.meta.url),
  Number(values.threads),
  settings,
);
const progress = createProgress('matches', 0);
const neutral = new Map<string, ContestResult[]>();
const changed = new Map<string, ContestResult[]>();
const effects = new Map<string, Effect>();

let open: readonly Declared[] = inputs;
for (let [from, to] = [0, first]; open.length > 0; [from, to] = [to, Math.min(most, 4 * to)]) {
  const plain = [...new Map(open.map((input) => [baselineOf(input), { ...input, key: null }])).values()];
  const contests = [...plain, ...open].map((input) => contestOf(input, from, to - from));
  progress.expect(contests.length * (to - from));
  const played = await playContests(pool, contests, progress);
  for (const [at, input] of plain.entries()) append(neutral, baselineOf(input), played[at] ?? []);
  for (const [at, input] of open.entries()) {
    const own = append(changed, input.key, played[plain.length + at] ?? []);
    effects.set(input.key, judgeEffect(input, own, neutral.get(baselineOf(input)) ?? []));
  }
  if (to >= most) break;
  const goesOn = ({ key, kind }: Declared) =>
    effects.get(key)?.verdict !== 'as declared' && (kind !== 'place' || from === 0);
  open = open.filter(goesOn);
}
progress.end();
await pool.close();

const all = [...effects.values()];
const rows = all.filter(({ verdict }) => !values.failed || verdict !== 'as declared');
if (values.json) console.log(JSON.stringify({ matches: first, most, rows }, null, 2));
else print();
process.exitCode = rows.every(({ verdict }) => verdict === 'as declared') ? 0 : 1;

/** What is measured without the input, the same for all inputs of one formation and place. */
function baselineOf({ formation, place }: Pick<Declared, 'formation' | 'place'>): string {
  return `${formation} ${place}`;
}

function contestOf(
  { key, formation, place }: Pick<Declared, 'formation' | 'place'> & { readonly key: string | null },
  from: number,
  count: number,
): Contest {
  const shape = formation === undefined ? [] : [`formation ${formation}`];
  const own = key === null ? shape : [...shape, key];
  const of = place === undefined ? {} : { place };
  return { own, rival: shape, squads: 'alike', label: 'effect', ...of, from, count };
}

/** Adds matches to those of a name, and answers all of them. */
function append(to: Map<string, ContestResult[]>, name: string, played: readonly ContestResult[]): ContestResult[] {
  const all = [...(to.get(name) ?? []), ...played];
  to.set(name, all);
  return all;
}

function print(): void {
  const [cell, edge] = values.markdown ? [' | ', '|'] : ['  ', ''];
  const head = ['input', 'pairs', 'points share, %', 'goals for', 'goals against', 'declared', 'measured', 'verdict'];
  const table = rows.map((effect) => [
    `${effect.kind} ${effect.name}`,
    String(effect.pairs),
    `${(100 * effect.pointsShare.value).toFixed(1)} ± ${(100 * effect.pointsShare.error).toFixed(1)}`,
    shown(effect.goals),
    shown(effect.goalsAgainst),
    `${effect.statistic === 'share' ? 'points' : effect.statistic} ${effect.sign > 0 ? '+' : '−'}`,
    shown(effect.direct),
    effect.verdict,
  ]);
  const widths = head.map((name, at) => Math.max(name.length, ...table.map((row) => row[at]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `${edge} ${row.map((text, at) => text.padEnd(widths[at] ?? 0)).join(cell)} ${edge}`.trim();
  console.log(line(head));
  if (values.markdown) console.log(`|${head.map(() => '---').join('|')}|`);
  for (const row of table) console.log(line(row));
  const counts = VERDICTS.map((verdict) => `${all.filter((row) => row.verdict === verdict).length} ${verdict}`);
  console.log(`\n${counts.join(', ')}`);
}

function shown({ value, error }: Estimate): string {
  return `${value >= 0 ? '+' : '−'}${Math.abs(value).toFixed(3)} ± ${error.toFixed(3)}`;
}
