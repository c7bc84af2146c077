import { EMBLEM_BORDERS, EMBLEM_PATTERNS, EMBLEM_SHAPES } from '@mundo-manager/rules/club-creation';
import { describe, expect, test } from 'vitest';
import { pathBounds } from '../../scripts/path-bounds.ts';
import { BORDERS } from './borders.ts';
import { drawEmblem } from './draw-emblem.ts';
import { emblemContrast } from './emblem-contrast.ts';
import { emblemSvg } from './emblem-svg.ts';
import { EMBLEM_OUTLINES } from './outlines.ts';
import { FIELDS } from './pattern-areas.ts';

const STAR = 'M256 40l60 150h150l-120 95 50 160-140-95-140 95 50-160L46 190h150z';
const emblem = {
  shape: 7,
  symbol: 55,
  pattern: 1,
  border: 3,
  primary: '#0b6e4f',
  secondary: '#ffffff',
  tertiary: '#f2c14e',
};

describe('an emblem', () => {
  test('is drawn from its field to its border', () => {
    expect(drawEmblem(emblem, STAR, { size: 96, title: 'Vila & Cia' })).toMatchInlineSnapshot(
      `"<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 104 116" width="96" height="107.08" role="img"><title>Vila &amp; Cia</title><path fill="#0b6e4f" d="M50 10A46 46 0 1 1 50 102A46 46 0 1 1 50 10Z"/><clipPath id="emblem-field"><path d="M50 10A46 46 0 1 1 50 102A46 46 0 1 1 50 10Z"/></clipPath><path clip-path="url(#emblem-field)" fill="#ffffff" d="M50 0H100V112H50Z"/><path transform="translate(18 24)scale(0.1250)" fill="#f2c14e" d="M256 40l60 150h150l-120 95 50 160-140-95-140 95 50-160L46 190h150z"/><path fill="none" stroke="#a87408" stroke-width="6" stroke-linejoin="round" d="M50 10A46 46 0 1 1 50 102A46 46 0 1 1 50 10Z"/><path fill="none" stroke="#ffd75a" stroke-width="1.8" stroke-linejoin="round" d="M50 10A46 46 0 1 1 50 102A46 46 0 1 1 50 10Z"/></svg>"`,
    );
  });

  test('has one border line and a larger symbol up to 24 pixels, or when asked for', () => {
    const small = drawEmblem(emblem, STAR, { size: 24 });
    expect(small).toMatchInlineSnapshot(
      `"<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 104 116" width="24" height="26.77" aria-hidden="true"><path fill="#0b6e4f" d="M50 10A46 46 0 1 1 50 102A46 46 0 1 1 50 10Z"/><clipPath id="emblem-field"><path d="M50 10A46 46 0 1 1 50 102A46 46 0 1 1 50 10Z"/></clipPath><path clip-path="url(#emblem-field)" fill="#ffffff" d="M50 0H100V112H50Z"/><path transform="translate(14.16 20.16)scale(0.1400)" fill="#f2c14e" d="M256 40l60 150h150l-120 95 50 160-140-95-140 95 50-160L46 190h150z"/><path fill="none" stroke="#a87408" stroke-width="7" stroke-linejoin="round" d="M50 10A46 46 0 1 1 50 102A46 46 0 1 1 50 10Z"/></svg>"`,
    );
    expect(drawEmblem(emblem, STAR, { size: 24, detail: 'full' })).toContain('#ffd75a');
    expect(drawEmblem(emblem, STAR, { size: 25 })).toContain('#ffd75a');
    expect(drawEmblem(emblem, STAR, { detail: 'small' })).not.toContain('#ffd75a');
  });

  test('has a rim on dark pages, so that a black border does not sink', () => {
    expect(drawEmblem(emblem, STAR)).not.toContain('stroke-width="8.5"');
    expect(drawEmblem(emblem, STAR, { theme: 'dark' })).toContain('stroke="#67706b" stroke-width="8.5"');
    expect(drawEmblem(emblem, STAR, { theme: 'css' })).toContain('stroke="var(--emblem-rim, none)"');
  });

  test('is drawn without a symbol while it has none', () => {
    expect(drawEmblem(emblem, '')).not.toContain('#f2c14e');
  });

  test('has the symbol that the rules number', () => {
    expect(emblemSvg({ ...emblem, symbol: 78 })).toContain('fill="#f2c14e"');
    expect(emblemSvg({ ...emblem, symbol: 78 })).not.toBe(emblemSvg({ ...emblem, symbol: 77 }));
  });
});

describe('there is a drawing for every part of an emblem in the rules (R-CLU-7, R-CLU-8)', () => {
  test('for shapes, patterns and borders', () => {
    expect(EMBLEM_OUTLINES).toHaveLength(EMBLEM_SHAPES.length);
    expect(FIELDS).toHaveLength(EMBLEM_PATTERNS.length);
    expect(BORDERS).toHaveLength(EMBLEM_BORDERS.length);
  });

  test('no two look alike', () => {
    const drawn = EMBLEM_OUTLINES.flatMap((_, shape) =>
      FIELDS.flatMap((__, pattern) =>
        BORDERS.map((___, border) => drawEmblem({ ...emblem, shape, pattern, border }, STAR)),
      ),
    );
    expect(new Set(drawn).size).toBe(11 * 4 * 5);
  });

  test.each(EMBLEM_SHAPES.map((name, index) => [name, index] as const))('%s leaves room for its border', (_, index) => {
    const { left, top, right, bottom } = pathBounds(EMBLEM_OUTLINES[index]?.path ?? '');
    expect(left).toBeGreaterThanOrEqual(4);
    expect(right).toBeLessThanOrEqual(96);
    expect(top).toBeGreaterThanOrEqual(4);
    expect(bottom).toBeLessThanOrEqual(108);
  });
});

describe('the contrast of a symbol', () => {
  test('is the lowest with a colour behind it', () => {
    expect(emblemContrast({ ...emblem, tertiary: '#000000', primary: '#ffffff', secondary: '#777777' })).toBeCloseTo(
      4.69,
      2,
    );
    expect(emblemContrast({ ...emblem, tertiary: '#ffffff', primary: '#000000', secondary: '#ffffff' })).toBe(1);
  });

  test('ignores the second colour of a plain emblem', () => {
    expect(
      emblemContrast({ ...emblem, pattern: 3, tertiary: '#ffffff', primary: '#000000', secondary: '#ffffff' }),
    ).toBe(21);
  });
});

describe('no emblem is drawn', () => {
  test.each([
    ['of a shape beyond the table', { shape: 11 }, 'There is no emblem shape 11'],
    ['of half a shape', { shape: 0.5 }, 'There is no emblem shape 0.5'],
    ['of a symbol beyond the table', { symbol: 90 }, 'There is no emblem symbol 90'],
    ['of a pattern before the table', { pattern: -1 }, 'There is no emblem pattern -1'],
    ['of a border beyond the table', { border: 5 }, 'There is no emblem border 5'],
    ['in a colour by name', { primary: 'green' }, 'A colour reads #rrggbb, not "green"'],
    [
      'in a colour that closes the attribute',
      { secondary: '#ffffff"/>' },
      'A colour reads #rrggbb, not "#ffffff\\"/>"',
    ],
    ['in a short colour', { tertiary: '#fff' }, 'A colour reads #rrggbb, not "#fff"'],
  ])('%s', (_, changes, message) => {
    expect(() => emblemSvg({ ...emblem, ...changes })).toThrow(new RangeError(message));
  });

  test('with ids that no document can have, or in no size', () => {
    expect(() => emblemSvg(emblem, { idPrefix: '1"' })).toThrow(RangeError);
    expect(() => emblemSvg(emblem, { size: 0 })).toThrow(RangeError);
    expect(() => emblemSvg(emblem, { size: Number.NaN })).toThrow(RangeError);
  });
});
