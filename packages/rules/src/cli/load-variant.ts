/** An author's module, read into what the laws run against. */
import { readFile, stat } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineLaw, type Implementation, type Law, type Subject, subjectOf } from '../laws/index.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { rulesetVariant } from '../ruleset/variant.ts';
import { firstLine, UsageError } from './usage-error.ts';

export interface Variant {
  readonly subject: Subject;
  /** The functions that are the author's. */
  readonly replaced: readonly (keyof Implementation)[];
  /** The author's own. */
  readonly laws: readonly Law[];
}

/** Throws a UsageError where the file is missing, throws, or exports something that can't be used (R-LAW-9). */
export async function loadVariant(file: string): Promise<Variant> {
  const exported = await load(file);
  const constants = exported.default ?? exported.ruleset;
  if (constants === undefined && exported.rules === undefined && exported.laws === undefined) {
    throw new UsageError(`${file}: exports no rule set (default or ruleset), no rules and no laws`);
  }
  const rules = functions(file, exported.rules ?? {});
  const ruleset = constants === undefined ? ALPHA : variant(file, constants);
  return {
    subject: complainingAbout(file, () => subjectOf({ ruleset, rules })),
    replaced: Object.keys(rules) as (keyof Implementation)[],
    laws: laws(file, exported.laws ?? []),
  };
}

async function load(file: string): Promise<Record<string, unknown>> {
  const path = resolve(file);
  const found = await stat(path).catch(() => {
    throw new UsageError(`${file}: there is no such file`);
  });
  if (found.isDirectory()) throw new UsageError(`${file}: is a folder, not a file`);
  try {
    const exported =
      extname(path) === '.json'
        ? { default: constantsIn(await readFile(path, 'utf8')) }
        : exportsOf(await import(pathToFileURL(path).href));
    // Errors that the file raises asynchronously surface before the first law is reported.
    await new Promise(setImmediate);
    return exported;
  } catch (error) {
    throw new UsageError(`${file}: could not be loaded: ${firstLine(error)}`);
  }
}

/** A byte-order mark, and the name of the schema, which is for the author's editor, are no constants. */
function constantsIn(json: string): unknown {
  const constants = JSON.parse(json.replace(/^\uFEFF/, ''));
  if (typeof Object(constants).$schema === 'string') delete constants.$schema;
  return constants;
}

const EXPORTS = ['__esModule', 'default', 'ruleset', 'rules', 'laws'];

/** Node gives all that a CommonJS file exports as its default. No constant has a name of these. */
function exportsOf(module: Record<string, unknown>): Record<string, unknown> {
  const whole = Object(module.default);
  return EXPORTS.some((name) => Object.hasOwn(whole, name)) ? whole : module;
}

function variant(file: string, constants: unknown): Ruleset {
  const result = rulesetVariant(constants, ALPHA);
  if (result.ok) return result.value;
  const { error } = result;
  const path = error.facts.path === '' ? 'the rule set' : error.facts.path;
  throw new UsageError(
    error.code === 'ruleset/unknown-key'
      ? `${file}: there is no constant ${path}`
      : `${file}: ${path} must be of type ${error.facts.expected}`,
  );
}

function functions(file: string, rules: unknown): Partial<Implementation> {
  if (typeof rules !== 'object' || rules === null)
    throw new UsageError(`${file}: rules must be an object of functions`);
  const wrong = Object.entries(rules).find(([, rule]) => typeof rule !== 'function');
  if (wrong) throw new UsageError(`${file}: rules.${wrong[0]} must be a function`);
  return rules;
}

function laws(file: string, exported: unknown): readonly Law[] {
  if (!Array.isArray(exported)) throw new UsageError(`${file}: laws must be a list`);
  return exported.map((law) => complainingAbout(file, () => defineLaw(Object(law))));
}

function complainingAbout<T>(file: string, make: () => T): T {
  try {
    return make();
  } catch (error) {
    throw new UsageError(`${file}: ${firstLine(error)}`);
  }
}
