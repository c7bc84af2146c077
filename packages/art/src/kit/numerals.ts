/** Shirt numbers as strokes: no font to wait for, and the same in a page, in an image and in the match player. */
import { shortNumber } from '../svg/document.ts';

interface Numeral {
  /** Centre lines in a box 28 high. */
  readonly path: string;
  readonly width: number;
}

const STROKE = 6;
const GAP = 3;
const HEIGHT = 28;

// biome-ignore format: one digit a row
const NUMERALS: readonly Numeral[] = [
  { width: 14, path: 'M3 0H11L14 3V25L11 28H3L0 25V3Z' },
  { width: 6,  path: 'M1 4L4 0H6V28' },
  { width: 14, path: 'M0 5V3L3 0H11L14 3V10L0 25V28H14' },
  { width: 14, path: 'M0 5V3L3 0H11L14 3V11L11 14H6M11 14L14 17V25L11 28H3L0 25V23' },
  { width: 14, path: 'M11 28V0H8L0 18V20H14' },
  { width: 14, path: 'M14 0H0V12H11L14 15V25L11 28H3L0 25V23' },
  { width: 14, path: 'M14 5V3L11 0H3L0 3V25L3 28H11L14 25V16L11 13H0' },
  { width: 14, path: 'M0 0H14V3L5 28' },
  { width: 14, path: 'M3 14L0 11V3L3 0H11L14 3V11L11 14H3L0 17V25L3 28H11L14 25V17L11 14' },
  { width: 14, path: 'M14 15H3L0 12V3L3 0H11L14 3V25L11 28H3L0 25V23' },
];

/** The number (1 to 99) in its ink, around the given centre. Throws a RangeError for any other number. */
export function shirtNumber(
  value: number,
  ink: string,
  outline: string | undefined,
  [x, y]: readonly [number, number],
): string {
  if (!(Number.isInteger(value) && value >= 1 && value <= 99)) {
    throw new RangeError(`A shirt number is a whole number from 1 to 99, not ${value}`);
  }
  const digits = [...String(value)].flatMap((digit) => NUMERALS[Number(digit)] ?? []);
  const width = digits.reduce((sum, digit) => sum + digit.width, 0) + (digits.length - 1) * (STROKE + GAP);
  const scale = digits.length === 1 ? 1.08 : 0.92;
  let left = 0;
  const strokes = digits.map(({ path, width: own }) => {
    const placed = left === 0 ? `<path d="${path}"/>` : `<path transform="translate(${left})" d="${path}"/>`;
    left += own + STROKE + GAP;
    return placed;
  });
  const shape = strokes.join('');
  const halo = outline === undefined ? '' : `<g stroke="${outline}" stroke-width="${STROKE + 5}">${shape}</g>`;
  return `<g transform="translate(${shortNumber(x - (width / 2) * scale)} ${shortNumber(y - (HEIGHT / 2) * scale)})scale(${scale})" fill="none" stroke-linecap="square">${halo}<g stroke="${ink}" stroke-width="${STROKE}">${shape}</g></g>`;
}
