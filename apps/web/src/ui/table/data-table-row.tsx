import { memo, type MouseEvent as Press, type ReactNode, useRef } from 'react';
import { classes } from '../browser/classes.ts';
import styles from './data-table.module.css';
import type { TableColumn } from './data-table-column.ts';

interface DataTableRowProps<Row> {
  readonly row: Row;
  /** The columns that are shown; stable between renders. */
  readonly columns: readonly TableColumn<Row>[];
  readonly mine: boolean;
  readonly off: boolean;
  /** Stable between renders. */
  readonly onPress: ((row: Row) => void) | null;
  /** Stable between renders. */
  readonly hrefOf: ((row: Row) => string) | null;
}

function TableRow<Row>({ row, columns, mine, off, onPress, hrefOf }: DataTableRowProps<Row>) {
  const link = useRef<HTMLAnchorElement>(null);
  const press = (event: Press) => {
    if (hrefOf !== null && asksForAnotherPlace(event)) return follow(event, link.current);
    event.preventDefault();
    onPress?.(row);
  };
  // No router's link: each of two hundred would look at the address again when another order of the rows is written there.
  const wayIn = (content: ReactNode) =>
    hrefOf === null ? (
      <button type="button" className={styles.row}>
        {content}
      </button>
    ) : (
      <a ref={link} href={hrefOf(row)} className={styles.row}>
        {content}
      </a>
    );
  return (
    <tr
      className={classes(mine && styles.mine, off && styles.off, onPress !== null && styles.clickable)}
      onClick={onPress === null ? undefined : press}
    >
      {columns.map((column) =>
        column.sticky ? (
          <th key={column.id} scope="row" className={columnClass(column)}>
            {onPress !== null ? wayIn(contentOf(column, row)) : contentOf(column, row)}
          </th>
        ) : (
          <td key={column.id} className={columnClass(column)}>
            {contentOf(column, row)}
          </td>
        ),
      )}
    </tr>
  );
}

/** A row of a DataTable, headed by its name (R-PRD-14). Another order of the rows moves it, and builds nothing anew: two hundred rows sort before the next paint. */
export const DataTableRow = memo(TableRow) as typeof TableRow;

/** With Ctrl, Command or Shift the browser opens another tab or window. */
function asksForAnotherPlace({ ctrlKey, metaKey, shiftKey }: Press): boolean {
  return ctrlKey || metaKey || shiftKey;
}

/** What a click on the link itself does is left to the browser; one anywhere else on the row is handed to the link, with the same keys. */
function follow({ target, ctrlKey, metaKey, shiftKey }: Press, link: HTMLAnchorElement | null): void {
  if (target instanceof Node && link?.contains(target)) return;
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
}

function contentOf<Row>(column: TableColumn<Row>, row: Row): ReactNode {
  return column.cell ? column.cell(row) : column.value?.(row);
}

function columnClass<Row>({ number, strong, sticky }: TableColumn<Row>): string {
  return classes(number && styles.number, strong && styles.strong, sticky && styles.sticky);
}
