import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { errorMessage, type Refusal } from '../messages/errors.ts';
import { useKickOffIsDue } from './useKickOffIsDue.ts';

/** What is refused because of a live match, as it is told before the kick-off. */
const BEFORE_KICK_OFF: Readonly<Record<string, MessageDescriptor>> = {
  'tactics/match-live': msg`O jogo começa em instantes. Salve a tática depois do apito final.`,
  'training/match-live': msg`O jogo começa em instantes. O treino volta depois do apito final.`,
};

/** Says a refusal on a screen that the club’s match locks: before the kick-off nothing is under way yet. R-TSC-25, R-TRS-12 */
export function useRefusalText(): (refusal: Refusal) => string {
  const { t } = useLingui();
  const isDue = useKickOffIsDue();
  return (refusal) => t((isDue ? BEFORE_KICK_OFF[refusal.code] : undefined) ?? errorMessage(refusal));
}
