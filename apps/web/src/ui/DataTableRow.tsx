import { memo, type ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './DataTable.module.css';
import type { Column } from './dataTableColumn.ts';

interface DataTableRowProps<Row> {
  readonly row: Row;
  /** The columns that are shown; stable between renders. */
  readonly columns: readonly Column<Row>[];
  readonly mine: boolean;
  readonly off: boolean;
  /** Stable between renders. */
  readonly onPress: ((row: Row) => void) | null;
}

function TableRow<Row>({ row, columns, mine, off, onPress }: DataTableRowProps<Row>) {
  return (
    <tr
      className={classes(mine && styles.mine, off && styles.off, onPress !== null && styles.clickable)}
      onClick={onPress === null ? undefined : () => onPress(row)}
    >
      {columns.map((column) => (
        <td key={column.id} className={columnClass(column)}>
          {column.sticky && onPress !== null ? (
            <button type="button" className={styles.row}>
              {contentOf(column, row)}
            </button>
          ) : (
            contentOf(column, row)
          )}
        </td>
      ))}
    </tr>
  );
}

/** A row of a DataTable. Another order of the rows moves it, and builds nothing anew: two hundred rows sort before the next paint. */
export const DataTableRow = memo(TableRow) as typeof TableRow;

function contentOf<Row>(column: Column<Row>, row: Row): ReactNode {
  return column.cell ? column.cell(row) : column.value?.(row);
}

function columnClass<Row>({ number, strong, sticky }: Column<Row>): string {
  return classes(number && styles.number, strong && styles.strong, sticky && styles.sticky);
}
