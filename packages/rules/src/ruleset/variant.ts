/** A variant of the constants: what a rules author changes, laid over a rule set. */
import { BOOSTER_ATTRIBUTES, BOOSTER_CATEGORIES } from '../boosters/constants.ts';
import { CATEGORIES } from '../clubs/category.ts';
import { SLOT_USES } from '../competitions/constants.ts';
import type { RuleError } from '../core/errors.ts';
import { accept, type Result, refuse } from '../core/result.ts';
import { MARKET_POSITIONS } from '../market/constants.ts';
import { SKILLS } from '../players/attributes.ts';
import { TIE_BREAKERS } from '../standings/tie-breaker-names.ts';
import { FORMATION_NAMES } from '../tactics/formations.ts';
import { TACTIC_NAMES } from '../tactics/tactic.ts';
import { ALPHA } from './alpha.ts';
import type { Ruleset } from './ruleset.ts';

/** Lists of the rule set whose rows have a meaning by their place: a variant keeps their length (R-SRV-4). */
export const FIXED_LENGTH_LISTS: readonly string[] = ['training.levelThresholds'];

/** The texts that a constant of the rule set may be, where not any will do; `*` is any row of a list (R-SRV-4). */
export const ALLOWED_TEXTS: Readonly<Record<string, readonly string[]>> = {
  'boosters.playerBoosters.*.category': BOOSTER_CATEGORIES,
  'boosters.playerBoosters.*.attribute': BOOSTER_ATTRIBUTES,
  'boosters.matchBoosters.*.category': BOOSTER_CATEGORIES,
  'boosters.matchBoosters.*.attribute': [...SKILLS, 'morale'],
  'clubCreation.category': CATEGORIES,
  'clubCreation.defaultTactic': TACTIC_NAMES,
  ...Object.fromEntries(TACTIC_NAMES.map((name) => [`clubCreation.formations.${name}`, FORMATION_NAMES])),
  'competitions.calendar.*.use': SLOT_USES,
  'market.defaultSearch.position': MARKET_POSITIONS,
  'standings.tieBreakers.*': TIE_BREAKERS,
};

/** What a variant changes, for `satisfies`: any of the constants, a list as a whole. */
export type RulesetChanges = Changes<Ruleset>;

type Changes<T> = T extends readonly unknown[] ? T : T extends object ? { readonly [K in keyof T]?: Changes<T[K]> } : T;

/** Why a variant is none. */
type VariantError = RuleError<'ruleset/unknown-key' | 'ruleset/ill-typed'>;

type Constant = null | boolean | number | string | readonly Constant[] | Table;
interface Table {
  readonly [key: string]: Constant;
}

/**
 * The base with some constants changed: nested objects merge, lists are replaced. Accepts any input, because it comes
 * from a file; its laws are not checked. Refusals: unknown-key, ill-typed. R-SRV-2, R-SRV-3, R-SRV-4, R-SRV-5
 */
export function rulesetVariant(changes: unknown, base: Ruleset): Result<Ruleset, VariantError> {
  const { ruleset, mistakes } = merged(changes, base);
  const [first] = mistakes;
  return first === undefined ? accept(ruleset) : refuse(first.code, first.facts as never);
}

/** Every reason why the changes are no variant of the base, in the order of their keys; none for a variant. R-SRV-8 */
export function rulesetMistakes(changes: unknown, base: Ruleset): readonly VariantError[] {
  return merged(changes, base).mistakes;
}

function merged(
  changes: unknown,
  base: Ruleset,
): { readonly ruleset: Ruleset; readonly mistakes: readonly VariantError[] } {
  const mistakes: VariantError[] = [];
  // Every key and every type of the answer is checked against Alpha, whose lists have rows to compare with.
  const ruleset = merge(changes, base as unknown as Table, ALPHA as unknown as Table, '', mistakes);
  return { ruleset: ruleset as unknown as Ruleset, mistakes };
}

/** The base with that change; a row of a list is new and has no base. What is wrong is noted, and left as it was. */
function merge(
  change: unknown,
  base: Constant | undefined,
  alpha: Constant,
  path: string,
  mistakes: VariantError[],
): Constant {
  const expected = kindOf(alpha, path);
  if (kindOf(change, path) !== expected) {
    const isOddNumber = expected === 'number' && typeof change === 'number';
    mistakes.push({ code: 'ruleset/ill-typed', facts: { path, expected: isOddNumber ? 'finite number' : expected } });
    return base ?? alpha;
  }
  if (Array.isArray(change)) return mergeList(change, alpha as readonly Constant[], path, mistakes);
  if (expected !== 'object') return change as Constant;
  return mergeTable(change as Table, base as Table | undefined, alpha as Table, path, mistakes);
}

/** Without a base every field has to be there. */
function mergeTable(
  change: Table,
  base: Table | undefined,
  alpha: Table,
  path: string,
  mistakes: VariantError[],
): Constant {
  const table: Record<string, Constant> = { ...base };
  for (const key of Object.keys(base ? change : { ...alpha, ...change })) {
    const inner = path ? `${path}.${key}` : key;
    if (Object.hasOwn(alpha, key))
      table[key] = merge(change[key], base?.[key], alpha[key] as Constant, inner, mistakes);
    else mistakes.push({ code: 'ruleset/unknown-key', facts: { path: inner } });
  }
  return table;
}

function mergeList(
  change: readonly unknown[],
  alpha: readonly Constant[],
  path: string,
  mistakes: VariantError[],
): Constant {
  // The one list that Alpha leaves empty is of texts.
  return change.map((value, index) =>
    merge(value, undefined, alpha[index] ?? alpha[0] ?? '', `${path}.${index}`, mistakes),
  );
}

/** The kind of the value, in the words of a refusal; every path allows one kind. */
function kindOf(value: unknown, path: string): string {
  const texts = ALLOWED_TEXTS[path.replace(/\d+/, '*')];
  if (texts?.includes(value as string)) return texts.join(' | ');
  if (Array.isArray(value)) return FIXED_LENGTH_LISTS.includes(path) ? `list of ${value.length}` : 'list';
  // NaN and Infinity are of no kind that a constant has, and null is no object.
  const isOdd = value === null || (typeof value === 'number' && !Number.isFinite(value));
  return isOdd ? String(value) : typeof value;
}
