/**
 * Other constants for the engine in this thread, by path: 'PASSING.base' in the model's tables, 'ruleset.condition.cap'
 * in the rule set. Tables are changed in place, which no other thread sees.
 */
import { rulesetVariant } from '@mundo-manager/rules/laws/variant';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import * as tables from '../../src/model/constants.ts';

export type Constants = Readonly<Record<string, number>>;

const RULESET = 'ruleset.';

/** The value that a constant has now. Throws `RangeError` for a path that leads to no number. */
export function constantAt(path: string, ruleset: Ruleset): number {
  const value = path.startsWith(RULESET) ? valueAt(ruleset, path.slice(RULESET.length)) : valueAt(tables, path);
  if (typeof value !== 'number' || !path.includes('.')) throw new RangeError(`${path} is no constant`);
  return value;
}

/** Sets the constants of the tables, and answers the rule set with its own. */
export function applyConstants(constants: Constants, ruleset: Ruleset): Ruleset {
  const changes = {};
  for (const [path, value] of Object.entries(constants)) {
    constantAt(path, ruleset);
    if (path.startsWith(RULESET)) put(changes, path.slice(RULESET.length), value);
    else put(tables, path, value);
  }
  if (Object.keys(changes).length === 0) return ruleset;
  const variant = rulesetVariant(changes, ruleset);
  if (!variant.ok) throw new RangeError(`${variant.error.code} ${JSON.stringify(variant.error.facts)}`);
  return variant.value;
}

function valueAt(from: object, path: string): unknown {
  return path.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], from);
}

function put(into: object, path: string, value: number): void {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let at = into as Record<string, unknown>;
  for (const key of keys) {
    at[key] ??= {};
    at = at[key] as Record<string, unknown>;
  }
  at[last] = value;
}
