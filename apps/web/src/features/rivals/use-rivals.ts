import type { RivalView } from '@mundo-manager/contract/client';
import { useCall } from '../../data/calls/use-call.ts';

/** The rivals of a club; none until they are known, and where the call fails, since a screen can do without. R-RIV-6 */
export function useRivals(clubId: string): readonly RivalView[] {
  const { data } = useCall('clubRivals', { params: { id: clubId } });
  return data?.rivals ?? [];
}
