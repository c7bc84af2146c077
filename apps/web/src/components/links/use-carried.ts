import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * What came along with a way that was just taken, where it has that id; null otherwise. What an older entry of the history carries may be out of date,
 * so a reload and the back button do without. R-NAV-9, R-NAV-12
 */
export function useCarried<T extends { readonly id: string }>(stateKey: string, id: string | null): T | null {
  const { state }: { state: unknown } = useLocation();
  const isJustTaken = useNavigationType() === 'PUSH';
  if (!isJustTaken || typeof state !== 'object' || state === null) return null;
  const carried = Reflect.get(state, stateKey) as T | null | undefined;
  return carried && carried.id === id ? carried : null;
}
