/** A rule set that an operator gives as a file, read and checked before a world takes it. R-SRV-8, R-SRV-11 */
import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ALPHA, type Ruleset, rulesetMistakes, rulesetVariant } from '@mundo-manager/rules/ruleset';

/** A file that holds no rule set to play by; the message has one line for each mistake. */
export class RulesetFileError extends Error {
  override readonly name = 'RulesetFileError';
}

/** Inputs for each law: enough for constants that make no sense, in seconds. */
const RUNS = 20;
/** So that a file that is accepted once is accepted always. */
const SEED = 1;

/**
 * The rule set of the file: constants laid over Alpha, as `rules check` reads them. A module is evaluated once. Throws
 * RulesetFileError for an unreadable file, for every unknown constant, and for functions, which can't be stored.
 */
export async function readRulesetFile(file: string): Promise<Ruleset> {
  const name = basename(file);
  const constants = await constantsIn(file).catch((error: unknown) => {
    if (error instanceof RulesetFileError) throw error;
    const [line] = String(error instanceof Error ? error.message : error).split('\n');
    throw new RulesetFileError(`${name}: could not be read: ${line}`);
  });
  const mistakes = rulesetMistakes(constants, ALPHA).map(({ code, facts }) =>
    code === 'ruleset/unknown-key'
      ? `${name}: there is no constant ${facts.path}`
      : `${name}: ${facts.path || 'the rule set'} must be of type ${facts.expected}`,
  );
  const made = rulesetVariant(constants, ALPHA);
  if (mistakes.length > 0 || !made.ok) throw new RulesetFileError(mistakes.join('\n'));
  return made.value;
}

/** Throws RulesetFileError with a line for every law of the game that the rule set breaks. */
export async function assertLawful(ruleset: Ruleset): Promise<void> {
  const { checkLaws, LAWS, subjectOf } = await import('@mundo-manager/rules/laws');
  let broken: readonly string[];
  try {
    const reports = await checkLaws(LAWS, subjectOf({ ruleset }), { runs: RUNS, seed: SEED });
    broken = reports.filter(({ holds }) => !holds).map(({ law }) => `${ruleset.name}: breaks the law: ${law.name}`);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    broken = [`${ruleset.name}: ${error.message}`];
  }
  if (broken.length > 0) throw new RulesetFileError(broken.join('\n'));
}

async function constantsIn(file: string): Promise<unknown> {
  if (extname(file) === '.json') {
    const constants = JSON.parse((await readFile(file, 'utf8')).replace(/^\uFEFF/, '')) as { $schema?: unknown };
    if (typeof Object(constants).$schema === 'string') delete constants.$schema;
    return constants;
  }
  const exported = (await import(pathToFileURL(file).href)) as Readonly<Record<string, unknown>>;
  const refused = ['rules', 'laws'].filter((name) => exported[name] !== undefined);
  if (refused.length > 0) {
    const lines = refused.map((name) => `${basename(file)}: a world is played by constants alone: leave out ${name}`);
    throw new RulesetFileError(lines.join('\n'));
  }
  const constants = exported.default ?? exported.ruleset;
  if (constants === undefined)
    throw new RulesetFileError(`${basename(file)}: exports no rule set (default or ruleset)`);
  return constants;
}
