/** How far figures are outside their bands. */

/** A figure, its standard error and its band. */
export interface BandedFigure {
  readonly ours: number;
  readonly error: number;
  readonly low: number;
  readonly high: number;
}

/** A row counts at most so many band widths: one that is hopeless must not hide the others. */
const MOST = 3;

/**
 * Mean distance of a row's figures outside the band, in band widths. One standard error is tolerated; two of them are
 * the unit where they exceed the band, because luck must not weigh more. NaN without measurements.
 */
export function rowLoss(figures: readonly BandedFigure[]): number {
  const losses = figures.flatMap(({ ours, error, low, high }) => {
    if (!Number.isFinite(ours)) return [];
    const luck = Number.isFinite(error) ? error : 0;
    const outside = Math.max(0, low - ours - luck, ours - high - luck);
    return [Math.min(MOST, outside / Math.max(widthOf(low, high), 2 * luck, 1e-9))];
  });
  return losses.length === 0 ? Number.NaN : losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
}

/** Of a band with one end, what the end is from zero. */
function widthOf(low: number, high: number): number {
  if (Number.isFinite(low) && Number.isFinite(high)) return Math.abs(high - low);
  return Math.abs(Number.isFinite(low) ? low : high);
}
