import { KIT_PRESETS } from '@mundo-manager/rules/club-creation';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { colours, kits } from '../../tests/drawings.ts';
import { contrastRatio } from '../colour/contrast.ts';
import { kitPair } from './kit-pair.ts';
import { shirtContrast } from './shirt-contrast.ts';

const kit = (id: number) => {
  const found = KIT_PRESETS[id];
  if (found === undefined) throw new Error(`${id}`);
  return found;
};

describe('the number on a shirt', () => {
  test.each(KIT_PRESETS.map((preset) => [preset.imageName, preset] as const))(
    'of %s has 4.5:1 against all beneath it, or an outline that it has 4.5:1 against',
    (_, preset) => {
      const { ink, ratio, outline } = shirtContrast(preset);
      expect(outline === undefined ? ratio : contrastRatio(ink, outline)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test('a number in any colours keeps 4.5:1, the outline counted', () => {
    fc.assert(
      fc.property(kits, (any) => {
        const { ink, ratio, outline } = shirtContrast(any);
        expect(outline === undefined ? ratio : contrastRatio(ink, outline)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  test('a number in a given colour is outlined when its own contrast is too low', () => {
    fc.assert(
      fc.property(kits, colours, (any, numberColour) => {
        const { ink, ratio, outline } = shirtContrast(any, numberColour);
        expect(ink).toBe(numberColour);
        if (ratio < 4.5) expect(contrastRatio(ink, outline ?? ink)).toBeGreaterThanOrEqual(4.2);
      }),
    );
  });

  test('a number is white on plain red, near-black on plain yellow, in the third colour on black and white stripes', () => {
    expect(shirtContrast(kit(34)).ink).toBe('#ffffff');
    expect(shirtContrast(kit(2)).ink).toBe('#121715');
    expect(shirtContrast(kit(0))).toMatchObject({ ink: '#c4202b', outline: '#ffffff' });
  });
});

describe('two kits in one match', () => {
  test('clash with themselves, and no team’s home kit clashes with its away kit', () => {
    for (let home = 0; home < KIT_PRESETS.length; home += 2) {
      expect(kitPair(kit(home), kit(home))).toMatchObject({ distance: 0, clash: true });
      expect(kitPair(kit(home), kit(home + 1)).clash, kit(home).imageName).toBe(false);
    }
  });

  test('clash where stripes run together: black and white stripes with black and white halves', () => {
    expect(kitPair(kit(0), kit(40)).clash).toBe(true);
  });

  test('do not clash in red and white', () => {
    expect(kitPair(kit(34), kit(35)).clash).toBe(false);
  });

  test('are as far apart either way', () => {
    fc.assert(
      fc.property(kits, kits, (a, b) => {
        expect(kitPair(a, b).distance).toBeCloseTo(kitPair(b, a).distance, 10);
      }),
    );
  });

  test('are the teams’ own unless they clash; then the first alternative that does not', () => {
    expect(kitPair(kit(34), kit(35), [kit(2)]).away).toBe(kit(35));
    expect(kitPair(kit(34), kit(46), [kit(18)]).away.id).not.toBe(34);
    expect(kitPair(kit(34), kit(34), [kit(34), kit(35), kit(2)])).toMatchObject({
      home: kit(34),
      away: kit(35),
      clash: false,
    });
  });

  test('are the most different there are if all clash', () => {
    expect(kitPair(kit(34), kit(34), [kit(60), kit(34)])).toMatchObject({ away: kit(60), clash: true });
  });
});
