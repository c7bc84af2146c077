/** The patterns of a shirt's body, as paths in its box of 100 × 100; the body cuts them. */
import { shortNumber } from '../svg/document.ts';

interface PatternDrawing {
  /** Painted in the second colour over the first. */
  readonly mark: (count: number) => string;
  /** Painted in the third colour over both. */
  readonly edge?: string;
  /** How many stripes there are where the design doesn't say. */
  readonly count?: number;
  /** How much of the body the mark covers. */
  readonly share: number;
  /** Whether the shirt number lies on the mark too. */
  readonly underNumber: boolean;
}

const fixed = (path: string) => () => path;

export const SHIRT_PATTERNS = {
  plain: { mark: fixed(''), share: 0, underNumber: false },
  stripes: { mark: stripes, count: 7, share: 0.43, underNumber: true },
  hoops: { mark: hoops, count: 7, share: 0.44, underNumber: true },
  pinstripes: { mark: pinstripes, count: 11, share: 0.21, underNumber: true },
  chequers: { mark: chequers, share: 0.5, underNumber: true },
  sash: { mark: fixed('M10 16L24 2L92 84L78 98Z'), share: 0.33, underNumber: true },
  halves: { mark: fixed('M50 0H100V100H50Z'), share: 0.5, underNumber: true },
  quarters: { mark: fixed('M50 0H100V50H50ZM0 50H50V100H0Z'), share: 0.5, underNumber: true },
  diagonal: { mark: fixed('M0 100L100 0V100Z'), share: 0.49, underNumber: true },
  chevron: { mark: fixed('M0 24L50 62L100 24V42L50 80L0 42Z'), share: 0.24, underNumber: true },
  band: {
    mark: fixed('M0 38H100V56H0Z'),
    edge: 'M0 36H100V38.4H0ZM0 55.6H100V58H0Z',
    share: 0.22,
    underNumber: true,
  },
  centre: {
    mark: fixed('M40 0H60V100H40Z'),
    edge: 'M38 0H40.4V100H38ZM59.6 0H62V100H59.6Z',
    share: 0.34,
    underNumber: true,
  },
  yoke: { mark: fixed('M0 0H100V26C80 34 66 36 50 36C34 36 20 34 0 26Z'), share: 0.27, underNumber: false },
  diamond: { mark: fixed('M50 26L70 52L50 78L30 52Z'), share: 0.23, underNumber: true },
  sides: {
    mark: fixed('M0 0H31C26 40 30 70 34 100H0ZM100 0H69C74 40 70 70 66 100H100Z'),
    share: 0.24,
    underNumber: false,
  },
  cross: { mark: fixed('M33 0H44V100H33ZM0 42H100V53H0Z'), share: 0.28, underNumber: true },
} as const satisfies Readonly<Record<string, PatternDrawing>>;

export type ShirtPattern = keyof typeof SHIRT_PATTERNS;

export function patternDrawing(pattern: ShirtPattern): PatternDrawing {
  return SHIRT_PATTERNS[pattern];
}

function stripes(count: number): string {
  const width = 60 / count;
  return every(count, (i) =>
    i % 2 ? `M${shortNumber(20 + i * width)} 0h${shortNumber(width)}V100h${shortNumber(-width)}z` : '',
  );
}

function hoops(count: number): string {
  const height = 90 / count;
  return every(count, (i) => (i % 2 ? `M0 ${shortNumber(8 + i * height)}H100v${shortNumber(height)}H0z` : ''));
}

function pinstripes(count: number): string {
  const gap = 60 / count;
  return every(count - 1, (i) => `M${shortNumber(19.4 + (i + 1) * gap)} 0h1.3V100h-1.3z`);
}

function chequers(): string {
  return every(8, (y) => every(6, (x) => ((x + y) % 2 ? `M${20 + x * 10} ${6 + y * 11.5}h10v11.5h-10z` : '')));
}

function every(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}
