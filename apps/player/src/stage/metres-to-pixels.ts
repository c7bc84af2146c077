/** From metres of the pitch to pixels of the canvas, lying down on a wide stage and upright on a narrow one. */

/** Metres around the pitch that are shown, and its measures. */
const MARGIN = 4.5;
const LENGTH = 105;
const WIDTH = 68;

export interface PitchView {
  readonly orientation: 'landscape' | 'portrait';
  /** Pixels a metre. */
  readonly scale: number;
  /** Pixels of the drawing, and where it begins. */
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
}

/** The largest pitch that fits into so many pixels. Upright, the home side attacks upwards. */
export function viewFor(width: number, height: number): PitchView {
  const orientation = width >= height ? 'landscape' : 'portrait';
  const [across, down] = orientation === 'landscape' ? [LENGTH, WIDTH] : [WIDTH, LENGTH];
  const scale = Math.min(width / (across + 2 * MARGIN), height / (down + 2 * MARGIN));
  const [drawnWidth, drawnHeight] = [scale * (across + 2 * MARGIN), scale * (down + 2 * MARGIN)];
  return {
    orientation,
    scale,
    width: drawnWidth,
    height: drawnHeight,
    left: (width - drawnWidth) / 2,
    top: (height - drawnHeight) / 2,
  };
}

/** Pixels from the left for a position in metres from the home side's goal line (x) and from its left touchline (y). */
export function pixelX({ orientation, scale, left }: PitchView, x: number, y: number): number {
  return left + (MARGIN + (orientation === 'landscape' ? x : y)) * scale;
}

/** Pixels from the top. */
export function pixelY({ orientation, scale, top }: PitchView, x: number, y: number): number {
  return top + (MARGIN + (orientation === 'landscape' ? y : LENGTH - x)) * scale;
}

/** How wide a player is drawn, in pixels: more than life, so that his number can be read. */
export function playerSize({ scale }: PitchView): number {
  return Math.max(17, Math.min(44, scale * 3.5));
}
