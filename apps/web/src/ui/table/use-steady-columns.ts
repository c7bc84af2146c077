import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Column widths of a long table in pixels, as the browser chose them, which saves a new layout of all cells on
 * reordering. Null while it chooses: at first, and after new columns, rows (stable between renders), width or fonts.
 */
export function useSteadyColumns(
  tableRef: RefObject<HTMLTableElement | null>,
  { columns, rows, isLong }: { readonly columns: unknown; readonly rows: unknown; readonly isLong: boolean },
): readonly number[] | null {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const current = isLong && chosen !== null && chosen.columns === columns && chosen.rows === rows ? chosen : null;
  const isCurrent = current !== null;

  useLayoutEffect(() => {
    const element = tableRef.current;
    if (element === null || !isLong || isCurrent) return;
    // A column that a phone leaves out has no width and no place.
    const heads = [...element.querySelectorAll('thead th')].filter((head) => head.clientWidth > 0);
    setChosen({ columns, rows, widths: heads.map((head) => head.getBoundingClientRect().width) });
  }, [tableRef, columns, rows, isLong, isCurrent]);

  useLayoutEffect(() => {
    const around = tableRef.current?.parentElement;
    if (!isCurrent || !around) return;
    const chooseAgain = () => setChosen(null);
    let before = around.clientWidth;
    const watch = new ResizeObserver(() => {
      if (around.clientWidth !== before) chooseAgain();
      before = around.clientWidth;
    });
    watch.observe(around);
    document.fonts.addEventListener('loadingdone', chooseAgain);
    return () => {
      watch.disconnect();
      document.fonts.removeEventListener('loadingdone', chooseAgain);
    };
  }, [tableRef, isCurrent]);

  return current?.widths ?? null;
}

interface Chosen {
  readonly columns: unknown;
  readonly rows: unknown;
  readonly widths: readonly number[];
}
