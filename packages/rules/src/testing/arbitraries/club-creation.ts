/** Inputs of club creation: what people type, and emblems from the tables. */
import fc from 'fast-check';
import { EMBLEM_BORDERS, EMBLEM_PATTERNS, EMBLEM_SHAPES, EMBLEM_SYMBOLS } from '../../club-creation/emblem-parts.ts';
import type { Emblem } from '../../clubs/emblem.ts';

const LETTERS = [...'abcdefgilmnoprstuvxzABCEGMPRSTÁÂÃÇÉÊÍÓÔÕÚáâãçéêíóôõú019'];
const SPACES = [' ', '  ', '\t', '\u00a0'];
const OTHERS = ['!', '-', '\u0303', '😀', '𐐀'];

/** Up to 30 characters: mostly letters and digits, some spaces, now and then something else. */
export function typedNameArbitrary(): fc.Arbitrary<string> {
  const character = fc.oneof(
    { weight: 40, arbitrary: fc.constantFrom(...LETTERS) },
    { weight: 6, arbitrary: fc.constantFrom(...SPACES) },
    { weight: 1, arbitrary: fc.constantFrom(...OTHERS) },
  );
  return fc.array(character, { maxLength: 30 }).map((characters) => characters.join(''));
}

/** An emblem of parts and colours that exist. */
export function emblemArbitrary(): fc.Arbitrary<Emblem> {
  const index = (parts: readonly string[]) => fc.nat(parts.length - 1);
  const colour = fc.nat(0xff_ff_ff).map((rgb) => `#${rgb.toString(16).padStart(6, '0')}`);
  return fc.record({
    shape: index(EMBLEM_SHAPES),
    symbol: index(EMBLEM_SYMBOLS),
    pattern: index(EMBLEM_PATTERNS),
    border: index(EMBLEM_BORDERS),
    primary: colour,
    secondary: colour,
    tertiary: colour,
  });
}
