import { startTransition, useEffect, useMemo, useState } from 'react';

interface Identified {
  readonly id: string;
}

/** More rows than a table shows before somebody scrolls. */
const FIRST = 24;

/**
 * The rows of a long table in an order that the browser can paint at once: after another sort the first of them stand where they belong, and the
 * others follow when that has been painted. Short tables are not touched.
 */
export function useFirstRowsFirst<Row extends Identified>(rows: readonly Row[]): readonly Row[] {
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
  return useMemo(() => (isLong && settled !== rows ? partly(rows, settled) : rows), [isLong, rows, settled]);
}

/** The first rows in their new order, the others in the old one; all of them in the new one where rows came. */
function partly<Row extends Identified>(rows: readonly Row[], settled: readonly Row[]): readonly Row[] {
  const first = rows.slice(0, FIRST);
  const others = new Map(rows.slice(FIRST).map((row) => [row.id, row]));
  const rest = settled.flatMap(({ id }) => others.get(id) ?? []);
  return rest.length === others.size ? [...first, ...rest] : rows;
}
