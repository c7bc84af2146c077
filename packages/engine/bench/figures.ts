/** Warm-up matches: after them V8 has compiled the hot code of a match. */
export const WARM_UP = 40;

/** A figure beside its budget. */
export interface BenchFigure {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** Inside from here on, up to there; no limit where left out. */
  readonly atLeast?: number;
  readonly atMost?: number;
}

export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? Number.NaN;
}

/** Prints the figures, and answers whether all are inside their budgets. */
export function printFigures(title: string, figures: readonly BenchFigure[]): boolean {
  console.log(`\n${title}`);
  for (const figure of figures) {
    const { what, value, unit, atLeast, atMost } = figure;
    const budget = [
      atLeast === undefined ? '' : `at least ${atLeast}`,
      atMost === undefined ? '' : `at most ${atMost}`,
    ];
    const shown = `${value.toFixed(value >= 100 ? 0 : 2)} ${unit}`;
    const judged = budget.join('') === '' ? '' : `${budget.join('')}: ${isInside(figure) ? 'inside' : 'OUTSIDE'}`;
    console.log(`  ${what.padEnd(44)}${shown.padStart(16)}   ${judged}`.trimEnd());
  }
  return figures.every(isInside);
}

function isInside({
  value,
  atLeast = Number.NEGATIVE_INFINITY,
  atMost = Number.POSITIVE_INFINITY,
}: BenchFigure): boolean {
  return value >= atLeast && value <= atMost;
}
