/**
 * npm run calibrate:dominance -- [--matches 400] [--tournament 20] [--evaluations 200] [--climb-matches 200] [--part options] [--ruleset file] [--threads 2] [--json]
 *
 * Whether one way to play beats all others, with equal players: each option alone against a neutral side, all formations against each other, and a
 * hill-climb over sets of instructions. Ends with 1 where a share of the points exceeds 56 %.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { keyOf, VARIATIONS } from './contest/variations.ts';
import type { Contest, ContestSettings, Played } from './contest/worker.ts';
import { climb } from './dominance/climb.ts';
import { type League, LIMIT, type Share, sharesOf } from './dominance/shares.ts';
import { tournament } from './dominance/tournament.ts';
import { checkRuleset } from './parallel/load-ruleset.ts';
import { createPool } from './parallel/pool.ts';
import { createProgress } from './parallel/progress.ts';

const PARTS = ['options', 'formations', 'climb'] as const;

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '400' },
    tournament: { type: 'string', default: '20' },
    evaluations: { type: 'string', default: '200' },
    'climb-matches': { type: 'string', default: '200' },
    part: { type: 'string', default: '' },
    seed: { type: 'string', default: '1' },
    ruleset: { type: 'string' },
    threads: { type: 'string', default: String(availableParallelism()) },
    json: { type: 'boolean', default: false },
  },
});
if (values.part !== '' && !PARTS.some((part) => part === values.part)) {
  throw new RangeError(`--part is one of ${PARTS.join(', ')}`);
}
const matches = Number(values.matches);
const climbing = Number(values['climb-matches']);
const plays = (part: (typeof PARTS)[number]) => values.part === '' || values.part === part;

await checkRuleset(values.ruleset);
const settings: ContestSettings = { ruleset: values.ruleset };
const pool = createPool<Contest, Played[]>(
  new URL('./contest/worker.ts', import.meta.url),
  Number(values.threads),
  settings,
);
const league: League = { pool, progress: createProgress('matches so far', 0) };
const told = (text: string) => {
  if (!values.json) console.log(text);
};

const pairings = VARIATIONS.filter(({ kind }) => kind === 'team' || kind === 'individual').map((variation) => {
  const key = keyOf(variation);
  return { name: key, own: [key], rival: [] };
});
const options = plays('options') ? await sharesOf(league, pairings, matches) : [];
print('Each option alone against a neutral side', options);

const formations = plays('formations') ? await tournament(league, Number(values.tournament)) : [];
print('Each formation against all others', formations);

const { evaluations: planned, seed } = { evaluations: Number(values.evaluations), seed: values.seed };
const search = { evaluations: planned, matches: climbing, confirmation: 10 * climbing, seed };
const climbed = plays('climb') ? await climb(league, search) : null;
league.progress.end();
await pool.close();
if (climbed !== null) {
  const { set, searched, confirmed, evaluations } = climbed;
  print(`The best of ${evaluations} sets of instructions, in the search and in fresh matches`, [searched, confirmed]);
  told(set.join('; '));
}

const dominant = [...options, ...formations, ...(climbed === null ? [] : [climbed.confirmed])].filter(isDominant);
if (values.json) console.log(JSON.stringify({ limit: LIMIT, options, formations, climbed, dominant }, null, 2));
told(`\n${dominant.length} above ${100 * LIMIT} % of the points`);
process.exitCode = dominant.length === 0 ? 0 : 1;

function print(title: string, shares: readonly Share[]): void {
  if (shares.length === 0) return;
  told(`\n${title}`);
  for (const share of shares.toSorted((a, b) => b.value - a.value)) {
    const { name, value, error, matches: played } = share;
    const figures = `${(100 * value).toFixed(1)} ± ${(100 * error).toFixed(1)} % of the points, ${played} matches`;
    told(`${name.padEnd(44)} ${figures}${isDominant(share) ? '  DOMINANT' : ''}`);
  }
}

function isDominant({ value }: Share): boolean {
  return value > LIMIT;
}
