import type { Category } from '@mundo-manager/rules';
import { svgDocument } from '../svg/document.ts';
import { type DrawingTheme, themed } from '../svg/theme.ts';
import { GROUND, GROUNDS } from './grounds.ts';
import { GOALS, PITCH_LINES, SPOTS } from './lines.ts';
import { PALETTE } from './palette.ts';

/** The part of the pitch's length to show, in metres from the opponents' goal line. */
export interface PitchCrop {
  readonly from: number;
  readonly to: number;
}

/** What a wide and a narrow screen show of a team's own pitch; the whole is 5 metres more than the pitch on every side. */
export const PITCH_CROPS = {
  whole: { from: -5, to: 110 },
  laptop: { from: 21, to: 110 },
  phone: { from: 6, to: 110 },
} as const satisfies Readonly<Record<string, PitchCrop>>;

/** How a pitch is drawn. */
export interface PitchOptions {
  /** The ground follows the club's category. */
  readonly category: Category;
  /** 'portrait' attacks upwards, 'landscape' to the right. Default 'portrait'. */
  readonly orientation?: 'portrait' | 'landscape';
  /** Default: the whole pitch. */
  readonly crop?: PitchCrop;
  /** Width in CSS pixels. Without it, the drawing covers what holds it. */
  readonly size?: number;
  /** A name to read out. Without it, the drawing is decoration. */
  readonly title?: string;
  /** Default 'light'; 'css' for drawings inside a page. */
  readonly theme?: DrawingTheme;
}

/**
 * A pitch as SVG, one unit a metre: portrait 68 × 105 with the opponents' goal at y = 0, landscape 105 × 68 with the
 * own goal at x = 0. Throws a RangeError for an invalid crop.
 */
export function pitchSvg(options: PitchOptions): string {
  const { category, orientation = 'portrait', crop = PITCH_CROPS.whole, size, title, theme = 'light' } = options;
  const { from, to } = crop;
  if (!(from >= GROUND.top && to <= GROUND.top + GROUND.length && from < to)) {
    throw new RangeError(`There is no pitch from ${from} to ${to} metres`);
  }
  // A level of another world has no ground of its own.
  const ground = GROUNDS[category] ?? GROUNDS.Pro;
  const drawing = ground((colour) => themed(PALETTE[colour], theme)) + lime(category, theme);
  return orientation === 'portrait'
    ? svgDocument(
        { viewBox: [GROUND.left, from, GROUND.width, to - from], size, title, preserveAspectRatio: 'xMidYMid slice' },
        drawing,
      )
    : svgDocument(
        {
          viewBox: [105 - to, GROUND.left, to - from, GROUND.width],
          size,
          title,
          preserveAspectRatio: 'xMidYMid slice',
        },
        `<g transform="matrix(0 1 -1 0 105 0)">${drawing}</g>`,
      );
}

/** At Várzea lime is laid by hand, thicker and worn here and there: a faint line under a strong broken one. */
function lime(category: Category, theme: DrawingTheme): string {
  const byHand = category === 'Várzea';
  const lines = byHand
    ? `<path stroke-opacity=".62" d="${PITCH_LINES}"/><path stroke-opacity=".8" stroke-dasharray="17 2.2 9 1.4 26 3" d="${PITCH_LINES}"/>`
    : `<path d="${PITCH_LINES}"/>`;
  return `<g fill="none" stroke="${themed(PALETTE.lime, theme)}" stroke-width="${byHand ? 0.55 : 0.42}">${lines}<path d="${GOALS}"/><path stroke-width="1.1" stroke-linecap="round" d="${SPOTS}"/></g>`;
}
