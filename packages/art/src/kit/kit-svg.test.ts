import { KIT_PRESETS } from '@mundo-manager/rules/club-creation';
import { describe, expect, test } from 'vitest';
import { colourDistance } from '../colour/distance.ts';
import { KIT_DESIGNS } from './designs.ts';
import { kitSvg } from './kit-svg.ts';
import { SHIRT_PATTERNS } from './patterns.ts';

function preset(imageName: string) {
  const found = KIT_PRESETS.find((kit) => kit.imageName === imageName);
  if (found === undefined) throw new Error(imageName);
  return found;
}

/** What the eye keeps of a shirt: its pattern, and its colours as far as the pattern shows them. */
function look(imageName: string) {
  const { pattern, count, sleeves } = KIT_DESIGNS[imageName] ?? { pattern: 'plain', sleeves: 'p' };
  const { primary, secondary, tertiary } = preset(imageName);
  const colours = { p: primary, s: secondary, t: tertiary };
  const shown = pattern === 'plain' && sleeves === 'p' ? [primary] : [primary, secondary];
  return { motif: `${pattern} ${count}`, sleeves: sleeves === 'pattern' ? primary : colours[sleeves], shown };
}

describe('the 80 presets (R-CLU-12)', () => {
  test('have a design each, and there is no design without a preset', () => {
    expect(Object.keys(KIT_DESIGNS)).toEqual(KIT_PRESETS.map(({ imageName }) => imageName));
  });

  test('show every pattern', () => {
    expect(new Set(Object.values(KIT_DESIGNS).map(({ pattern }) => pattern))).toEqual(
      new Set(Object.keys(SHIRT_PATTERNS)),
    );
  });

  test('look different from each other: another pattern, or clearly other colours', () => {
    const alike = KIT_PRESETS.flatMap((one, index) =>
      KIT_PRESETS.slice(index + 1).flatMap((other) => {
        const [a, b] = [look(one.imageName), look(other.imageName)];
        const apart = [
          ...a.shown.map((colour, at) => colourDistance(colour, b.shown[at] ?? colour)),
          colourDistance(a.sleeves, b.sleeves),
        ];
        return a.motif === b.motif && Math.max(...apart) < 0.15 ? [`${one.imageName} = ${other.imageName}`] : [];
      }),
    );
    expect(alike).toEqual([]);
  });

  test('draw their own three colours and no others but those of rim and seams', () => {
    for (const kit of KIT_PRESETS) {
      const drawn = new Set(kitSvg(kit, { view: 'full' }).match(/#[0-9a-f]{6}/g));
      drawn.delete('#5b635f');
      expect([kit.primary, kit.secondary, kit.tertiary]).toEqual(expect.arrayContaining([...drawn]));
    }
  });
});

describe('a kit', () => {
  test('is a shirt from its sleeves to its outline', () => {
    expect(kitSvg(preset('t04-casa'), { size: 48 })).toMatchInlineSnapshot(
      `"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="48" height="48" aria-hidden="true"><path fill="#f6f7f2" d="M21 15L2 43L16 52L23 42C23 32 23 24 21 15ZM79 15L98 43L84 52L77 42C77 32 77 24 79 15Z"/><path fill="#f6f7f2" d="M34 9C42 15 58 15 66 9L79 15C77 26 77 36 77 46V91C60 95 40 95 23 91V46C23 36 23 26 21 15Z"/><clipPath id="kit-cloth"><path d="M34 9C42 15 58 15 66 9L79 15C77 26 77 36 77 46V91C60 95 40 95 23 91V46C23 36 23 26 21 15Z"/></clipPath><g clip-path="url(#kit-cloth)"><path fill="#c4202b" d="M10 16L24 2L92 84L78 98Z"/></g><path fill="#c4202b" d="M2 43L16 52L18.5 48.2L4.6 39.2ZM98 43L84 52L81.5 48.2L95.4 39.2ZM34 9L50 25L66 9L62.5 7.4L50 19.5L37.5 7.4Z"/><path fill="none" stroke="#000" stroke-opacity=".16" stroke-width="1.6" stroke-linecap="round" d="M21 15C23 25 23 34 23 44M79 15C77 25 77 34 77 44M30 90C32 78 31 66 27 56M70 90C68 78 69 66 73 56"/><path fill="none" stroke="#5b635f" stroke-width="1.5" stroke-linejoin="round" d="M34 9C42 15 58 15 66 9L79 15C77 26 77 36 77 46V91C60 95 40 95 23 91V46C23 36 23 26 21 15ZM21 15L2 43L16 52L23 42M79 15L98 43L84 52L77 42"/></svg>"`,
    );
  });

  test('is a shirt with shorts and socks below when asked for in full', () => {
    const full = kitSvg(preset('t01-casa'), { view: 'full', size: 50, number: 10 });
    expect(full).toContain('viewBox="0 0 100 176" width="50" height="88"');
    expect(full).toMatchInlineSnapshot(
      `"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 176" width="50" height="88" aria-hidden="true"><path fill="#1a1d1c" d="M21 15L2 43L16 52L23 42C23 32 23 24 21 15ZM79 15L98 43L84 52L77 42C77 32 77 24 79 15Z"/><path fill="#1a1d1c" d="M34 9C42 15 58 15 66 9L79 15C77 26 77 36 77 46V91C60 95 40 95 23 91V46C23 36 23 26 21 15Z"/><clipPath id="kit-cloth"><path d="M34 9C42 15 58 15 66 9L79 15C77 26 77 36 77 46V91C60 95 40 95 23 91V46C23 36 23 26 21 15Z"/></clipPath><g clip-path="url(#kit-cloth)"><path fill="#f6f7f2" d="M28.57 0h8.57V100h-8.57zM45.71 0h8.57V100h-8.57zM62.86 0h8.57V100h-8.57z"/></g><path fill="#f6f7f2" d="M2 43L16 52L18.5 48.2L4.6 39.2ZM98 43L84 52L81.5 48.2L95.4 39.2ZM34 9L50 25L66 9L62.5 7.4L50 19.5L37.5 7.4Z"/><path fill="none" stroke="#000" stroke-opacity=".16" stroke-width="1.6" stroke-linecap="round" d="M21 15C23 25 23 34 23 44M79 15C77 25 77 34 77 44M30 90C32 78 31 66 27 56M70 90C68 78 69 66 73 56"/><path fill="none" stroke="#5b635f" stroke-width="1.5" stroke-linejoin="round" d="M34 9C42 15 58 15 66 9L79 15C77 26 77 36 77 46V91C60 95 40 95 23 91V46C23 36 23 26 21 15ZM21 15L2 43L16 52L23 42M79 15L98 43L84 52L77 42"/><path fill="#1a1d1c" d="M27 98H73L80 128L54 131L50 112L46 131L20 128Z"/><path fill="#f6f7f2" d="M27 98L20 128L24 128.5L30.5 98ZM73 98L80 128L76 128.5L69.5 98Z"/><path fill="#f6f7f2" d="M27 138H43L41 170H29ZM57 138H73L71 170H59Z"/><path fill="#c4202b" d="M27 138H43L42.6 144H27.4ZM57 138H73L72.6 144H57.4Z"/><path fill="none" stroke="#5b635f" stroke-width="1.5" stroke-linejoin="round" d="M27 98H73L80 128L54 131L50 112L46 131L20 128ZM27 138H43L41 170H29ZM57 138H73L71 170H59Z"/><g transform="translate(36.66 41.12)scale(0.92)" fill="none" stroke-linecap="square"><g stroke="#ffffff" stroke-width="11"><path d="M1 4L4 0H6V28"/><path transform="translate(15)" d="M3 0H11L14 3V25L11 28H3L0 25V3Z"/></g><g stroke="#c4202b" stroke-width="6"><path d="M1 4L4 0H6V28"/><path transform="translate(15)" d="M3 0H11L14 3V25L11 28H3L0 25V3Z"/></g></g></svg>"`,
    );
  });

  test('bears a number in the colour with the best contrast, or in the given one', () => {
    expect(kitSvg(preset('t18-casa'), { number: 9 })).toContain('<g stroke="#ffffff" stroke-width="6">');
    expect(kitSvg(preset('t18-casa'), { number: 9, numberColour: '#f4c21c' })).toContain(
      '<g stroke="#f4c21c" stroke-width="6">',
    );
  });

  test('has a rim by theme', () => {
    expect(kitSvg(preset('t20-casa'), { theme: 'dark' })).toContain('stroke="#93a299"');
    expect(kitSvg(preset('t20-casa'), { theme: 'css' })).toContain('stroke="var(--kit-rim, #5b635f)"');
  });
});

describe('no kit is drawn', () => {
  const kit = preset('t01-casa');
  test.each([
    [
      'of an image that nobody designed',
      () => kitSvg({ ...kit, imageName: 't41-casa' }),
      'No kit is called "t41-casa"',
    ],
    ['of a name that every object has', () => kitSvg({ ...kit, imageName: 'toString' }), 'No kit is called "toString"'],
    ['in a colour that is none', () => kitSvg({ ...kit, primary: 'red' }), 'A colour reads #rrggbb, not "red"'],
    [
      'with a number colour that is none',
      () => kitSvg(kit, { number: 1, numberColour: '' }),
      'A colour reads #rrggbb, not ""',
    ],
  ])('%s', (_, draw, message) => {
    expect(draw).toThrow(new RangeError(message));
  });

  test.each([0, 100, 1.5, -1, Number.NaN])('with the number %s', (number) => {
    expect(() => kitSvg(kit, { number })).toThrow(RangeError);
  });
});
