import { useLocation, useSearchParams } from 'react-router-dom';

/** The id that a screen is about: from the address, else from the navigation state, else null. R-NAV-14 */
export function useAddressId(parameter: string, stateKey: string): string | null {
  const [query] = useSearchParams();
  const { state }: { state: unknown } = useLocation();
  const inAddress = query.get(parameter);
  if (inAddress) return inAddress;
  if (typeof state !== 'object' || state === null) return null;
  const value: unknown = Reflect.get(state, stateKey);
  return typeof value === 'string' ? value : null;
}
