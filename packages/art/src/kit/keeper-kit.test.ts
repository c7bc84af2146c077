import { KIT_PRESETS } from '@mundo-manager/rules/club-creation';
import { describe, expect, test } from 'vitest';
import { colourDistance } from '../colour/distance.ts';
import { keeperKit } from './keeper-kit.ts';

describe('a keeper’s kit', () => {
  test('is of one colour, far from those that the others wear', () => {
    for (const { primary, secondary } of KIT_PRESETS) {
      const worn = [primary, secondary];
      const kit = keeperKit(worn);
      expect(kit.secondary).toBe(kit.primary);
      for (const colour of worn) expect(colourDistance(kit.primary, colour), colour).toBeGreaterThan(0.15);
    }
  });

  test('is the first of the keepers’ colours if several are as far', () => {
    expect(keeperKit([]).primary).toBe('#f2c414');
  });
});
