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
 * The rows of a long table in an order that the browser can paint at once: after another sort the first of them stand where they belong, and the
 * others follow when that has been painted. Each group needs a parent of its own, or moving the first would move all others. Short tables are one group.
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

/** Those rows in the order in which they stood; in their own where some have come. */
function inOrderOf<Row extends Identified>(settled: readonly Row[], rows: readonly Row[]): readonly Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const before = settled.flatMap(({ id }) => byId.get(id) ?? []);
  return before.length === rows.length ? before : rows;
}
