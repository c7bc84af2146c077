import { SQUAD_COLUMNS, type SquadColumn } from '@mundo-manager/rules/players';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Sort } from '../../ui/dataTableColumn.ts';
import { STATISTIC_COLUMNS, type StatisticColumn } from './statisticColumns.tsx';

const SORT = 'sort';
const DESCENDING = '-';

/** One of the eleven columns, or of those of the statistics, and a direction. */
export interface SquadSort extends Sort {
  readonly by: SquadColumn | StatisticColumn;
}

/** The order of the squad, kept in the address as `?sort=age` or `?sort=-age`: by number ascending unless told. R-SQD-2 */
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
  const by = [...SQUAD_COLUMNS, ...STATISTIC_COLUMNS].find((column) => column === name);
  if (by === undefined) return { by: 'number', direction: 'ascending' };
  return { by, direction: descending ? 'descending' : 'ascending' };
}
