import { SQUAD_COLUMNS } from '@mundo-manager/rules/players';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Sort } from '../../ui/table/data-table-column.ts';
import { DEVELOPMENT_COLUMNS } from './development-columns.tsx';
import { STATISTIC_COLUMNS } from './statistic-columns.tsx';

const SORT = 'sort';
const DESCENDING = '-';

const COLUMNS = [...SQUAD_COLUMNS, ...STATISTIC_COLUMNS, ...DEVELOPMENT_COLUMNS] as const;

/** One of the eleven columns, or of those that switches add, and a direction. */
export interface SquadSort extends Sort {
  readonly by: (typeof COLUMNS)[number];
}

/**
 * The order of the squad, kept in the address as `?sort=age` or `?sort=-age`: by number ascending unless given. R-SQD-2
 */
export function useSquadSort(): readonly [sort: SquadSort, change: (sort: Sort) => void] {
  const [query, setQuery] = useSearchParams();
  const written = query.get(SORT) ?? '';
  const sort = useMemo(() => parsed(written), [written]);
  const change = ({ by, direction }: Sort) => {
    const next = new URLSearchParams(query);
    next.set(SORT, direction === 'descending' ? `${DESCENDING}${by}` : by);
    setQuery(next, { replace: true, preventScrollReset: true, flushSync: true });
  };
  return [sort, change];
}

function parsed(written: string): SquadSort {
  const descending = written.startsWith(DESCENDING);
  const name = descending ? written.slice(DESCENDING.length) : written;
  const by = COLUMNS.find((column) => column === name);
  if (by === undefined) return { by: 'number', direction: 'ascending' };
  return { by, direction: descending ? 'descending' : 'ascending' };
}
