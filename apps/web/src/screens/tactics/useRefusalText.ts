import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { errorMessage, type Refusal } from '../../messages/errors.ts';
import { useKickOffIsDue } from './useKickOffIsDue.ts';

const BEFORE_KICK_OFF = msg`O jogo começa em instantes. Salve a tática depois do apito final.`;

/** Says a refusal of 'Táticas', which the club’s match locks before its kick-off already: nothing is under way then. R-TSC-25 */
export function useRefusalText(): (refusal: Refusal) => string {
  const { t } = useLingui();
  const isDue = useKickOffIsDue();
  return (refusal) => t(isDue && refusal.code === 'tactics/match-live' ? BEFORE_KICK_OFF : errorMessage(refusal));
}
