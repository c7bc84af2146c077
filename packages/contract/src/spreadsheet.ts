/** Tables as a spreadsheet in Portuguese opens them: semicolons, since the comma is the decimal one, and a mark that says UTF-8. R-FMT-6 */

/** The content of a cell; null for an empty one. */
export type Cell = string | number | null;

const MARK = '\uFEFF';
/** Texts that a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;
let decimal: Intl.NumberFormat | undefined;

/** A head and rows as the text of a .csv file. Numbers keep two decimals at most, and no text begins a formula. R-FMT-6 */
export function spreadsheet(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return MARK + [head, ...rows].map((row) => `${row.map(written).join(';')}\r\n`).join('');
}

function written(cell: Cell): string {
  if (cell === null) return '';
  decimal ??= new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2, useGrouping: false });
  if (typeof cell === 'number') return decimal.format(cell);
  const harmless = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
