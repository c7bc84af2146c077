import { KIT_PRESETS } from '@mundo-manager/rules/club-creation';
import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import { kits } from '../../tests/drawings.ts';
import { contrastRatio } from '../colour/contrast.ts';
import { designedKit } from './designed-kit.ts';
import { discSvg } from './disc-svg.ts';
import { patternDrawing } from './patterns.ts';

const [stripes] = KIT_PRESETS;
if (stripes === undefined) throw new Error('no kit');

describe('a player seen from above (R-REP-4)', () => {
  test('wears the cloth of his shirt and his number', () => {
    const drawing = discSvg(stripes, { number: 10 });
    for (const colour of [stripes.primary, stripes.secondary]) expect(drawing).toContain(`fill="${colour}"`);
    expect(drawing).not.toBe(discSvg(stripes, { number: 11 }));
  });

  test('has his number on a plain field, in a contrasting ink for every pattern', () => {
    for (const kit of KIT_PRESETS) {
      const { design, colours } = designedKit(kit);
      const drawing = discSvg(kit, { number: 10 });
      const field = /<circle cx="50" cy="50" r="22" fill="(#\w+)"\/>/.exec(drawing)?.[1];
      expect(field).toBe(patternDrawing(design.pattern).underNumber ? colours.p : undefined);
      if (field === undefined) continue;
      const inks = [...drawing.matchAll(/<g stroke="(#\w+)"/g)].map(([, ink]) => ink ?? field);
      expect(inks).toHaveLength(1);
      for (const ink of inks) expect(contrastRatio(ink, field)).toBeGreaterThan(4.2);
    }
    expect(discSvg(stripes)).not.toContain('r="22"');
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
