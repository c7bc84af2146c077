import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Where the focus goes when a dialog closes: back to what opened it, or to the screen’s heading where that is gone, such as a button
 * that did its work. Without it a keyboard would begin again at the top of the page.
 */
export function useFinalFocus(open: boolean): () => HTMLElement | null {
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  return useCallback(() => {
    const back = opener.current;
    if (back instanceof HTMLElement && back.isConnected && back !== document.body) return back;
    return document.querySelector<HTMLElement>('main h1');
  }, []);
}
