/** The rows as text. */
import type { CalibrationVerdict, JudgedRow, RowFigure } from './judge.ts';
import type { Band } from './rows/row.ts';

/** A line for the row, a line for each of its figures' parts: ours, standard error, band, real. */
export function rowText({ row, sample, figures, measured, inside }: JudgedRow): string {
  const verdict = inside ? 'inside' : measured ? 'OUTSIDE' : 'not measured';
  const note = row.source === 'estimate' ? ' (est.)' : '';
  const cells = figures.map((figure) => `${shown(figure.ours)}${figure.inside ? '' : '!'} ± ${shown(figure.error)}`);
  return [
    `${row.bold ? '*' : ' '} ${sample} ${row.name}${note}: ${verdict}`,
    `      ours ${cells.join(' | ')}`,
    `      band ${figures.map(({ band }) => bandText(band)).join(' | ')}`,
    `      real ${row.real}`,
  ].join('\n');
}

/** How many rows are inside, and the judgement. */
export function calibrationText({ bold, others, accepted }: CalibrationVerdict): string {
  const words = accepted ? 'accepted' : 'not accepted';
  return `${bold.inside} of ${bold.all} bold rows inside, ${others.inside} of ${others.all} others: ${words}`;
}

function bandText([low, high]: Band): string {
  return Number.isFinite(low) ? `${shown(low)}–${shown(high)}` : 'any';
}

/** Three digits that count. */
function shown(value: RowFigure['ours']): string {
  if (Number.isNaN(value)) return '–';
  const size = Math.abs(value);
  return value.toFixed(size >= 100 ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : 3);
}
