import { classes } from '../browser/classes.ts';
import styles from './data-table.module.css';
import { firstDirection, type Sort, type TableColumn, turned } from './data-table-column.ts';

interface DataTableHeadProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly sort: Sort | null;
  readonly onSort: (sort: Sort) => void;
}

/** The head of a table: a press sorts, the next one turns the direction. */
export function DataTableHead<Row>({ columns, sort, onSort }: DataTableHeadProps<Row>) {
  return (
    <thead>
      <tr>
        {columns.map((column) => {
          const direction = sort?.by === column.id ? sort.direction : undefined;
          const { number, sticky, title, header, id } = column;
          return (
            <th
              key={id}
              scope="col"
              aria-sort={direction}
              className={classes(number && styles.number, sticky && styles.sticky)}
            >
              {isSortable(column) ? (
                <button
                  type="button"
                  className={styles.sort}
                  title={title}
                  onClick={() => onSort({ by: id, direction: direction ? turned(direction) : firstDirection(column) })}
                >
                  {typeof header === 'string' && header !== title ? <abbr title={title}>{header}</abbr> : header}
                  <span className={styles.caret} aria-hidden>
                    {direction === 'descending' ? '▼' : '▲'}
                  </span>
                </button>
              ) : (
                <span title={title}>{header}</span>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

/** Whether a column can be sorted by. */
export function isSortable<Row>(column: TableColumn<Row>): boolean {
  return column.value !== undefined || column.compare !== undefined;
}
