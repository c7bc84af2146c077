/** engine play --seed 7 --home 75 --away 68 [--commentary] [--knockout] [--save replay.json], and engine verify replay.json */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { FORMATION_NAMES } from '@mundo-manager/rules/tactics';
import { ENGINE_VERSION, type MatchInput, MatchInputError, simulate } from '../index.ts';
import { matchInput, teamSheet } from '../testing/index.ts';
import { report } from './report.ts';

/** What `play --save` writes: all that a match needs to be played again. */
interface Replay {
  readonly engineVersion: number;
  readonly seed: string;
  readonly knockout: boolean;
  readonly input: MatchInput;
  readonly digest: string;
}

class UsageError extends Error {}

const USAGE = `engine play [--seed 1] [--home 60] [--away 60] [--home-formation 442] [--away-formation 442] [--commentary] [--knockout] [--save replay.json]
engine verify replay.json`;

try {
  process.exitCode = main();
} catch (error) {
  if (!(error instanceof MatchInputError) && !(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

function main(): number {
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
    },
  });
  const [command, file] = positionals;
  if (command === 'verify' && file !== undefined) return verify(file);
  if (command !== 'play') throw new UsageError(USAGE);

  const { seed, knockout, commentary, save } = values;
  const input = matchInput(
    teamSheet({ strength: strength(values.home), formation: formation(values['home-formation']), seed: 1 }),
    teamSheet({ strength: strength(values.away), formation: formation(values['away-formation']), seed: 2 }),
  );
  const result = simulate(input, seed, { knockout });
  for (const line of report(result, input, commentary)) console.log(line);
  if (save !== undefined) {
    const replay: Replay = { engineVersion: ENGINE_VERSION, seed, knockout, input, digest: result.digest };
    writeFileSync(save, `${JSON.stringify(replay, null, 2)}\n`);
  }
  return 0;
}

function verify(file: string): number {
  const { engineVersion, seed, knockout, input, digest } = JSON.parse(readFileSync(file, 'utf8')) as Replay;
  if (engineVersion !== ENGINE_VERSION)
    throw new UsageError(`the replay is of engine ${engineVersion}, this is ${ENGINE_VERSION}`);
  const again = simulate(input, seed, { knockout });
  const same = again.digest === digest;
  console.log(same ? `the same match: ${digest}` : `ANOTHER match: ${again.digest}, the replay says ${digest}`);
  return same ? 0 : 1;
}

function strength(text: string): number {
  const value = Number(text);
  if (!(value >= 1 && value <= 99)) throw new UsageError(`a strength is a number from 1 to 99, not ${text}`);
  return value;
}

function formation(text: string): (typeof FORMATION_NAMES)[number] {
  const name = FORMATION_NAMES.find((known) => known === text);
  if (name === undefined) throw new UsageError(`there is no formation ${text}`);
  return name;
}
