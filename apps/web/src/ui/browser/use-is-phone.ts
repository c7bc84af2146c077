import { useSyncExternalStore } from 'react';

/** The one breakpoint of the styles. */
const PHONE = '(max-width: 720px)';

function listen(onChange: () => void): () => void {
  const query = matchMedia(PHONE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the window is as narrow as a phone, for what styles alone can’t move, such as the columns of a table. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(listen, () => matchMedia(PHONE).matches);
}
