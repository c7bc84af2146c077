import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Returns the element to focus when a dialog closes: its opener, or the screen’s heading where that is gone, such as a
 * used button. Without it the keyboard would start again at the top.
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
