/** Curves in a terminal: a line of block characters for each category. */
import { mean } from './accounts.ts';
import type { SeasonCurve } from './curves.ts';
import { range } from './figures.ts';

const BLOCKS = '▁▂▃▄▅▆▇█';
/** Columns of a line; longer runs are drawn by the means of several seasons. */
const WIDTH = 50;

/** A line for each category of each curve: its least and greatest value, and its way between them. */
export function sparklines(curves: readonly SeasonCurve[]): string[] {
  return curves.flatMap(({ title, unit, lines }) => [
    `${title}, ${unit}:`,
    ...lines.map(({ category, values }) => {
      const shown = shortened(values);
      const ends = [Math.min(...values), Math.max(...values)].map((value) => value.toFixed(2).padStart(8));
      return `    ${category.padEnd(10)}${ends.join('')}  ${blocks(shown)}`;
    }),
  ]);
}

/** The values by a block each; a flat line is of the lowest. */
function blocks(values: readonly number[]): string {
  const [least, greatest] = [Math.min(...values), Math.max(...values)];
  const step = (greatest - least) / BLOCKS.length || 1;
  return values.map((value) => BLOCKS[Math.min(BLOCKS.length - 1, Math.floor((value - least) / step))]).join('');
}

/** At most `WIDTH` values: the means of stretches as long as one another, within a season. */
function shortened(values: readonly number[]): number[] {
  const width = Math.min(WIDTH, values.length);
  const start = (column: number) => Math.round((column * values.length) / width);
  return range(0, width - 1).map((column) => mean(values.slice(start(column), start(column + 1))));
}
