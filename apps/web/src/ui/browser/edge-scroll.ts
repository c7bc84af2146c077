import type { Point } from './point.ts';

/** Pixels from an edge of the window, inside of what sticks over it, where the page begins to move. */
const ZONE = 40;
/** Pixels that the page moves in a second at the edge itself. */
const SPEED = 900;
/** The longest step, milliseconds: a page that was busy does not jump. */
const LONGEST = 50;

/** The page that moves along while something is dragged. */
export interface EdgeScroll {
  readonly takenAt: (point: Point) => void;
  readonly movedTo: (point: Point) => void;
  readonly stop: () => void;
}

/**
 * Scrolls the page while a drag is at the upper or lower edge of the window, faster the nearer. A drag that starts
 * there scrolls only once it moves further.
 * @param onScroll called when another element is under the pointer
 */
export function edgeScroll(onScroll: (point: Point) => void): EdgeScroll {
  let taken: Point | null = null;
  let point: Point = { x: 0, y: 0 };
  let frame: number | null = null;
  let last = 0;
  const step = (now: number) => {
    const speed = taken === null ? 0 : speedAt(point.y, taken.y);
    frame = speed === 0 ? null : requestAnimationFrame(step);
    const before = window.scrollY;
    window.scrollBy({ top: (speed * Math.min(now - last, LONGEST)) / 1000, behavior: 'instant' });
    last = now;
    if (window.scrollY !== before) onScroll(point);
  };
  return {
    takenAt: (start) => {
      taken = start;
    },
    movedTo: (next) => {
      point = next;
      if (taken === null || frame !== null || speedAt(next.y, taken.y) === 0) return;
      last = performance.now();
      frame = requestAnimationFrame(step);
    },
    stop: () => {
      taken = null;
      if (frame !== null) cancelAnimationFrame(frame);
      frame = null;
    },
  };
}

/** Pixels a second, downwards. */
function speedAt(y: number, taken: number): number {
  // What sticks over the edges is what the focus keeps clear of.
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const top = Math.min(pixels(scrollPaddingTop) + ZONE, taken);
  const bottom = Math.max(window.innerHeight - pixels(scrollPaddingBottom) - ZONE, taken);
  const depth = Math.max(0, y - bottom) - Math.max(0, top - y);
  return SPEED * Math.max(-1, Math.min(1, depth / ZONE));
}

function pixels(length: string): number {
  return Number.parseFloat(length) || 0;
}
