import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Returns the item of that id from the state of the navigation just made, else null. State of older history entries
 * may be out of date, so a reload and the back button do without. R-NAV-9, R-NAV-12
 */
export function useNavigationItem<T extends { readonly id: string }>(stateKey: string, id: string | null): T | null {
  const { state }: { state: unknown } = useLocation();
  const isJustTaken = useNavigationType() === 'PUSH';
  if (!isJustTaken || typeof state !== 'object' || state === null) return null;
  const carried = Reflect.get(state, stateKey) as T | null | undefined;
  return carried && carried.id === id ? carried : null;
}
