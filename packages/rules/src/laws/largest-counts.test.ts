import { describe, expect, test } from 'vitest';
import { ALPHA } from '../ruleset/alpha.ts';
import { rulesetVariant } from '../ruleset/variant.ts';
import { subjectOf } from './index.ts';
import { LARGEST_COUNTS } from './largest-counts.ts';

function subjectWith(path: string, value: number) {
  const changes = path.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), value);
  const variant = rulesetVariant(changes, ALPHA);
  if (!variant.ok) throw new Error(JSON.stringify(variant.error));
  return subjectOf({ ruleset: variant.value });
}

describe('a constant by which something is counted out (R-SRV-7)', () => {
  test.each(Object.entries(LARGEST_COUNTS))('%s is an integer from 0 to %i', (path, most) => {
    for (const value of [0, most]) expect(subjectWith(path, value).ruleset.name).toBe('Alpha');
    for (const value of [-1, 1.5, most + 1]) {
      expect(() => subjectWith(path, value)).toThrow(new RangeError(`${path} must be an integer from 0 to ${most}`));
    }
  });

  test('a billion dollars are no such thing', () => {
    expect(subjectWith('clubCreation.openingMoney', 1e9).ruleset.clubCreation.openingMoney).toBe(1e9);
  });
});
