/** npm run bench:rules: how long the rules take, what an item costs as the work grows, and the budgets beside it. */
import { CASES } from './cases.ts';
import { type Measurement, measure } from './measure.ts';

const COLUMNS: readonly { readonly title: string; readonly text: (row: Measurement) => string }[] = [
  { title: 'rule', text: ({ measured }) => measured.rule },
  { title: 'work', text: ({ measured }) => `${measured.items.toLocaleString('en')} ${measured.unit}` },
  { title: 'median', text: ({ median }) => duration(median) },
  { title: 'p99', text: ({ p99 }) => duration(p99) },
  { title: 'per item', text: ({ perItem }) => duration(perItem / 1e6) },
  { title: 'growth', text: ({ growth }) => `× ${growth.toFixed(2)}` },
  { title: 'budget', text: ({ measured }) => (measured.budget === undefined ? '' : duration(measured.budget)) },
  { title: '', text: (row) => verdict(row) },
];

const measurements = measure(CASES, 400, ({ rule, items, unit }) => {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${rule}, ${items} ${unit}`);
});
if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');

const lines = [COLUMNS.map(({ title }) => title), ...measurements.map((row) => COLUMNS.map(({ text }) => text(row)))];
const widths = COLUMNS.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
console.log(`Node ${process.version}. Growth: the cost of an item against the first row of the same rule.\n`);
for (const line of lines) {
  console.log(
    line
      .map((text, column) => (column < 2 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0)))
      .join('  '),
  );
}
process.exitCode = measurements.some((row) => verdict(row) === 'OVER') ? 1 : 0;

function verdict({ measured: { budget }, median }: Measurement): string {
  if (budget === undefined) return '';
  return median <= budget ? 'ok' : 'OVER';
}

function duration(milliseconds: number): string {
  if (milliseconds >= 1) return `${milliseconds.toFixed(1)} ms`;
  if (milliseconds >= 0.001) return `${(milliseconds * 1e3).toFixed(1)} µs`;
  return `${(milliseconds * 1e6).toFixed(0)} ns`;
}
