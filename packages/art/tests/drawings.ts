/** Every drawing there can be, for laws. */
import { CATEGORIES } from '@mundo-manager/rules';
import {
  EMBLEM_BORDERS,
  EMBLEM_PATTERNS,
  EMBLEM_SHAPES,
  EMBLEM_SYMBOLS,
  KIT_PRESETS,
} from '@mundo-manager/rules/club-creation';
import fc from 'fast-check';
import { emblemSvg, kitSvg, pitchSvg } from '../src/index.ts';

export const colours = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const themes = fc.constantFrom('light', 'dark', 'css');
const titles = fc.string({ unit: 'binary', maxLength: 30 });
const sizes = fc.double({ min: 0.01, max: 4000, noNaN: true });
const prefixes = fc.stringMatching(/^[a-zA-Z_][\w-]{0,9}$/);
const framed = { size: sizes, title: titles, theme: themes };

const emblems = fc.record({
  shape: fc.nat(EMBLEM_SHAPES.length - 1),
  symbol: fc.nat(EMBLEM_SYMBOLS.length - 1),
  pattern: fc.nat(EMBLEM_PATTERNS.length - 1),
  border: fc.nat(EMBLEM_BORDERS.length - 1),
  primary: colours,
  secondary: colours,
  tertiary: colours,
});
const emblemOptions = fc.record(
  { ...framed, idPrefix: prefixes, detail: fc.constantFrom('full', 'small') },
  { requiredKeys: [] },
);

/** Presets in any colours, should the rules repaint them. */
export const kits = fc
  .tuple(fc.constantFrom(...KIT_PRESETS), colours, colours, colours)
  .map(([kit, primary, secondary, tertiary]) => ({ ...kit, primary, secondary, tertiary }));
const kitOptions = fc.record(
  {
    ...framed,
    idPrefix: prefixes,
    view: fc.constantFrom('shirt', 'full'),
    number: fc.integer({ min: 1, max: 99 }),
    numberColour: colours,
  },
  { requiredKeys: [] },
);

const pitches = fc.record(
  {
    ...framed,
    category: fc.constantFrom(...CATEGORIES),
    orientation: fc.constantFrom('portrait', 'landscape'),
    crop: fc
      .tuple(fc.integer({ min: -5, max: 50 }), fc.integer({ min: 51, max: 110 }))
      .map(([from, to]) => ({ from, to })),
  },
  { requiredKeys: ['category'] },
);

/** A drawing with the call that makes it. */
export const drawings = fc.oneof(
  fc.tuple(emblems, emblemOptions).map(([emblem, options]) => ({ options, draw: () => emblemSvg(emblem, options) })),
  fc.tuple(kits, kitOptions).map(([kit, options]) => ({ options, draw: () => kitSvg(kit, options) })),
  pitches.map((options) => ({ options, draw: () => pitchSvg(options) })),
);
