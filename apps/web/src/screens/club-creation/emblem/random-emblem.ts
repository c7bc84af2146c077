import { EMBLEM_BORDERS, EMBLEM_PATTERNS, EMBLEM_SHAPES, EMBLEM_SYMBOLS } from '@mundo-manager/rules/club-creation';
import type { Emblem } from '@mundo-manager/rules/clubs';
import { PAINTS } from './colours.ts';
import { isSymbolLost } from './is-symbol-lost.ts';

/** An emblem by chance to start from, in two different paints and one in which its symbol can be seen. */
export function randomEmblem(draw: () => number = Math.random): Emblem {
  const index = (count: number) => Math.floor(draw() * count);
  const [primary = '#12325e', ...others] = PAINTS.map(({ colour }) => ({ colour, order: draw() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ colour }) => colour);
  const field = {
    shape: index(EMBLEM_SHAPES.length),
    symbol: index(EMBLEM_SYMBOLS.length),
    pattern: index(EMBLEM_PATTERNS.length),
    border: index(EMBLEM_BORDERS.length),
    primary,
  };
  // No paint contrasts with both lime and blue: such pairs are skipped.
  const painted = others
    .flatMap((secondary) => others.map((tertiary) => ({ ...field, secondary, tertiary })))
    .find((emblem) => emblem.secondary !== emblem.tertiary && !isSymbolLost(emblem));
  return painted ?? { ...field, secondary: '#e3681c', tertiary: '#f6f7f2' };
}
