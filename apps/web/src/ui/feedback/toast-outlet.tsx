import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from './lazy-part.ts';
import { areToastsWanted, onToast } from './toasts.ts';

const ToastViewport = lazyPart(() => import('./toast-viewport.tsx'));

/** The place of all toasts, once in the application. Its code loads with the first toast, or on `prepareToasts`. */
export function Toasts() {
  const wanted = useSyncExternalStore(onToast, areToastsWanted);
  return <Suspense>{wanted && <ToastViewport />}</Suspense>;
}
