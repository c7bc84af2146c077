import { KIT_PRESETS } from '@mundo-manager/rules/club-creation';
import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import { kits } from '../../tests/drawings.ts';
import { discSvg } from './disc-svg.ts';

const [stripes] = KIT_PRESETS;
if (stripes === undefined) throw new Error('no kit');

describe('a player seen from above (R-REP-4)', () => {
  test('wears the cloth of his shirt and his number', () => {
    const drawing = discSvg(stripes, { number: 10 });
    for (const colour of [stripes.primary, stripes.secondary]) expect(drawing).toContain(`fill="${colour}"`);
    expect(drawing).not.toBe(discSvg(stripes, { number: 11 }));
  });

  test('is valid SVG in any colours', () => {
    fc.assert(
      fc.property(kits, fc.integer({ min: 1, max: 99 }), (kit, number) => {
        const parser = new SaxesParser();
        parser.on('error', (error) => {
          throw error;
        });
        parser.write(discSvg(kit, { number, size: 22 })).close();
      }),
    );
  });

  test('has no number that no shirt has', () => {
    expect(() => discSvg(stripes, { number: 100 })).toThrow(RangeError);
  });
});
