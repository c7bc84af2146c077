import { useLingui } from '@lingui/react/macro';
import { compareNames } from '@mundo-manager/rules/core';
import {
  type ColumnDef,
  createSortedRowModel,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { type CSSProperties, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { classes } from '../browser/classes.ts';
import styles from './data-table.module.css';
import type { Sort, TableColumn } from './data-table-column.ts';
import { DataTableHead } from './data-table-head.tsx';
import { DataTableRow } from './data-table-row.tsx';
import { DataTableSort } from './data-table-sort.tsx';
import { useFirstRowsFirst } from './use-first-rows-first.ts';
import { useSteadyColumns } from './use-steady-columns.ts';

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });

interface DataTableProps<Row> {
  /** What the table holds, for screen readers. */
  readonly label: string;
  /** Stable between renders (a module’s constant or a memo), as are the rows. */
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** Yours: marked and heavier. */
  readonly isMine?: (row: Row) => boolean;
  /** Greyed out, such as a player too tired to train. */
  readonly isOff?: (row: Row) => boolean;
  /** What a press on a row does; the sticky column’s cell becomes a button for the keyboard. */
  readonly onRow?: (row: Row) => void;
  /** The address that `onRow` leads to: the sticky column’s cell is then a link, which opens in another tab as links do. Stable between renders. */
  readonly hrefOf?: (row: Row) => string;
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
  const { label, columns, rows, rowId, isMine, isOff, onRow, hrefOf, initialSort } = props;
  const { sort, onSort, height, empty } = props;
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
  const { first, others } = useFirstRowsFirst(table.getRowModel().rows);
  const shown = useMemo(() => columns.filter(({ hidden }) => !hidden), [columns]);
  const element = useRef<HTMLTableElement>(null);
  const widths = useSteadyColumns(element, { columns: shown, rows: data, isLong: others.length > 0 });
  const latest = useRef(onRow);
  useEffect(() => {
    latest.current = onRow;
  });
  const press = useCallback((row: Row) => latest.current?.(row), []);

  if (rows.length === 0 && empty !== undefined) return empty;
  const toRow = ({ id, original }: { readonly id: string; readonly original: Row }) => (
    <DataTableRow
      key={id}
      row={original}
      columns={shown}
      mine={isMine?.(original) ?? false}
      off={isOff?.(original) ?? false}
      onPress={onRow ? press : null}
      hrefOf={hrefOf ?? null}
    />
  );
  const style: CSSProperties | undefined = height === undefined ? undefined : { maxHeight: height };
  return (
    <>
      <DataTableSort columns={columns} sort={current} onSort={change} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.wrap} style={style} tabIndex={0} aria-label={t`${label}, role para ver tudo`}>
        <table ref={element} className={classes(styles.table, widths !== null && styles.steady)} aria-label={label}>
          {widths !== null && (
            <colgroup>
              {widths.map((width, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns have an order and nothing else here
                <col key={index} style={{ width }} />
              ))}
            </colgroup>
          )}
          <DataTableHead columns={shown} sort={current} onSort={change} />
          <tbody>{first.map(toRow)}</tbody>
          {others.length > 0 && <tbody>{others.map(toRow)}</tbody>}
        </table>
      </section>
    </>
  );
}

function toDefinition<Row extends object>(column: TableColumn<Row>): ColumnDef<typeof features, Row> {
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
  return compareNames(String(a ?? ''), String(b ?? ''));
}
