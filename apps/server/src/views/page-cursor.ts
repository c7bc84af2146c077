/** Where a page of a long list begins: the moment and the number of the last row of the page before, as one word. */
import { Refused } from '../commands/refusal.ts';

export interface PageCursor {
  readonly date: number;
  readonly number: number;
}

/** Default number of rows of a page. */
export const PAGE_SIZE = 50;

function formatCursor({ date, number }: PageCursor): string {
  return `${date}.${number}`;
}

/** Parses a cursor; throws Refused for any other word. */
export function parseCursor(word: string): PageCursor {
  const [, date, number] = /^(-?\d{1,15})\.(\d{1,15})$/.exec(word) ?? [];
  if (date === undefined || number === undefined) {
    throw new Refused('request/malformed', { part: 'query', path: 'before', problem: 'no page ends there' });
  }
  return { date: Number(date), number: Number(number) };
}

/** The first rows of a page of that size, and where the next one begins: null on the last page. Ask for one row more than fits. */
export function pageOf<Row>(
  rows: readonly Row[],
  size: number,
  cursorOf: (row: Row) => PageCursor,
): { readonly rows: readonly Row[]; readonly next: string | null } {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return { rows: page, next: rows.length > size && last !== undefined ? formatCursor(cursorOf(last)) : null };
}
