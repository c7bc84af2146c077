import type { ReactNode } from 'react';

/** A column of a DataTable. */
export interface TableColumn<Row> {
  readonly id: string;
  /** The head as the table shows it, perhaps an abbreviation. */
  readonly header: ReactNode;
  /** The head in full: for the phone’s sort select, the tooltip and screen readers. Needed where `header` is short or no text. */
  readonly title: string;
  /** What the column sorts by, ascending. A column with neither value nor compare does not sort. */
  readonly value?: (row: Row) => number | string;
  /** An order of its own, ascending, such as one of the rules’. */
  readonly compare?: (a: Row, b: Row) => number;
  /** Content of the cell; the value unless given. */
  readonly cell?: (row: Row) => ReactNode;
  /** Numbers are right-aligned under right-aligned heads. */
  readonly number?: boolean;
  /** The direction of its first press; the greatest number first, and texts from A on, unless given. */
  readonly first?: Sort['direction'];
  readonly strong?: boolean;
  /**
   * The name column: it heads each row for screen readers, stays in sight on a phone and, where rows open something,
   * holds the button.
   */
  readonly sticky?: boolean;
  /** Left out at the manager’s wish; the rows can be ordered by it all the same. */
  readonly hidden?: boolean;
}

/** What a table is sorted by. */
export interface Sort {
  readonly by: string;
  readonly direction: 'ascending' | 'descending';
}

/** How a press on the column's head, or its choice on a phone, orders rows that were ordered by another one. R-PRD-26 */
export function firstDirection<Row>({ first, number }: Pick<TableColumn<Row>, 'first' | 'number'>): Sort['direction'] {
  return first ?? (number ? 'descending' : 'ascending');
}

/** The other direction. */
export function turned(direction: Sort['direction']): Sort['direction'] {
  return direction === 'ascending' ? 'descending' : 'ascending';
}
