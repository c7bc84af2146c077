import { useLayoutEffect, useRef } from 'react';

/** What a browser tells Android’s Back with. */
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
 * One watcher for whatever is topmost: several would be closed together without a touch of the page between them, and each closes but once.
 * The next one comes after the press that closed the last, or an Escape that closes one dialog would close the one below as well.
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
 * Back on a phone closes the topmost dialog instead of leaving the screen under it; one that can’t be closed yet stays, and so does the screen.
 * Only without a mouse: with a keyboard Escape is a browser’s Back as well, and dialogs listen to it themselves. R-PRD-13
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
