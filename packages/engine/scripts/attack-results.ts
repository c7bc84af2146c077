/**
 * Whether an operator with every secret can choose results. Exit code 1 when the beacon leaves him more than two
 * standard errors, or when he gains less than 20 percentage points without it.
 */
// npm run attack:results -- [--attempts 10000] [--without 1000] [--seed 1] [--threads 2] [--json]
// Each attempt has 20 candidates of equal strength (twins swapped, other words, other orders, the root up to 27 s
// later). He simulates each with the newest known round and seals the best; a random one is sealed beside it. Both are
// played with the seed of a reader's check, then the same without a beacon. On SIGINT it judges the attempts so far.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { type Advantage, advantageOf, isNothing, LEAST_WITHOUT_BEACON } from './attack/advantage.ts';
import type { SealingAttempt } from './attack/attempt.ts';
import type { AttackJob, AttackSettings } from './attack/worker.ts';
import { createPool } from './parallel/pool.ts';
import { createProgress } from './parallel/progress.ts';

const { values } = parseArgs({
  options: {
    attempts: { type: 'string', default: '10000' },
    without: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    threads: { type: 'string', default: String(availableParallelism()) },
    json: { type: 'boolean', default: false },
  },
});
const settings: AttackSettings = { seed: values.seed };
const pool = createPool<AttackJob, SealingAttempt[]>(
  new URL('./attack/worker.ts', import.meta.url),
  Number(values.threads),
  settings,
);
const [attempts, without] = [countOf('attempts', values.attempts), countOf('without', values.without)];
const progress = createProgress('attempts', attempts + without);
const started = performance.now();
const withoutBeacon = advantageOf(await attack(false, without));
const interrupted = new Promise<null>((settle) => process.once('SIGINT', () => settle(null)));
const soFar: SealingAttempt[] = [];
await Promise.race([attack(true, attempts, soFar), interrupted]);
const withBeacon = advantageOf(soFar);
const seconds = Math.round((performance.now() - started) / 1000);
progress.end();
await pool.close();

const holds = isNothing(withBeacon);
const finds = withoutBeacon.difference >= LEAST_WITHOUT_BEACON;
if (values.json) console.log(JSON.stringify({ withBeacon, withoutBeacon, holds, finds, seconds }, null, 2));
else {
  print('With the beacon', withBeacon, holds ? 'nothing, within two standard errors' : 'MORE THAN TWO STANDARD ERRORS');
  print(
    'Without it',
    withoutBeacon,
    finds ? 'he chooses results' : `LESS THAN ${LEAST_WITHOUT_BEACON}: NO REAL ATTACK`,
  );
  console.log(`${seconds} s on ${values.threads} threads

What he can still do with the beacon, and how readers notice:
  withhold a round or a result   the match waits as 'Jogo Atrasado', although relays have its round
  seal a match again             two roots of one number: proof/other-root for each witness of the first
  be late                        no witness saw the root before its round: the check says seenLate or unwitnessed
  seal in a later root           the check says that the match kicked off late`);
}
process.exitCode = holds && finds ? 0 : 1;

function countOf(name: string, text: string): number {
  const count = Number(text);
  if (Number.isSafeInteger(count) && count >= 2) return count;
  throw new RangeError(`--${name} is a whole number from 2`);
}

/** Pieces of one moment each, whose matches share their rounds. */
async function attack(
  hasBeacon: boolean,
  count: number,
  soFar: SealingAttempt[] = [],
): Promise<readonly SealingAttempt[]> {
  const size = 50;
  const jobs = Array.from({ length: Math.ceil(count / size) }, (_, piece) => {
    const from = piece * size;
    return { hasBeacon, from, count: Math.min(size, count - from) };
  });
  await pool.run(jobs, (_, done) => {
    soFar.push(...done);
    progress.add(done.length);
  });
  return soFar;
}

function print(title: string, { best, random, difference, standardError, ...run }: Advantage, verdict: string): void {
  const one = (value: number) => value.toFixed(1);
  console.log(`${title}, ${run.attempts} attempts, ${one(run.tries)} matches simulated in each:
  the preferred candidate takes ${one(best)} % of the points, one by lot ${one(random)} %
  ${difference.toFixed(2)} percentage points (standard error ${standardError.toFixed(2)}): ${verdict}`);
}
