import { useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { IconButton } from '../form/icon-button.tsx';
import { Select } from '../form/select.tsx';
import styles from './data-table.module.css';
import { firstDirection, type Sort, type TableColumn, turned } from './data-table-column.ts';
import { isSortable } from './data-table-head.tsx';

interface DataTableSortProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly sort: Sort | null;
  readonly onSort: (sort: Sort) => void;
}

/** On a phone, where most heads are out of sight: a select and a direction. */
export function DataTableSort<Row>({ columns, sort, onSort }: DataTableSortProps<Row>) {
  const { t } = useLingui();
  const sortable = columns.filter(isSortable);
  if (sortable.length === 0) return null;
  const direction = sort?.direction ?? 'ascending';
  const none = { value: '', label: t`Ordem da tabela`, disabled: true };
  const options = sortable.map(({ id, title }) => ({ value: id, label: title }));
  return (
    <div className={styles.phoneSort}>
      <Select
        label={t`Ordenar por`}
        options={sort ? options : [none, ...options]}
        value={sort?.by ?? ''}
        onChange={(by) => onSort({ by, direction: firstDirection(sortable.find(({ id }) => id === by) ?? {}) })}
      />
      <IconButton
        icon={direction === 'ascending' ? ArrowUp : ArrowDown}
        label={direction === 'ascending' ? t`Ordem crescente` : t`Ordem decrescente`}
        disabled={!sort}
        onClick={() => sort && onSort({ by: sort.by, direction: turned(direction) })}
      />
    </div>
  );
}
