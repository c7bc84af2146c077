import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from './lazy-part.ts';
import { areToastsWanted, onToast } from './toasts.ts';

const ToastViewport = lazyPart(() => import('./toast-viewport.tsx'));

/** Where toasts stand; once in the application. Its code comes with the first toast, or when they are prepared for. */
export function Toasts() {
  const wanted = useSyncExternalStore(onToast, areToastsWanted);
  return <Suspense>{wanted && <ToastViewport />}</Suspense>;
}
