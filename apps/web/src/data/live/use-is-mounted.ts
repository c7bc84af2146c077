import { useCallback, useLayoutEffect, useRef } from 'react';

/** Returns a check of whether the component is still mounted, for answers that come late. */
export function useIsMounted(): () => boolean {
  const here = useRef(false);
  useLayoutEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return useCallback(() => here.current, []);
}
