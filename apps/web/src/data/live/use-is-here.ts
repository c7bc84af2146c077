import { useCallback, useLayoutEffect, useRef } from 'react';

/** Tells whether the component is still on the page, for answers that come late. */
export function useIsHere(): () => boolean {
  const here = useRef(false);
  useLayoutEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return useCallback(() => here.current, []);
}
