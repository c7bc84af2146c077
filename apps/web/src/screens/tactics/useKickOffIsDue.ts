import { isKickOffDue } from '@mundo-manager/rules/match-window';
import { useGameNow } from '../../clock/GameClockContext.tsx';
import { useRuleset } from '../../ruleset/RulesetContext.ts';
import { useClub, useOwnMatches } from '../../session/useInitialData.ts';

/** Whether the club’s match, which locks the tactics already, is still to be kicked off. R-TSC-25 */
export function useKickOffIsDue(): boolean {
  const ruleset = useRuleset();
  const { id } = useClub();
  const matches = useOwnMatches();
  const now = useGameNow();
  return isKickOffDue(matches, id, now, ruleset);
}
