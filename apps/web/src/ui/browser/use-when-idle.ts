import { useEffect } from 'react';

/** Milliseconds after which it is done in any case, and in browsers without idle callbacks, such as Safari. */
const LATEST = 2000;

/** Does something once the browser has nothing else to do: what may come after what is seen first. */
export function useWhenIdle(act: () => void): void {
  useEffect(() => {
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(act, LATEST);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(act, { timeout: LATEST });
    return () => cancelIdleCallback(handle);
  }, [act]);
}
