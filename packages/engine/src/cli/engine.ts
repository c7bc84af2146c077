/** engine play --seed 7 --home 75 --away 68 [--commentary] [--knockout] [--save replay.json], and engine verify replay.json [--roots roots.jsonl] [--ruleset ruleset.json] */
import { parseArgs } from 'node:util';
import { MatchInputError } from '../index.ts';
import { play } from './play.ts';
import { UsageError } from './usage-error.ts';
import { verify } from './verify.ts';

const USAGE = `Usage:
  engine play [--seed 1] [--home 60] [--away 60] [--home-formation 442] [--away-formation 442]
              [--commentary] [--knockout] [--save replay.json]
  engine verify replay.json [--roots roots.jsonl] [--ruleset ruleset.json]

play     a match of two invented sides of that strength (1-99), as a report; minute by minute in Portuguese with --commentary
verify   simulates a saved or revealed match again and compares its digest; a proof is checked line by line,
         against the roots that a witness has kept in a file with --roots; so are the draws of a competition and the rewards of a club;
         --ruleset names the saved rule set of a world that plays by its own`;

try {
  process.exitCode = await main();
} catch (error) {
  if (!isExpected(error)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

/** 0 on success, 1 for an invalid replay. Throws an error that `isExpected` accepts when nothing can run. */
async function main(): Promise<0 | 1> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seed: { type: 'string', default: '1' },
      home: { type: 'string', default: '60' },
      away: { type: 'string', default: '60' },
      'home-formation': { type: 'string', default: '442' },
      'away-formation': { type: 'string', default: '442' },
      commentary: { type: 'boolean', default: false },
      knockout: { type: 'boolean', default: false },
      save: { type: 'string' },
      roots: { type: 'string' },
      ruleset: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const [command, file, ...more] = positionals;
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  if (command === 'verify' && file !== undefined && more.length === 0) return verify(file, values);
  if (command === 'play' && file === undefined) return play(values);
  throw new UsageError(USAGE);
}

function isExpected(error: unknown): error is Error {
  if (error instanceof MatchInputError || error instanceof UsageError) return true;
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
