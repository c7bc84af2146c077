/**
 * Whether one way to play beats all others with equal players. Exit code 1 above 54 % of the points, for a formation
 * below 44 %, or for a misplaced line-up above 47 %.
 */
// npm run calibrate:dominance -- [--matches 400] [--tournament 20] [--evaluations 400] [--climb-matches 200] [--replay
// 4000] [--part options] [--seed 1] [--ruleset file] [--threads 2] [--json]
// Each instruction and taker alone against a neutral side, all formations against each other, a hill-climb over
// formation, instructions, takers and line-ups, and one over misplaced line-ups. The best of each are played again on
// fresh squads.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { TAKERS } from './contest/selection-variations.ts';
import { VARIATIONS, variationKey } from './contest/variations.ts';
import type { Contest, ContestResult, ContestSettings } from './contest/worker.ts';
import { type Climb, type ClimbSearchOptions, climb } from './dominance/climb.ts';
import { lineUpDrop } from './dominance/line-up-drop.ts';
import { type ContestRun, LIMITS, type Share, sharesOf } from './dominance/shares.ts';
import { tournament } from './dominance/tournament.ts';
import { createPool } from './parallel/pool.ts';
import { createProgress } from './parallel/progress.ts';
import { checkRuleset, readRulesetFile } from './parallel/read-ruleset-file.ts';

const PARTS = ['options', 'formations', 'climb', 'line-ups'] as const;

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '400' },
    tournament: { type: 'string', default: '20' },
    evaluations: { type: 'string', default: '400' },
    'climb-matches': { type: 'string', default: '200' },
    replay: { type: 'string', default: '4000' },
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
const replay = Number(values.replay);
const plays = (part: (typeof PARTS)[number]) => values.part === '' || values.part === part;

await checkRuleset(values.ruleset);
const ruleset = await readRulesetFile(values.ruleset);
const settings: ContestSettings = { ruleset: values.ruleset };
const pool = createPool<Contest, ContestResult[]>(
  new URL('./contest/worker.ts', import.meta.url),
  Number(values.threads),
  settings,
);
const league: ContestRun = { pool, progress: createProgress('matches so far', 0) };
const printLine = (text: string) => {
  if (!values.json) console.log(text);
};

const alone = [...VARIATIONS.filter(({ kind }) => kind === 'team' || kind === 'individual'), ...TAKERS].map(
  variationKey,
);
const pairings = alone.map((key) => ({ name: key, own: [key], rival: [] }));
const options = plays('options') ? await sharesOf(league, pairings, matches, replay) : [];
printShares('Each option alone against a side without it', options, (share) => share.value > LIMITS.most);

const formations = plays('formations') ? await tournament(league, Number(values.tournament), replay) : [];
const unfair = ({ value }: Share) => value > LIMITS.most || value < LIMITS.least;
printShares('Each formation against all others', formations, unfair);

const search: ClimbSearchOptions = {
  evaluations: Number(values.evaluations),
  matches: Number(values['climb-matches']),
  confirmation: replay,
  seed: values.seed,
};
const climbed = plays('climb') ? await climb(league, search) : null;
printClimb('The best of all choices', climbed, LIMITS.most);

/** Line-ups alone, of players who are clearly worse in their places. */
const allows = (set: readonly string[]) => lineUpDrop(set, ruleset) >= LIMITS.clearlyWorse;
const lineUps = plays('line-ups') ? await climb(league, { ...search, kinds: ['swap'], allows }) : null;
printClimb('The best line-ups of a clearly lower mean rating', lineUps, LIMITS.worseLineUp);
league.progress.end();
await pool.close();

const failures = [
  ...options.filter(({ value }) => value > LIMITS.most),
  ...formations.filter(unfair),
  ...confirmedAbove(climbed, LIMITS.most),
  ...confirmedAbove(lineUps, LIMITS.worseLineUp),
];
if (values.json)
  console.log(JSON.stringify({ limits: LIMITS, options, formations, climbed, lineUps, failures }, null, 2));
printLine(`\n${failures.length} beyond the limits`);
process.exitCode = failures.length === 0 ? 0 : 1;

function confirmedAbove(found: Climb | null, limit: number): Share[] {
  return (found?.best ?? []).map(({ confirmed }) => confirmed).filter(({ value }) => value > limit);
}

function printShares(title: string, shares: readonly Share[], fails: (share: Share) => boolean): void {
  if (shares.length === 0) return;
  printLine(`\n${title}`);
  for (const share of shares.toSorted((a, b) => b.value - a.value)) printLine(shareText(share, fails(share)));
}

function printClimb(title: string, found: Climb | null, limit: number): void {
  if (found === null) return;
  printLine(`\n${title}, of ${found.evaluations} sets: in the search and in fresh matches`);
  for (const { set, searched, confirmed } of found.best) {
    printLine(`${shareText(searched, false)}\n${shareText(confirmed, confirmed.value > limit)}`);
    printLine(`  ${set.join('; ') || 'nothing'}; mean rating ${lineUpDrop(set, ruleset).toFixed(1)} lower`);
  }
}

function shareText({ name, value, error, matches: played }: Share, fails: boolean): string {
  const figures = `${(100 * value).toFixed(1)} ± ${(100 * error).toFixed(1)} % of the points, ${played} matches`;
  return `${name.padEnd(44)} ${figures}${fails ? '  BEYOND THE LIMIT' : ''}`;
}
