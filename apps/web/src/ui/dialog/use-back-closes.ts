import { useLayoutEffect, useRef } from 'react';

/** The browser’s CloseWatcher, which reports Android’s Back. */
interface Watcher {
  onclose: (() => void) | null;
  destroy(): void;
}

declare global {
  interface Window {
    /** Not in every browser. */
    readonly CloseWatcher?: new () => Watcher;
  }
}

/** How each open dialog is asked to close, the topmost last. */
const dialogs: (() => void)[] = [];
let watcher: Watcher | null = null;
let due = 0;

/**
 * Renews the watcher of the topmost dialog. Browsers close several together without a press between, and each fires
 * once. The next one starts after the press, or one Escape would close the next dialog, too.
 */
function watchAgain(): void {
  clearTimeout(due);
  watcher?.destroy();
  watcher = null;
  if (dialogs.length > 0) due = window.setTimeout(watch);
}

function watch(): void {
  const { CloseWatcher } = window;
  if (CloseWatcher === undefined) return;
  watcher = new CloseWatcher();
  watcher.onclose = () => {
    dialogs.at(-1)?.();
    watchAgain();
  };
}

/**
 * Closes the topmost dialog on a phone’s Back instead of leaving the screen; both stay where it can’t close yet. Touch
 * screens only: with a keyboard, Escape counts as Back, and dialogs handle it themselves. R-PRD-13
 */
export function useBackCloses(open: boolean, close: () => void): void {
  const latest = useRef(close);
  useLayoutEffect(() => {
    latest.current = close;
  });
  useLayoutEffect(() => {
    if (!open || window.CloseWatcher === undefined || !matchMedia('(hover: none)').matches) return;
    const ask = () => latest.current();
    dialogs.push(ask);
    watchAgain();
    return () => {
      dialogs.splice(dialogs.indexOf(ask), 1);
      watchAgain();
    };
  }, [open]);
}
