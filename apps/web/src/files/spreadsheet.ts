/** Tables as a spreadsheet in Portuguese opens them: semicolons, since the comma is the decimal one, and a mark that says UTF-8. */

/** What stands in a cell; null where there is nothing to say. */
export type Cell = string | number | null;

const MARK = '\uFEFF';
/** Texts that a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const DECIMAL = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2, useGrouping: false });

/** A head and rows as text, to be saved as a .csv file. Numbers keep two decimals at most. */
export function spreadsheet(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return MARK + [head, ...rows].map((row) => `${row.map(written).join(';')}\r\n`).join('');
}

function written(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return DECIMAL.format(cell);
  const harmless = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
