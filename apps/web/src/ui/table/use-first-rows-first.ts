import { startTransition, useEffect, useMemo, useState } from 'react';

interface Identified {
  readonly id: string;
}

/** More rows than a table shows without scrolling. */
const FIRST = 24;

interface RowGroups<Row> {
  readonly first: readonly Row[];
  readonly others: readonly Row[];
}

/**
 * Splits a long table’s rows for a fast first paint after sorting: the first are sorted at once, the others after that
 * paint. Each group needs its own parent, or moving rows would move all. Short tables are one group.
 */
export function useFirstRowsFirst<Row extends Identified>(rows: readonly Row[]): RowGroups<Row> {
  const [settled, setSettled] = useState(rows);
  const isLong = rows.length > FIRST;
  useEffect(() => {
    if (!isLong || settled === rows) return;
    let painted = 0;
    const frame = requestAnimationFrame(() => {
      painted = window.setTimeout(() => startTransition(() => setSettled(rows)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(painted);
    };
  }, [isLong, rows, settled]);
  return useMemo(
    () => ({ first: rows.slice(0, FIRST), others: isLong ? inOrderOf(settled, rows.slice(FIRST)) : [] }),
    [isLong, rows, settled],
  );
}

/** Those rows in their previous order; in the new one where rows have been added. */
function inOrderOf<Row extends Identified>(settled: readonly Row[], rows: readonly Row[]): readonly Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const before = settled.flatMap(({ id }) => byId.get(id) ?? []);
  return before.length === rows.length ? before : rows;
}
