import { ALPHA } from './alpha.ts';
import type { Ruleset } from './ruleset.ts';

/** One text for equal constants, whatever the order of their keys: JSON with sorted keys, to be hashed and compared. R-SRV-6 */
export function canonicalRuleset(ruleset: Ruleset = ALPHA): string {
  return canonical(ruleset);
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join(',')}}`;
}
