/** A row of the calibration: a figure of real football, and how ours is computed. */
import type { SampleData } from '../sample-data.ts';
import type { SampleName } from '../samples.ts';

/** Lowest and highest value that a figure may have. */
export type Band = readonly [low: number, high: number];

/**
 * `events`: the five large European leagues of 2017/18 (L. Pappalardo et al., Scientific Data 6, 236 (2019), CC BY
 * 4.0). `results`: theirs of 2021/22 to 2025/26, and of the Brasileirão. `estimate`: general figures of tracking data;
 * reported only.
 */
type Source = 'events' | 'results' | 'estimate';

export interface Row {
  readonly section: '1.1' | '1.2' | '1.3' | '1.4';
  readonly name: string;
  readonly samples: readonly SampleName[];
  readonly source: Source;
  /** Must be inside; of the others nine in ten. */
  readonly bold?: true;
  /** As it is in real football, one text for all figures. */
  readonly real: string;
  /** One a figure. */
  readonly bands: readonly Band[];
  /** Other bands for a sample. */
  readonly bandsOf?: Partial<Readonly<Record<SampleName, readonly Band[]>>>;
  /** The figures. NaN where the sample is too small to have one. */
  readonly measure: (data: SampleData) => readonly number[];
  /** Standard errors where the jackknife over pieces does not fit: figures of whole seasons. */
  readonly errors?: (data: SampleData) => readonly number[];
}

/** Bands of the same width around each value. */
export function around(values: readonly number[], width: number): Band[] {
  return values.map((value) => [value - width, value + width]);
}

/** Bands of a share of each value around it, of `least` where that is wider. */
export function within(values: readonly number[], share: number, least = 0): Band[] {
  return values.map((value) => {
    const width = Math.max(least, Math.abs(value) * share);
    return [value - width, value + width];
  });
}

export const ANY: Band = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
