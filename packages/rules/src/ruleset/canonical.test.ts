import { describe, expect, test } from 'vitest';
import { ALPHA } from './alpha.ts';
import { canonicalRuleset } from './canonical.ts';

describe('the canonical text of a rule set (R-SRV-6)', () => {
  test('is Alpha’s by default, and reads back as the same constants', () => {
    expect(canonicalRuleset(ALPHA)).toBe(canonicalRuleset(ALPHA));
    expect(JSON.parse(canonicalRuleset(ALPHA))).toEqual(JSON.parse(JSON.stringify(ALPHA)));
  });

  test('does not depend on the order of keys', () => {
    const { matchesPerDay, restSpeed, trainingSpeed } = ALPHA.server;
    const reordered = {
      ...Object.fromEntries(Object.entries(ALPHA).reverse()),
      server: { matchesPerDay, restSpeed, trainingSpeed },
    };
    expect(canonicalRuleset(reordered as typeof ALPHA)).toBe(canonicalRuleset(ALPHA));
  });

  test('sorts keys and keeps the order of lists', () => {
    const text = canonicalRuleset(ALPHA);
    expect(text).toContain('"server":{"matchesPerDay":2,"restSpeed":2,"trainingSpeed":5}');
    expect(text).toContain('"intensities":[1,0.9,0.8]');
    expect(text.startsWith('{"boosters":{')).toBe(true);
  });

  test('differs when a constant differs', () => {
    const other = { ...ALPHA, server: { ...ALPHA.server, restSpeed: 3 } };
    expect(canonicalRuleset(other)).not.toBe(canonicalRuleset(ALPHA));
  });
});
