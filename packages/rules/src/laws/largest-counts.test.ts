import { describe, expect, test } from 'vitest';
import { rulesetVariant } from '../ruleset/variant.ts';
import { subjectOf } from './index.ts';
import { LARGEST_COUNTS } from './largest-counts.ts';

function subjectWith(path: string, value: number) {
  const changes = path.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), value);
  const variant = rulesetVariant(changes);
  if (!variant.ok) throw new Error(JSON.stringify(variant.error));
  return subjectOf({ ruleset: variant.value });
}

describe('a constant by which something is counted out (R-SRV-7)', () => {
  test.each(Object.entries(LARGEST_COUNTS))('%s goes up to %i and no further', (path, most) => {
    expect(subjectWith(path, most).ruleset.name).toBe('Alpha');
    expect(() => subjectWith(path, most + 1)).toThrow(new RangeError(`${path} must be at most ${most}`));
  });

  test('a billion dollars are no such thing', () => {
    expect(subjectWith('clubCreation.openingMoney', 1e9).ruleset.clubCreation.openingMoney).toBe(1e9);
  });
});
