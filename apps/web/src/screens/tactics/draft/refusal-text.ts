import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { type AnyRefusal, errorMessage } from '../../../components/messages/errors.ts';
import type { TacticDraft } from './use-tactic-draft.ts';

const BEFORE_KICK_OFF = msg`O jogo começa em instantes. Salve a tática depois do apito final.`;

/** What a refusal says in 'Táticas', which the club’s match locks before its kick-off already: nothing is under way then. R-TSC-25 */
export function refusalText(
  { isKickOffDue }: Pick<TacticDraft, 'isKickOffDue'>,
  refusal: AnyRefusal,
  ruleset: Ruleset,
): MessageDescriptor {
  return isKickOffDue && refusal.code === 'tactics/match-live' ? BEFORE_KICK_OFF : errorMessage(refusal, ruleset);
}
