import { useSyncExternalStore } from 'react';

/** Whether the browser has a network. That the server answers is another question. R-ERR-12 */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline);
}

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

function isOnline(): boolean {
  return navigator.onLine;
}
