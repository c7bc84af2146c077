import { lazy, Suspense, useSyncExternalStore } from 'react';
import { areToastsWanted, onToast } from './toasts.ts';

const ToastViewport = lazy(() => import('./ToastViewport.tsx'));

/** Where toasts stand; once in the application. Its code comes with the first toast. */
export function Toasts() {
  const wanted = useSyncExternalStore(onToast, areToastsWanted);
  return <Suspense>{wanted && <ToastViewport />}</Suspense>;
}
