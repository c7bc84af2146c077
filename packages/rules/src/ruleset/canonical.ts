import { assertRuleset } from '../core/assert.ts';
import { sortedBy } from '../core/sorted-by.ts';
import type { Ruleset } from './ruleset.ts';

/** One text for equal constants, whatever the order of their keys: JSON with sorted keys, to be hashed and compared. R-SRV-6 */
export function canonicalRuleset(ruleset: Ruleset): string {
  assertRuleset(ruleset, 'canonicalRuleset');
  return JSON.stringify(ruleset, withSortedKeys);
}

function withSortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(sortedBy(Object.entries(value), ([key]) => key));
}
