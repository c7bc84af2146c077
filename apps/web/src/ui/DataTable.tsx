import { useLingui } from '@lingui/react/macro';
import {
  type ColumnDef,
  createSortedRowModel,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { type CSSProperties, type ReactNode, useMemo, useState } from 'react';
import { classes } from './classes.ts';
import styles from './DataTable.module.css';
import { DataTableHead } from './DataTableHead.tsx';
import { DataTableSort } from './DataTableSort.tsx';
import type { Column, Sort } from './dataTableColumn.ts';

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });

interface DataTableProps<Row> {
  /** What the table holds, for screen readers. */
  readonly label: string;
  /** Stable between renders (a module’s constant or a memo), as are the rows. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** Yours: marked and heavier. */
  readonly isMine?: (row: Row) => boolean;
  /** Greyed out, such as a player too tired to train. */
  readonly isOff?: (row: Row) => boolean;
  /** What a press on a row does; the sticky column’s cell becomes a button for the keyboard. */
  readonly onRow?: (row: Row) => void;
  readonly initialSort?: Sort;
  /** A sort that the caller keeps; together with `onSort`. */
  readonly sort?: Sort;
  readonly onSort?: (sort: Sort) => void;
  /** Scrolls inside this height (pixels), such as 556 on Plantel. */
  readonly height?: number;
  /** In place of rows when there are none. */
  readonly empty?: ReactNode;
}

/** A dense sortable table: mown rows, your row, a name column that stays on a phone, and a sort select there. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowId, isMine, isOff, onRow, initialSort, sort, onSort, height, empty } = props;
  const { t } = useLingui();
  const [ownSort, setOwnSort] = useState<Sort | null>(initialSort ?? null);
  const current = sort ?? ownSort;
  const change = onSort ?? setOwnSort;
  const sorting: SortingState = useMemo(
    () => (current ? [{ id: current.by, desc: current.direction === 'descending' }] : []),
    [current],
  );
  const definitions = useMemo(() => columns.map(toDefinition<Row>), [columns]);
  const data = useMemo(() => [...rows], [rows]);
  const table = useTable({ features, columns: definitions, data, getRowId: rowId, state: { sorting } });
  const shown = columns.filter(({ hidden }) => !hidden);

  if (rows.length === 0 && empty !== undefined) return empty;
  const style: CSSProperties | undefined = height === undefined ? undefined : { maxHeight: height };
  return (
    <>
      <DataTableSort columns={columns} sort={current} onSort={change} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.wrap} style={style} tabIndex={0} aria-label={t`${label}, role para ver tudo`}>
        <table className={styles.table} aria-label={label}>
          <DataTableHead columns={shown} sort={current} onSort={change} />
          <tbody>
            {table.getRowModel().rows.map(({ id, original }) => (
              <tr
                key={id}
                className={classes(
                  isMine?.(original) && styles.mine,
                  isOff?.(original) && styles.off,
                  onRow && styles.clickable,
                )}
                onClick={onRow && (() => onRow(original))}
              >
                {shown.map((column) => (
                  <td key={column.id} className={columnClass(column)}>
                    {column.sticky && onRow ? (
                      <button type="button" className={styles.row}>
                        {contentOf(column, original)}
                      </button>
                    ) : (
                      contentOf(column, original)
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

function toDefinition<Row extends object>(column: Column<Row>): ColumnDef<typeof features, Row> {
  const { id, value, compare } = column;
  return {
    id,
    accessorFn: (row: Row) => value?.(row),
    // A column with an order of its own has no value, and still sorts.
    sortUndefined: false,
    sortFn: (a, b) =>
      compare ? compare(a.original, b.original) : compareValues(value?.(a.original), value?.(b.original)),
  };
}

/** Numbers by size, words as Portuguese sorts them. */
function compareValues(a: number | string | undefined, b: number | string | undefined): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a ?? '').localeCompare(String(b ?? ''), 'pt-BR', { sensitivity: 'base' });
}

function contentOf<Row>(column: Column<Row>, row: Row): ReactNode {
  return column.cell ? column.cell(row) : column.value?.(row);
}

function columnClass<Row>(column: Column<Row>): string {
  const { number, strong, sticky, laptopOnly } = column;
  return classes(
    number && styles.number,
    strong && styles.strong,
    sticky && styles.sticky,
    laptopOnly && styles.laptop,
  );
}
