/** Which emblems exist. */
import type { Emblem } from '../clubs/emblem.ts';
import type { RuleError } from '../core/errors.ts';
import { accept, type Result, refuse } from '../core/result.ts';
import { EMBLEM_BORDERS, EMBLEM_PATTERNS, EMBLEM_SHAPES, EMBLEM_SYMBOLS } from './emblem-parts.ts';

/** How many choices each part of an emblem offers. */
const CHOICES = {
  shape: EMBLEM_SHAPES.length,
  symbol: EMBLEM_SYMBOLS.length,
  pattern: EMBLEM_PATTERNS.length,
  border: EMBLEM_BORDERS.length,
} as const;

const COLOURS = ['primary', 'secondary', 'tertiary'] as const;
const HEX_COLOUR = /^#[0-9a-f]{6}$/i;

/**
 * The emblem, where every index is in its table and every colour reads '#rrggbb'. It comes from outside: other fields are left out.
 * Refusal: invalid-emblem, naming the first wrong field. R-CLU-10.
 */
export function validateEmblem(chosen: Emblem): Result<Emblem, RuleError<'club-creation/invalid-emblem'>> {
  const { shape, symbol, pattern, border, primary, secondary, tertiary } = chosen;
  const emblem: Emblem = { shape, symbol, pattern, border, primary, secondary, tertiary };
  const wrongPart = Object.entries(CHOICES).find(
    ([part, count]) => !isIndex(emblem[part as keyof typeof CHOICES], count),
  );
  const wrong = wrongPart?.[0] ?? COLOURS.find((colour) => !isColour(emblem[colour]));
  return wrong === undefined ? accept(emblem) : refuse('club-creation/invalid-emblem', { field: wrong });
}

function isIndex(value: number, count: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < count;
}

/** Asks for a text first: a pattern would read a list of one colour as that colour. */
function isColour(value: unknown): boolean {
  return typeof value === 'string' && HEX_COLOUR.test(value);
}
