import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Milliseconds, as `--d-3`. */
const DURATION = 320;

/** Rows of the body that changed places since they were last shown slide to where they are now. `ids` names the rows from the top; rows with `data-line` are none of them. */
export function useSlidingRows(body: RefObject<HTMLElement | null>, ids: readonly string[]): void {
  const places = useRef<readonly string[]>(ids);
  const order = ids.join();
  useLayoutEffect(() => {
    const [before, rows] = [places.current, [...(body.current?.querySelectorAll(':scope > :not([data-line])') ?? [])]];
    const now = order.split(',');
    places.current = now;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const [place, row] of rows.entries()) {
      const from = rows[before.indexOf(now[place] ?? '')];
      if (from === undefined || from === row) continue;
      const distance = from.getBoundingClientRect().top - row.getBoundingClientRect().top;
      row.animate([{ transform: `translateY(${distance}px)` }, { transform: 'none' }], {
        duration: DURATION,
        easing: 'ease-out',
      });
    }
  }, [body, order]);
}
