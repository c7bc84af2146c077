import { linearChannels } from './linear.ts';

/** Relative luminance as WCAG 2 defines it, 0 (black) to 1 (white). */
function luminance(colour: string): number {
  const [red, green, blue] = linearChannels(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours '#rrggbb' as WCAG 2 defines it, 1 to 21. Throws a RangeError for any other text. */
export function contrastRatio(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}
