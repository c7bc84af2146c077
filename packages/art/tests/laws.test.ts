/** What holds for every drawing. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { svgDataUri } from '../src/index.ts';
import { drawings } from './drawings.ts';
import { idsIn, parseDrawing, referencesIn } from './xml.ts';

describe('every emblem, kit and pitch', () => {
  test('is well-formed XML with the title as its only text', () => {
    fc.assert(
      fc.property(drawings, ({ options, draw }) => {
        const { elements, text } = parseDrawing(draw());
        expect(elements[0]?.name).toBe('svg');
        expect(elements[0]?.attributes.xmlns).toBe('http://www.w3.org/2000/svg');
        expect(text).toBe(legible(options.title ?? ''));
      }),
      { numRuns: 500 },
    );
  });

  test('has no number that is none, no image, no filter, no script and nothing from elsewhere', () => {
    fc.assert(
      fc.property(drawings, ({ options, draw }) => {
        const svg = draw();
        expect(svg.replace(/<title>.*<\/title>/su, '')).not.toMatch(/NaN|Infinity|undefined|null/);
        for (const { name, attributes } of parseDrawing(svg).elements) {
          expect(['svg', 'title', 'g', 'path', 'clipPath']).toContain(name);
          expect(Object.keys(attributes).filter((attribute) => /^on|href|style|filter/.test(attribute))).toEqual([]);
        }
        if (options.theme !== 'css') expect(svg).not.toContain('var(');
      }),
    );
  });

  test('is the same whenever it is drawn', () => {
    fc.assert(
      fc.property(drawings, ({ draw }) => {
        const first = draw();
        expect(draw()).toBe(first);
      }),
    );
  });

  test('refers to its own ids only, each given once, all with the prefix', () => {
    fc.assert(
      fc.property(drawings, ({ options, draw }) => {
        const drawing = parseDrawing(draw());
        const ids = idsIn(drawing);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids).toEqual(expect.arrayContaining(referencesIn(drawing)));
        const prefix = 'idPrefix' in options ? options.idPrefix : undefined;
        for (const id of ids) expect(id.startsWith(`${prefix ?? ''}`)).toBe(true);
      }),
    );
  });

  test('is read out by its title, or not at all', () => {
    fc.assert(
      fc.property(drawings, ({ options, draw }) => {
        const attributes = parseDrawing(draw()).elements[0]?.attributes;
        expect(attributes?.role).toBe(options.title === undefined ? undefined : 'img');
        expect(attributes?.['aria-hidden']).toBe(options.title === undefined ? 'true' : undefined);
      }),
    );
  });

  test('survives as an address of ASCII characters that mean nothing in HTML', () => {
    fc.assert(
      fc.property(drawings, ({ draw }) => {
        const svg = draw();
        const uri = svgDataUri(svg);
        expect(uri).toMatch(/^data:image\/svg\+xml,[ !$-~]+$/);
        expect(uri).not.toMatch(/["#<>&]/);
        const body = decodeURIComponent(uri.slice('data:image/svg+xml,'.length));
        expect(parseDrawing(body)).toEqual(parseDrawing(svg));
      }),
    );
  });
});

/** The title as XML can carry it: without control characters and halves of characters, line ends as one. */
function legible(title: string): string {
  return title.replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '').replace(/\r\n?/g, '\n');
}
