/** A variant of the constants: what a rules author changes, laid over a rule set. */
import { accept, type Result, refuse } from '../core/result.ts';
import { ALPHA } from './alpha.ts';
import type { Ruleset } from './ruleset.ts';
import { FIXED_LENGTH_LISTS } from './tables.ts';

type Constant = null | boolean | number | string | readonly Constant[] | Table;
interface Table {
  readonly [key: string]: Constant;
}

/**
 * The base with some of its constants changed: nested objects are merged, lists replaced whole.
 * Takes anything, for it comes from a file. Refusals: unknown-key, ill-typed. R-SRV-2, R-SRV-3, R-SRV-4, R-SRV-5
 */
export function rulesetVariant(changes: unknown, base: Ruleset = ALPHA): Result<Ruleset> {
  // Every key and every type of the answer was checked against the base, which is a Ruleset.
  return merge(changes, base as unknown as Table, '') as Result<unknown> as Result<Ruleset>;
}

function merge(change: unknown, base: Constant, path: string): Result<Constant> {
  if (Array.isArray(base) && Array.isArray(change)) return mergeList(change, base, path);
  if (isTable(base) && isTable(change)) return mergeTable(change, base, path);
  return kindOf(change) === kindOf(base) ? accept(change as Constant) : illTyped(path, base);
}

function mergeTable(change: Table, base: Table, path: string): Result<Constant> {
  const merged: Record<string, Constant> = { ...base };
  for (const [key, value] of Object.entries(change)) {
    const original = Object.hasOwn(base, key) ? base[key] : undefined;
    if (original === undefined) return refuse('ruleset/unknown-key', { path: within(path, key) });
    const result = merge(value, original, within(path, key));
    if (!result.ok) return result;
    merged[key] = result.value;
  }
  return accept(merged);
}

function mergeList(change: readonly unknown[], base: readonly Constant[], path: string): Result<Constant> {
  if (FIXED_LENGTH_LISTS.includes(path) && change.length !== base.length) {
    return refuse('ruleset/ill-typed', { path, expected: `list of ${base.length}` });
  }
  const rows: Constant[] = [];
  for (const [index, value] of change.entries()) {
    // The one list that Alpha leaves empty is of texts.
    const original = base[index] ?? base[0] ?? '';
    const result = row(value, original, within(path, String(index)));
    if (!result.ok) return result;
    rows.push(result.value);
  }
  return accept(rows);
}

/** A row of a list is new: it has every field of the original one, and takes nothing over from it. */
function row(value: unknown, original: Constant, path: string): Result<Constant> {
  if (isTable(value) && isTable(original)) {
    for (const [key, field] of Object.entries(original)) {
      if (!Object.hasOwn(value, key)) return illTyped(within(path, key), field);
    }
  }
  return merge(value, original, path);
}

function illTyped(path: string, base: Constant): Result<never> {
  return refuse('ruleset/ill-typed', { path, expected: kindOf(base) });
}

function within(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}

function isTable(value: unknown): value is Table {
  return kindOf(value) === 'object';
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'list';
  if (value === null) return 'null';
  // NaN and Infinity are of no kind that a constant has.
  if (typeof value === 'number') return Number.isFinite(value) ? 'number' : String(value);
  return typeof value;
}
