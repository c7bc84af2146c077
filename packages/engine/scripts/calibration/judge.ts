/** Whether the figures of a row are inside their bands. */
import type { Band, Row } from './rows/row.ts';
import { jackknifeErrors, mergedData, type SampleData, withoutEachPiece } from './sample-data.ts';
import type { SampleName } from './samples.ts';
import { grouped } from './statistics.ts';

/** A band is widened by this many standard errors on either side. */
const ERRORS = 2;

export interface RowFigure {
  readonly ours: number;
  /** Standard error. */
  readonly error: number;
  readonly band: Band;
  readonly inside: boolean;
}

/** A row on one of its samples. `measured` is false where the sample is too small, or the engine has nothing of the kind. */
export interface JudgedRow {
  readonly row: Row;
  readonly sample: SampleName;
  readonly figures: readonly RowFigure[];
  readonly measured: boolean;
  readonly inside: boolean;
}

/** Every row that a sample is for, judged on it. */
export function judgeSample(rows: readonly Row[], sample: SampleName, chunks: readonly SampleData[]): JudgedRow[] {
  const whole = mergedData(chunks);
  const parts = withoutEachPiece(chunks, whole);
  return rows
    .filter(({ samples }) => samples.includes(sample))
    .map((row) => {
      const errors = row.errors?.(whole) ?? jackknifeErrors(parts.map((part) => row.measure(part)));
      return judgeRow(row, sample, row.measure(whole), errors);
    });
}

export function judgeRow(row: Row, sample: SampleName, ours: readonly number[], errors: readonly number[]): JudgedRow {
  const bands = row.bandsOf?.[sample] ?? row.bands;
  const figures = bands.map((band, at): RowFigure => {
    const [value, error] = [ours[at] ?? Number.NaN, errors[at] ?? 0];
    const slack = ERRORS * (Number.isFinite(error) ? error : 0);
    return { ours: value, error, band, inside: value >= band[0] - slack && value <= band[1] + slack };
  });
  return {
    row,
    sample,
    figures,
    measured: figures.every((figure) => !Number.isNaN(figure.ours)),
    inside: figures.every(({ inside }) => inside),
  };
}

/** Rows inside in all their samples. Rows by estimate decide nothing and are left out. */
export interface CalibrationVerdict {
  readonly bold: { readonly inside: number; readonly all: number };
  readonly others: { readonly inside: number; readonly all: number };
  /** Every bold row is inside, and nine in ten of the others. */
  readonly accepted: boolean;
}

export function calibrationVerdict(judged: readonly JudgedRow[]): CalibrationVerdict {
  const rows = grouped(judged, ({ row }) => row);
  const deciding = rows.filter(([first]) => first?.row.source !== 'estimate');
  const count = (bold: boolean) => {
    const ofKind = deciding.filter(([first]) => (first?.row.bold ?? false) === bold);
    return { inside: ofKind.filter((each) => each.every(({ inside }) => inside)).length, all: ofKind.length };
  };
  const [bold, others] = [count(true), count(false)];
  return { bold, others, accepted: bold.inside === bold.all && others.inside >= 0.9 * others.all };
}
