/** The symbols' table as TypeScript, from the icon set that the rules name them in. */
import { resolve } from 'node:path';
import { icons as iconSet } from '@iconify-json/game-icons';
import { EMBLEM_SYMBOLS } from '@mundo-manager/rules/club-creation';
import svgpath from 'svgpath';
import { pathBounds } from './path-bounds.ts';
import { plainPath } from './plain-path.ts';

export const PATHS_FILE = resolve(import.meta.dirname, '../src/symbols/paths.ts');

const BOX = 512;
const { icons, width, height } = iconSet;
if (width !== BOX || height !== BOX) throw new Error('The icons no longer come in the same box');

export function symbolPathsModule(): string {
  const rows = EMBLEM_SYMBOLS.map((name) => `  /* ${name} */ '${symbolPath(name)}',\n`);
  return `// Written by npm run generate; do not edit.

// biome-ignore format: one symbol a row
/** The paths of EMBLEM_SYMBOLS, in that order, in a box of 512: icons of game-icons.net, CC BY 3.0, by the authors in SYMBOL_AUTHORS. */
export const EMBLEM_SYMBOL_PATHS: readonly string[] = [
${rows.join('')}];
`;
}

/**
 * The icon in the middle of its box, filling it; in whole units, which are a tenth of a pixel in the largest emblem of the pages
 * and half the size of the original.
 */
function symbolPath(name: string): string {
  const path = /^<path fill="currentColor" d="([^"']+)"\/>$/.exec(icons[name]?.body ?? '')?.[1];
  if (path === undefined) throw new Error(`The icon ${name} is gone, or more than one path`);
  const { left, top, right, bottom } = pathBounds(path);
  const [wide, high] = [right - left, bottom - top];
  // A square seems larger than a strip of the same length: its diagonal counts.
  const scale = Math.min(BOX / Math.max(wide, high), (BOX * 1.3) / Math.hypot(wide, high));
  const placed = svgpath(path)
    .translate(-(left + right) / 2, -(top + bottom) / 2)
    .scale(scale)
    .translate(BOX / 2, BOX / 2)
    .rel()
    .round(0)
    .toString();
  return plainPath(placed);
}
