/** The words of the command line. */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { UsageError } from './usage-error.ts';

export const USAGE = `Usage: rules check <file> [options]

Checks every law of the game against a rule set of your own.

The file is a module that exports one or more of:
  default, or ruleset   the constants that you change; all others stay Alpha's
  rules                 functions in place of ours, by their names
  laws                  laws of your own, made with defineLaw
A .json file holds the constants that you change.

Options:
  --runs <number>    inputs to try for each law, from 1 (100)
  --seed <integer>   tries the same inputs again (drawn, and printed)
  --folder <name>    only the laws of that folder; may be given more than once
  --help             this text

Exit codes: 0 every law holds, 1 a law is broken, 2 the file or an option is wrong.
`;

const NUMERIC: readonly string[] = ['--runs', '--seed'];
const BELOW_ZERO = /^-\d/;

/** What `rules check` is asked to do. */
export interface CheckOptions {
  readonly file: string;
  readonly runs: number;
  readonly seed: number;
  /** Empty for all. */
  readonly folders: readonly string[];
}

/** The options of a command line, or null if help is asked for. Throws a UsageError. */
export function parseOptions(args: readonly string[]): CheckOptions | null {
  const { values, positionals } = parsed(args);
  if (values.help) return null;
  const [command, file, ...more] = positionals;
  if (command === undefined) throw new UsageError('say what to do: rules check <file> (see rules --help)');
  if (command !== 'check') throw new UsageError(`there is no command ${command}, only check (see rules --help)`);
  if (file === undefined) throw new UsageError('say which file to check: rules check <file>');
  if (more.length > 0) throw new UsageError(`one file at a time, not ${more.length + 1}`);
  return {
    file,
    runs: integer('runs', values.runs ?? '100', 1, 10_000_000),
    seed: values.seed === undefined ? randomInt(2 ** 31) : integer('seed', values.seed, -(2 ** 31), 2 ** 31 - 1),
    folders: values.folder ?? [],
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: withValuesJoined(args),
      allowPositionals: true,
      options: {
        runs: { type: 'string' },
        seed: { type: 'string' },
        folder: { type: 'string', multiple: true },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    // The first sentence says what is wrong; the others explain how to escape dashes.
    const [reason] = String(error instanceof Error ? error.message : error).split(/\.(?:\s|$)/);
    throw new UsageError(`${reason} (see rules --help)`);
  }
}

/** `--runs -5` as `--runs=-5`: a number below zero is a value, not an option. */
function withValuesJoined(args: readonly string[]): string[] {
  return args.flatMap((arg, index) => {
    const next = args[index + 1] ?? '';
    if (NUMERIC.includes(arg) && BELOW_ZERO.test(next)) return [`${arg}=${next}`];
    return BELOW_ZERO.test(arg) && NUMERIC.includes(args[index - 1] ?? '') ? [] : [arg];
  });
}

function integer(name: string, text: string, low: number, high: number): number {
  const value = /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= low && value <= high) return value;
  throw new UsageError(`--${name} takes an integer from ${low} to ${high}, not "${text}"`);
}
