/** Drawings are sent by the dozen, and the code that draws them to every visitor. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { CATEGORIES } from '@mundo-manager/rules';
import { EMBLEM_SYMBOLS, KIT_PRESETS } from '@mundo-manager/rules/club-creation';
import { describe, expect, test } from 'vitest';
import { emblemSvg, kitSvg, pitchSvg } from '../src/index.ts';

const emblem = { shape: 4, pattern: 0, border: 3, primary: '#0b6e4f', secondary: '#ffffff', tertiary: '#f2c14e' };
const emblems = EMBLEM_SYMBOLS.map((_, symbol) => emblemSvg({ ...emblem, symbol }, { size: 96, title: 'Analândia' }));

describe('drawings stay small', () => {
  test('nine of ten emblems within 2.5 kB, the most intricate within 3.5', () => {
    const sizes = emblems.map((svg) => svg.length).sort((a, b) => a - b);
    expect(sizes[80]).toBeLessThanOrEqual(2500);
    expect(sizes.at(-1)).toBeLessThanOrEqual(3500);
  });

  test('every kit within 3 kB, with number, shorts and socks', () => {
    const sizes = KIT_PRESETS.map(
      (kit) => kitSvg(kit, { view: 'full', number: 88, size: 96, title: 'Analândia' }).length,
    );
    expect(Math.max(...sizes)).toBeLessThanOrEqual(3000);
  });

  test('every pitch within 4 kB', () => {
    const sizes = CATEGORIES.map((category) => pitchSvg({ category, size: 600 }).length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(4000);
  });

  test('the symbols within 34 kB gzipped', () => {
    const paths = readFileSync(resolve(import.meta.dirname, '../src/symbols/paths.ts'));
    expect(gzipSync(paths).length).toBeLessThanOrEqual(34_000);
  });
});
