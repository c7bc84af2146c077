import type { MatchView } from '@mundo-manager/contract/client';
import type { SideName } from '@mundo-manager/engine';
import { useClub } from '../../../data/calls/use-initial-data.ts';

/** The side that charts paint solid, the other one grey: the own club wherever it plays, home in a match between others. R-STT-12 */
export function useSolidSide({ away }: MatchView): SideName {
  return away.id === useClub().id ? 'away' : 'home';
}
